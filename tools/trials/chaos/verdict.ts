import { setTimeout as wait } from 'node:timers/promises';
import { graphql } from '../../../e2e/support/server.js';
import type { Caller } from '../load/caller.js';
import type { Experience, Ledger } from '../load/ledger.js';
import type { Fault } from './faults/fault.js';
import type { TrialShop } from './trialShop.js';

/** When a fault had its effect. */
export interface Window {
  fault: Fault;
  from: number;
  to: number;
}

/** Nobody waits longer for a word that something cannot be had now. */
const FAST_MS = 13_000;
/** What failed is tried again after a quarter of a minute, one minute and five. */
const MAILED_WITHIN_MS = 8 * 60_000;
const PAGE = 1_000;

/** What is wrong with the answers that people got. */
export function judgeAnswers({ answers }: Ledger, windows: readonly Window[]): string[] {
  const failed = answers.filter(({ isGood }) => !isGood);
  return failed.flatMap((experience) => judge(experience, windows) ?? []);
}

function judge(experience: Experience, windows: readonly Window[]): string | undefined {
  const { from, to, need, status, what } = experience;
  const during = windows.filter((each) => from <= each.to && to >= each.from).map(({ fault }) => fault);
  if (isOurFault(experience)) return `failed by our fault: ${what}`;
  if (during.some(({ breaks }) => breaks === 'everything')) return undefined;
  if (!during.some(({ breaks }) => breaks === need)) return `outside any fault that it suffers from: ${what}`;
  if (status !== 503) return `not told that it cannot be had now: ${what}`;
  return to - from > FAST_MS ? `told only after ${Math.round((to - from) / 1000)} s: ${what}` : undefined;
}

/** A shop without its database says so; that it does not know what went wrong is a mistake, whatever goes wrong. */
const isOurFault = ({ status, what }: Experience): boolean => status === 500 || what.includes('"INTERNAL"');

/** What is kept of a shop, as its admin sees it, beside what people were told. */
export async function judgeRecords(
  shop: TrialShop,
  { bookings, products, mails, uploads }: Ledger,
  caller: Caller,
  admin: Record<string, string>,
): Promise<string[]> {
  const problems: string[] = [];
  const booked = await countAll('/api/repairs', 'issueDescription');
  for (const [mark, id] of bookings) check('booking', id ?? mark, id !== null, booked.get(mark) ?? 0);
  const added = await countAll('/api/products', 'name');
  for (const [name, isAcknowledged] of products) check('product', name, isAcknowledged, added.get(name) ?? 0);
  await judgeMails();
  for (const path of uploads) {
    const { status } = await caller.call('GET', path);
    if (status !== 200) problems.push(`an acknowledged upload answers ${status}: ${path}`);
  }
  return problems;

  function check(what: string, name: string, isAcknowledged: boolean, count: number): void {
    if (isAcknowledged && count === 0) problems.push(`an acknowledged ${what} is lost: ${name}`);
    if (count > 1) problems.push(`a ${what} is there ${count} times: ${name}`);
  }

  async function countAll(path: string, mark: string): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (let offset = 0; ; offset += PAGE) {
      const { status, body } = await caller.call('GET', `${path}?limit=${PAGE}&offset=${offset}`, undefined, admin);
      if (status !== 200) throw new Error(`${path} answers ${status}: ${body.slice(0, 200)}`);
      const items = JSON.parse(body) as Record<string, string>[];
      for (const { [mark]: found = '' } of items) counts.set(found, (counts.get(found) ?? 0) + 1);
      if (items.length < PAGE) return counts;
    }
  }

  /** Each is here once, but where nobody can know: then it may not be. */
  async function judgeMails(): Promise<void> {
    await mailIsOut();
    const arrived = new Map<string, number>();
    for (const { to } of shop.outside.mail.server.received) {
      for (const address of to) arrived.set(address, (arrived.get(address) ?? 0) + 1);
    }
    const unknown = new Set((await mailsThatAre('UNKNOWN')).map(({ recipient }) => recipient));
    for (const [address, isDue] of mails) {
      check('mail', address, isDue && !unknown.has(address), arrived.get(address) ?? 0);
    }
    for (const { recipient, problem } of await mailsThatAre('FAILED')) {
      problems.push(`a mail was given up: ${recipient}, ${problem}`);
    }
  }

  async function mailIsOut(): Promise<void> {
    const until = Date.now() + MAILED_WITHIN_MS;
    while ((await Promise.all(['WAITING', 'SENDING'].map(mailsThatAre))).some(({ length }) => length > 0)) {
      if (Date.now() > until) return void problems.push('mail is still waiting');
      await wait(1_000);
    }
  }

  async function mailsThatAre(state: string): Promise<{ recipient: string; problem: string | null }[]> {
    const query = `query ($page: Int!) { mailTable(state: ${state}, pageSize: 100, page: $page) { totalCount items { recipient problem } } }`;
    type Answer = { mailTable: { totalCount: number; items: { recipient: string; problem: string | null }[] } };
    const found: Answer['mailTable']['items'] = [];
    for (let page = 1; ; page++) {
      const { mailTable } = await graphql<Answer>(shop.servers[0]!.url, query, { page }, admin);
      found.push(...mailTable.items);
      if (found.length >= mailTable.totalCount || mailTable.items.length === 0) return found;
    }
  }
}
