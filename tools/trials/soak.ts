/**
 * One server under a steady load of visitors, customers and an admin, whose memory must not grow:
 * `npm run build && npm run soak [-- --minutes 60]`, in the PostgreSQL of `DATABASE_URL` or on the embedded database. The median of the last quarter is compared
 * with that of the second: the first one warms up.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { adminHeaders } from '../../e2e/support/server.js';
import { Caller } from './load/caller.js';
import { newLedger, type Shop } from './load/ledger.js';
import { admin, customer, reader } from './load/people.js';
import { startTrialServer } from './load/server.js';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const MOST_GROWTH = 1.1;
const SAMPLE_MS = 5_000;
const TELL_EVERY = 24;

const server = await startTrialServer('soak');

/** Resident memory of the server in megabytes. */
function memory(): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const ledger = newLedger();
const end = Date.now() + Number(values.minutes) * 60_000;
const shop: Shop = {
  caller: new Caller(server.url),
  ledger,
  admin: await adminHeaders(server.url),
  isOver: () => Date.now() > end,
};
const people = [...Array.from({ length: 6 }, () => reader(shop)), customer(shop), admin(shop)];
const samples: number[] = [];
while (Date.now() < end) {
  await wait(SAMPLE_MS);
  samples.push(memory());
  if (samples.length % TELL_EVERY === 0) {
    console.log(
      `${Math.round((samples.length * SAMPLE_MS) / 60_000)} min: ${Math.round(samples.at(-1)!)} MB, ${ledger.answers.length} answers`,
    );
  }
}
await Promise.all(people);
shop.caller.close();
const isClean = server.process.exitCode === null;
await server.end();

const quarter = Math.floor(samples.length / 4);
const [early, late] = [median(samples.slice(quarter, 2 * quarter)), median(samples.slice(-quarter))];
const failed = ledger.answers.filter(({ isGood }) => !isGood);
console.log(
  `${Math.round(early)} MB in the second quarter, ${Math.round(late)} MB in the last: ${(late / early).toFixed(2)}×; ${ledger.answers.length} answers, ${failed.length} failed`,
);
for (const { what } of failed.slice(0, 10)) console.log(`✗ ${what}`);
process.exit(isClean && failed.length === 0 && late / early <= MOST_GROWTH ? 0 : 1);
