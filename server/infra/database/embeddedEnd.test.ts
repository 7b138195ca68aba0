import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { whenItGivesUp } from './embeddedEnd.js';

it('tells when the database gives itself up, and not of what it only refuses', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'parda-test-'));
  const client = await PGlite.create(folder);
  const received: string[] = [];
  whenItGivesUp(client, (reason) => received.push(reason));
  await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
  expect(received).toEqual([]);
  // as a full disk would: there is no place for the next piece of its log
  await rm(path.join(folder, 'pg_wal'), { recursive: true });
  const fillLog = async () => {
    for (;;) await client.query(`select pg_logical_emit_message(true, 'test', repeat('a', 100000))`);
  };
  await expect(fillLog()).rejects.toMatchObject({ severity: 'PANIC' });
  expect(received).toHaveLength(1);
  // to ask it anything more, even to close it, would be for ever
  await rm(folder, { recursive: true });
});
