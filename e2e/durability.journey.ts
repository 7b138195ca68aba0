import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { FULL } from '../server/testing/full.js';
import { emptyDatabase, postgresUrl } from './support/postgres.js';
import { BOOKING_PATH, bookingWith } from './support/repairs.js';
import { call, dataFolder, launch, shutDown } from './support/server.js';

const KILLS = FULL ? 20 : 4;

/** Books, kills the server the moment the booking is acknowledged, and looks for it after a new start, again and again. */
async function killAndLook(env: NodeJS.ProcessEnv): Promise<string[]> {
  const lost: string[] = [];
  let server = await launch(env);
  for (let number = 1; number <= KILLS; number++) {
    const headers = { 'Idempotency-Key': randomUUID() };
    const request = bookingWith({ userName: `Customer ${number}` });
    const { body } = await call<{ id: string }>(server.url, 'POST', BOOKING_PATH, request, headers);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');

    server = await launch(env);
    const found = await call<{ status: string }>(server.url, 'GET', `/api/repairs/${body.id}`);
    const retried = await call<{ id: string }>(server.url, 'POST', BOOKING_PATH, request, headers);
    if (found.status !== 200 || found.body.status !== 'REQUESTED' || retried.body.id !== body.id) lost.push(body.id);
  }
  await shutDown(server);
  return lost;
}

describe(`a server killed right after an acknowledged booking, ${KILLS} times`, () => {
  it('loses nothing on the embedded database', async () => {
    const { folder, remove } = await dataFolder();
    expect(await killAndLook({ DATA_DIR: folder, SEED: 'none' })).toEqual([]);
    await remove();
  });

  it.runIf(postgresUrl)('loses nothing on PostgreSQL', async () => {
    const { url, drop } = await emptyDatabase('parda_journey_durability');
    expect(await killAndLook({ DATABASE_URL: url, JWT_SECRET: randomUUID(), SEED: 'none' })).toEqual([]);
    await drop();
  });
});
