// @module-tag database
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { model } from '../../rooms.js';
import { openTestDatabase, postgresUrl, silentLog } from '../../testing/database.js';
import { eventually } from '../../testing/eventually.js';
import { Gate } from '../../testing/gate.js';
import { type Database, openDatabase } from './database.js';
import { isOutage } from './outage.js';

describe.runIf(postgresUrl)('a PostgreSQL at the end of a line', () => {
  let kept: Database;
  let gate: Gate;
  let database: Database;
  beforeEach(async () => {
    kept = await openTestDatabase();
    const url = new URL(kept.orm.config.get('clientUrl'));
    gate = await Gate.before(url);
    database = await openDatabase({ url: gate.addressOf(url).href }, model, silentLog);
  });
  afterEach(async () => {
    await gate.turn('open');
    await database.close();
    await gate.close();
    await kept.close();
  });

  const ask = () => database.em.fork().execute('select 1 as one');
  const failure = () => ask().catch((error: unknown) => error);

  it('is not ready while the line is cut, and again by itself', async () => {
    expect(await database.isReady()).toBe(true);
    await gate.turn('shut');
    expect(await database.isReady()).toBe(false);
    expect(await failure()).toSatisfy(isOutage);
    await gate.turn('open');
    await eventually(async () => expect(await database.isReady()).toBe(true));
    expect(await ask()).toEqual([{ one: 1 }]);
  });

  it('is not ready while nothing comes over the line, and whoever needs a new connection is told', async () => {
    await ask();
    await gate.turn('silent');
    // the connection that stands is waited for: what was sent over it may have been done
    const waiting = ask();
    expect(await database.isReady()).toBe(false);
    expect(await failure()).toSatisfy(isOutage);
    await gate.turn('open');
    expect(await waiting).toEqual([{ one: 1 }]);
    await eventually(async () => expect(await database.isReady()).toBe(true));
  });

  it('has a place for the next request as soon as one is free, and does not keep it waiting for ever', async () => {
    let leave!: () => void;
    const held = new Promise<void>((resolve) => (leave = resolve));
    let inside = 0;
    const hold = () =>
      database.em.fork().transactional(async (em) => {
        await em.execute('select 1');
        inside += 1;
        await held;
      });
    const holders = Array.from({ length: 10 }, hold);
    await eventually(() => expect(inside).toBe(10));
    const received = await failure();
    leave();
    await Promise.all(holders);
    expect(received).toSatisfy(isOutage);
    expect(await ask()).toEqual([{ one: 1 }]);
  });
});
