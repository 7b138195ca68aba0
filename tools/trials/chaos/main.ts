/**
 * A shop under a mixed load, while what it is on is killed, hung, filled up and cut off: three processes on a real PostgreSQL with a
 * replica, or one on the embedded database.
 * `npm run build && npm run chaos [-- --minutes 10] [--seed 1] [--only "the disk is full"]… [--embedded]`. It fails when something that was
 * acknowledged is lost or doubled, when an answer fails that no fault excuses, or when the shop does not come back by itself.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { adminHeaders } from '../../../e2e/support/server.js';
import { Caller } from '../load/caller.js';
import { newLedger, type Shop } from '../load/ledger.js';
import { admin, correspondent, customer, inquirer, photographer, reader } from '../load/people.js';
import type { Fault } from './faults/fault.js';
import { faults } from './faults/faults.js';
import { openCluster, openEmbedded } from './trialShop.js';
import { judgeAnswers, judgeRecords, type Window } from './verdict.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    only: { type: 'string', multiple: true },
    embedded: { type: 'boolean', default: false },
  },
});

/** Fewer come to one process with the database in it. */
const crowd = (count: number) => (values.embedded ? Math.ceil(count / 3) : count);
const PEOPLE = [
  [reader, crowd(6)],
  [customer, crowd(4)],
  [admin, crowd(2)],
  [correspondent, 1],
  [photographer, 1],
  [inquirer, 1],
] as const;
/** Between two faults. */
const CALM_MS = 8_000;
/** After everything is ready again: answers that were on their way, and a proxy that lets a process rest. */
const AFTERMATH_MS = 2_000;
const HEALED_WITHIN_MS = 60_000;
const MOST_SHOWN = 20;

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

/** Each once, in an order of its own, before any comes again. */
function* inRounds<Item>(items: readonly Item[]): Generator<Item, void> {
  while (items.length > 0) {
    const left = [...items];
    while (left.length > 0) yield left.splice(Math.floor(random() * left.length), 1)[0]!;
  }
}

const chosen = faults.filter(({ name }) => values.only === undefined || values.only.includes(name));
if (chosen.length === 0) {
  console.log(`There is no fault '${values.only!.join()}'. There are:`);
  for (const { name } of faults) console.log(`  ${name}`);
  process.exit(1);
}

const seed = Number(values.seed);
const random = randomOf(seed);
const trial = await (values.embedded ? openEmbedded() : openCluster());
const possible = chosen.filter((fault) => {
  const missing = fault.missing?.(trial);
  if (missing !== undefined) console.log(`${fault.name}: left out, ${missing}`);
  return missing === undefined;
});
const ledger = newLedger();
const caller = new Caller(trial.url, trial.certificate);
let isOver = false;
const shop: Shop = { caller, ledger, admin: await adminHeaders(trial.servers[0]!.url), isOver: () => isOver };

const isReady = async (url: string) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok === true;
const areReady = async () => (await Promise.all(trial.servers.map(({ url }) => isReady(url)))).every(Boolean);

async function heal(): Promise<void> {
  const until = Date.now() + HEALED_WITHIN_MS;
  while (!(await areReady())) {
    if (Date.now() > until) throw new Error('The shop did not come back by itself.');
    await wait(200);
  }
}

const windows: Window[] = [];

async function suffer(fault: Fault): Promise<void> {
  const from = Date.now();
  // while it lasts, for whoever asks meanwhile, and if it does not end
  const window = { fault, from, to: Infinity };
  windows.push(window);
  await fault.happen(trial, random);
  const ended = Date.now();
  await heal();
  const healed = Date.now();
  await wait(AFTERMATH_MS);
  window.to = Date.now();
  console.log(`${fault.name}: ${seconds(ended - from)} s, ready ${seconds(healed - ended)} s later`);
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

const problems: string[] = [];
const people = PEOPLE.flatMap(([person, count]) => Array.from({ length: count }, () => person(shop)));
console.log(`${people.length} people, ${values.minutes} minutes, seed ${seed}`);
const end = Date.now() + Number(values.minutes) * 60_000;
try {
  for (const fault of inRounds(possible)) {
    if (Date.now() > end) break;
    await wait(CALM_MS);
    await suffer(fault);
  }
  await wait(CALM_MS);
} catch (error) {
  problems.push(String(error));
}
isOver = true;
await Promise.all(people);

const badAnswers = judgeAnswers(ledger, windows);
problems.push(...badAnswers.slice(0, MOST_SHOWN));
await judgeRecords(trial, ledger, caller, shop.admin).then(
  (found) => problems.push(...found),
  (error: unknown) => problems.push(`what was kept could not be read: ${String(error)}`),
);
caller.close();
await trial.stop();

const received = [...ledger.bookings.values(), ...ledger.products.values(), ...ledger.mails.values()].filter(Boolean);
console.log(
  `${ledger.answers.length} answers, ${ledger.answers.filter(({ isGood }) => !isGood).length} failed, ` +
    `${badAnswers.length} of them without an excuse, in ${windows.length} faults; ` +
    `${received.length} acknowledged writes and mails, ${ledger.uploads.length} uploads (seed ${seed})`,
);
for (const problem of problems) console.log(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);
