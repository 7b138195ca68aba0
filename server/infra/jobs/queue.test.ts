// @module-tag database
import { expect, it } from 'vitest';
import type { Job } from '../../core/context.js';
import { transaction } from '../../core/events.js';
import { openTestDatabase, silentLog } from '../../testing/database.js';
import { useTestApp } from '../../testing/testApp.js';
import { JobQueue } from './queue.js';

const app = useTestApp();

/** A queue of its own kind of work, beside the application's. */
async function queueOf(handle: (word: string) => void) {
  const job: Job<{ word: string }> = {
    name: 'say',
    retries: 2,
    pauseSeconds: 1,
    handle: async (_ctx, { word }) => handle(word),
  };
  const database = await openTestDatabase();
  const queue = await JobQueue.open(database, [job], silentLog);
  const deps = { ...app.deps, database, jobs: queue };
  const ctx = () => ({ ...app.ctx(), em: database.em.fork({ useContext: true }), jobs: queue });
  const close = async () => {
    await queue.stop();
    await database.close();
  };
  return { job, queue, deps, ctx, close };
}

it('does what was asked for in a transaction only if that commits', async () => {
  const said: string[] = [];
  const { job, queue, deps, ctx, close } = await queueOf((word) => void said.push(word));
  const failing = ctx();
  const undone = transaction(failing, async () => {
    await queue.enqueue(failing, job, { word: 'undone' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  const committing = ctx();
  await transaction(committing, () => queue.enqueue(committing, job, { word: 'done' }));
  await queue.runDue(deps);
  await close();
  expect(said).toEqual(['done']);
});

it('works as soon as there is work, and again where it failed', async () => {
  const said: string[] = [];
  let finished!: () => void;
  const done = new Promise<void>((resolve) => (finished = resolve));
  const { job, queue, deps, ctx, close } = await queueOf((word) => {
    said.push(word);
    if (said.length === 1) throw new Error('not yet');
    finished();
  });
  await queue.work(deps);
  await queue.enqueue(ctx(), job, { word: 'hello' });
  await done;
  await close();
  expect(said).toEqual(['hello', 'hello']);
});

it('says of work that nobody does where it has to be declared, also within a transaction', async () => {
  const { job, queue, ctx, close } = await queueOf(() => undefined);
  const asking = ctx();
  const undeclared = { ...job, name: 'sing' };
  const asked = transaction(asking, () => queue.enqueue(asking, undeclared, { word: 'la' }));
  await expect(asked).rejects.toThrow("There is no job 'sing': a room has to declare it (room.ts).");
  const putBack = asking.em.transactional((em) =>
    queue.putBack(em, [{ name: 'sing', data: {}, startAfter: new Date().toISOString() }]),
  );
  await expect(putBack).rejects.toThrow("There is no job 'sing'");
  await close();
});
