import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dropDatabase, makeDatabase } from './database.js';
import { shoot } from './load.js';
import { startParda } from './parda.js';
import type { Subject } from './subject.js';
import { median } from './table.js';

/**
 * How long the built server takes until `/readyz` says that it is ready, and what it then needs of memory: `npm run bench:start`.
 * On an embedded folder that is there already; with DATABASE_URL, a superuser's, on PostgreSQL as well, where it makes and drops a
 * database of its own. Needs `npm run build` before it.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const address = process.env.DATABASE_URL;
const NAME = 'parda_start';
/** As many requests as are made before memory is read. */
const LOAD = 2_000;
const QUERY =
  '{ products(first: 20) { totalCount edges { node { id name price description } } } siteStats { totalRequests } }';

const megabytes = (subject: Subject) => subject.memoryBytes() / 1024 ** 2;

/** @throws Error where it is open, but not ready */
async function start(env: NodeJS.ProcessEnv): Promise<Subject> {
  const subject = await startParda({ ...env, ANSWER_CACHE: 'off' });
  const { status } = await fetch(`${subject.origin}/readyz`);
  if (status !== 200) throw new Error(`/readyz answered ${status}.`);
  return subject;
}

const load = (subject: Subject) =>
  shoot(
    subject,
    {
      method: 'POST',
      path: '/graphql',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    },
    { requests: LOAD },
  );

/** Starts again and again on what the first start has made. */
async function measure(title: string, env: NodeJS.ProcessEnv): Promise<void> {
  const first = await start(env);
  await first.stop();
  const times = [];
  const idle = [];
  const loaded = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const server = await start(env);
    times.push(performance.now() - begun);
    idle.push(megabytes(server));
    if (round === 0) {
      await load(server);
      loaded.push(megabytes(server));
    }
    await server.stop();
  }
  console.log(
    `| ${title} | ${median(times).toFixed(0)} ms | ${median(idle).toFixed(0)} MB | ${median(loaded).toFixed(0)} MB |`,
  );
}

async function onPostgres(on: string, folder: string): Promise<void> {
  await measure('PostgreSQL', { DATABASE_URL: await makeDatabase(on, NAME), DATA_DIR: folder });
  await dropDatabase(on, NAME);
}

const folder = await mkdtemp(path.join(tmpdir(), 'parda-start-'));
console.log(`| started on | ready after | memory | after ${LOAD} requests |\n|---|---|---|---|`);
if (address) await onPostgres(address, path.join(folder, 'postgres'));
await measure('an embedded folder', { DATABASE_URL: undefined, DATA_DIR: path.join(folder, 'embedded') });
await rm(folder, { recursive: true, force: true });
