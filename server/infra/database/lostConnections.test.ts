// @module-tag database
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, postgresUrl } from '../../testing/database.js';
import { eventually } from '../../testing/eventually.js';
import type { Database } from './database.js';

/** More than a pool has places. */
const LOSSES = 12;

describe.runIf(postgresUrl)('a connection that PostgreSQL ends', () => {
  let database: Database;
  beforeAll(async () => void (database = await openTestDatabase()));
  afterAll(() => database.close());

  const ask = (statement: string, values?: unknown[]) => database.em.fork().execute(statement, values);
  const answer = async () => (await ask('select 1 as one')) as unknown;
  const ONE = [{ one: 1 }];

  it.each([
    ['while a statement runs', 'select pg_sleep(60)'],
    ['between two statements', 'select 1'],
  ])('in a transaction, %s, takes no place of the pool', async (_when, statement) => {
    for (let loss = 0; loss < LOSSES; loss++) {
      const lost = database.em.fork().transactional(async (em) => {
        const [{ pid }] = await em.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
        await Promise.all([em.execute(statement), ask('select pg_terminate_backend(?)', [pid])]);
        await eventually(async () =>
          expect(await ask('select 1 from pg_stat_activity where pid = ?', [pid])).toEqual([]),
        );
      });
      await expect(lost).rejects.toThrow(/connection/i);
    }
    expect(await answer()).toEqual(ONE);
  });

  it('while nobody holds it is lost to nobody', async () => {
    await Promise.all(Array.from({ length: 4 }, answer));
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    for (let turn = 0; turn < LOSSES; turn++) expect(await eventually(answer)).toEqual(ONE);
  });
});
