import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dropDatabase, makeDatabase } from './growth/database.js';
import { BuiltServer } from './growth/server.js';

/**
 * How long the built server takes until `/readyz` says that it is ready, and what it then needs of memory: `npm run bench:start`.
 * On an embedded folder that is there already; with DATABASE_URL, a superuser's, on PostgreSQL as well, where it makes and drops a
 * database of its own. Needs `npm run build` before it.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, port: { type: 'string', default: '4512' } },
});
const rounds = Number(values.rounds);
const port = Number(values.port);
const address = process.env.DATABASE_URL;
const NAME = 'parda_start';
/** As many requests as are made before memory is read. */
const LOAD = 2_000;
const CONNECTIONS = 10;
const QUERY =
  '{ products(first: 20) { totalCount edges { node { id name price description } } } siteStats { totalRequests } }';

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Megabytes that the process holds, as Linux tells. */
async function residentOf({ pid }: BuiltServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

async function load({ url }: BuiltServer): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const ask = async () =>
    (await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: QUERY }) })).text();
  for (let done = 0; done < LOAD; done += CONNECTIONS) await Promise.all(Array.from({ length: CONNECTIONS }, ask));
}

/** Starts again and again on what the first start has made. */
async function measure(title: string, databaseUrl: string | undefined, folder: string): Promise<void> {
  const first = await BuiltServer.start(port, databaseUrl, folder);
  await first.stop();
  const times = [];
  const idle = [];
  const loaded = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const server = await BuiltServer.start(port, databaseUrl, folder);
    times.push(performance.now() - begun);
    idle.push(await residentOf(server));
    if (round === 0) {
      await load(server);
      loaded.push(await residentOf(server));
    }
    await server.stop();
  }
  console.log(
    `| ${title} | ${median(times).toFixed(0)} ms | ${median(idle).toFixed(0)} MB | ${median(loaded).toFixed(0)} MB |`,
  );
}

async function onPostgres(on: string, folder: string): Promise<void> {
  await measure('PostgreSQL', await makeDatabase(on, NAME), folder);
  await dropDatabase(on, NAME);
}

const folder = await mkdtemp(path.join(tmpdir(), 'parda-start-'));
console.log(`| started on | ready after | memory | after ${LOAD} requests |\n|---|---|---|---|`);
if (address) await onPostgres(address, path.join(folder, 'postgres'));
await measure('an embedded folder', undefined, path.join(folder, 'embedded'));
await rm(folder, { recursive: true, force: true });
