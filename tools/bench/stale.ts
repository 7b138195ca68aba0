import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Asker, post, type Processes, signIn, withProcesses } from './processes.js';
import type { Subject } from './subject.js';

/**
 * Writes through one of two processes and reads from both, again and again, side by side, while the lines on which the processes hear
 * of each other are cut: `npm run bench:stale -- [pairs]`, on the PostgreSQL of DATABASE_URL. It ends with 1 if anybody was shown
 * something that was no longer true (design 'Public reads that have not changed').
 */

const PAIRS = Number(process.argv[2] ?? 10_000);
const WRITERS = 8;
const CUT_EVERY_PAIRS = 500;
/** So late may a stranger see a change at another process. */
const LAG_MS = 1_000;

const QUESTIONS = '{ faqItems { id question } }';
const ADD = 'mutation ($input: FaqItemInput!) { createFaqItem(input: $input) { id } }';
const CHANGE = 'mutation ($id: ID!, $input: FaqItemInput!) { updateFaqItem(id: $id, input: $input) { id } }';

interface Found {
  pairs: number;
  /** At the process that wrote, by somebody who knows of nothing. */
  staleAtWriter: number;
  /** At the other one, by whoever has written. */
  staleForWriter: number;
  /** A stranger was shown something older than before. */
  wentBack: number;
  /** A stranger at the other process, more than the lag afterwards. */
  late: number;
  /** An answer that was read while something was written is told to be of the version of that, and does not show it. */
  mislabelled: number;
}

const contentOf = (number: number) => ({ question: String(number), answer: '<p>.</p>', category: 'Q', order: 1 });

async function numberShown(subject: Subject, id: string, asker: Asker): Promise<{ number: number; version: number }> {
  const { data, version } = await ask<{ faqItems: { id: string; question: string }[] }>(subject, QUESTIONS, asker);
  return { number: Number(data.faqItems.find((item) => item.id === id)?.question ?? NaN), version };
}

/** One who changes a question of their own, and a stranger who looks on from the other process. */
async function write({ subjects, database }: Processes, token: string, found: Found): Promise<void> {
  const { data } = await post<{ createFaqItem: { id: string } }>(subjects[0]!, ADD, { input: contentOf(0) }, { token });
  const { id } = data.createFaqItem;
  const written: { number: number; at: number }[] = [];
  const stranger = { version: 0, number: 0 };
  for (let number = 1; found.pairs < PAIRS; number++) {
    const turn = found.pairs++;
    if (turn % CUT_EVERY_PAIRS === 0) await cut(database);
    const [here, there] = turn % 2 === 0 ? [subjects[0]!, subjects[1]!] : [subjects[1]!, subjects[0]!];
    const meanwhile = [{}, { token }].map(async (asker) => {
      await pause(Math.random() * 10);
      return numberShown(here, id, asker);
    });
    const { version } = await post(here, CHANGE, { id, input: contentOf(number) }, { token });
    written.push({ number, at: performance.now() });
    for (const seen of await Promise.all(meanwhile)) {
      if (seen.number < number && seen.version >= version) found.mislabelled++;
    }
    if ((await numberShown(here, id, {})).number !== number) found.staleAtWriter++;
    if ((await numberShown(there, id, { version })).number !== number) found.staleForWriter++;
    const askedAt = performance.now();
    const seen = await numberShown(there, id, { version: stranger.version });
    if (seen.number < stranger.number) found.wentBack++;
    Object.assign(stranger, { number: seen.number, version: Math.max(seen.version, stranger.version) });
    while (written[1] && written[1].at < askedAt - LAG_MS) written.shift();
    if (written[0]!.at < askedAt - LAG_MS && seen.number < written[0]!.number) found.late++;
  }
}

const cut = (database: Processes['database']) =>
  database.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'parda-live' and datname = current_database()`);

const found: Found = { pairs: 0, staleAtWriter: 0, staleForWriter: 0, wentBack: 0, late: 0, mislabelled: 0 };
let seconds = 0;
await withProcesses([{}, {}], async (processes) => {
  const token = await signIn(processes.subjects[0]!);
  const began = performance.now();
  await Promise.all(Array.from({ length: WRITERS }, () => write(processes, token, found)));
  seconds = Math.round((performance.now() - began) / 1000);
});
process.stdout.write(`${JSON.stringify(found)} in ${seconds} s\n`);
const { pairs: _, ...wrong } = found;
if (Object.values(wrong).some((times) => times > 0)) process.exitCode = 1;
