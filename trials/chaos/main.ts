/**
 * A shop of three processes on a real PostgreSQL with a replica, under a mixed load, while processes and databases are killed:
 * `npm run build && npm run chaos [-- --minutes 10] [--seed 1]`. It fails when something that was acknowledged is lost or doubled, when
 * an answer fails outside the moments of a fault, or when the shop does not come back by itself.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '../../journeys/cluster/cluster.js';
import { onPostgres } from '../../journeys/support/postgres.js';
import { adminHeaders } from '../../journeys/support/server.js';
import { Caller } from '../load/caller.js';
import { faults } from './faults.js';
import { admin, customer, newLedger, reader, type Shop } from '../load/people.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});

const READERS = 6;
const CUSTOMERS = 4;
const ADMINS = 2;
/** Between two faults. */
const CALM_MS = 8_000;
/** After everything is ready again: answers that were on their way, and a proxy that lets a process rest. */
const AFTERMATH_MS = 2_000;
const HEALED_WITHIN_MS = 60_000;

/** Small and good enough to choose with, and the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const seed = Number(values.seed);
const random = randomOf(seed);
const cluster = await startCluster({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'fatal', SEED: 'demo' } });
const ledger = newLedger();
const caller = new Caller(cluster.url, cluster.proxy.certificate.cert);
let isOver = false;
const shop: Shop = { caller, ledger, admin: await adminHeaders(cluster.servers[0]!.url), isOver: () => isOver };

const isReady = async (url: string) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok === true;
const areReady = async () => (await Promise.all(cluster.servers.map(({ url }) => isReady(url)))).every(Boolean);

/** When faults had their effect. */
const windows: { name: string; from: number; to: number }[] = [];

async function heal(): Promise<void> {
  const until = Date.now() + HEALED_WITHIN_MS;
  while (!(await areReady())) {
    if (Date.now() > until) throw new Error('The shop did not come back by itself.');
    await wait(200);
  }
}

const problems: string[] = [];
const people = [
  ...Array.from({ length: READERS }, () => reader(shop)),
  ...Array.from({ length: CUSTOMERS }, () => customer(shop)),
  ...Array.from({ length: ADMINS }, () => admin(shop)),
];
console.log(`${people.length} people, ${values.minutes} minutes, seed ${seed}`);
const end = Date.now() + Number(values.minutes) * 60_000;
try {
  while (Date.now() < end) {
    await wait(CALM_MS);
    const fault = faults[Math.floor(random() * faults.length)]!;
    const from = Date.now();
    await fault.happen(cluster, random);
    await heal();
    await wait(AFTERMATH_MS);
    windows.push({ name: fault.name, from, to: Date.now() });
    console.log(`${fault.name}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
  }
  await wait(CALM_MS);
} catch (error) {
  problems.push(String(error));
}
isOver = true;
await Promise.all(people);

const isExcused = (from: number, to: number) => windows.some((each) => from <= each.to && to >= each.from);
const failed = ledger.answers.filter(({ isGood }) => !isGood);
const unexcused = failed.filter(({ from, to }) => !isExcused(from, to));
problems.push(...unexcused.slice(0, 20).map(({ what }) => `outside any fault: ${what}`));

const countBy = async (sql: string) =>
  new Map(
    (await onPostgres<{ key: string; count: string }>(cluster.databaseUrl, sql)).map(({ key, count }) => [
      key,
      Number(count),
    ]),
  );
const booked = await countBy('select issue_description as key, count(*) as count from repair group by 1');
const added = await countBy('select name as key, count(*) as count from product group by 1');
for (const [mark, id] of ledger.bookings) {
  const count = booked.get(mark) ?? 0;
  if (id && count === 0) problems.push(`an acknowledged booking is lost: ${id}`);
  if (count > 1) problems.push(`a booking is there ${count} times: ${id}`);
}
for (const [name, isAcknowledged] of ledger.products) {
  const count = added.get(name) ?? 0;
  if (isAcknowledged && count === 0) problems.push(`an acknowledged product is lost: ${name}`);
  if (count > 1) problems.push(`a product is there ${count} times: ${name}`);
}
caller.close();
await cluster.stop();

const acknowledged =
  [...ledger.bookings.values()].filter(Boolean).length + [...ledger.products.values()].filter(Boolean).length;
console.log(
  `${ledger.answers.length} answers, ${failed.length} failed, ${unexcused.length} of them outside the ${windows.length} faults; ` +
    `${acknowledged} acknowledged writes (seed ${seed})`,
);
for (const problem of problems) console.log(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
