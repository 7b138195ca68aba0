// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../../core/context.js';
import { useTestApp } from '../../testing/testApp.js';
import { updateRepair } from '../admin/service.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { buildQuoteLine, buildRepair, withHistory } from '../factory.js';
import { QuoteLineKind, QuoteState } from './enums.js';
import {
  decideQuote,
  discardQuoteDraft,
  offerQuote,
  renewQuote,
  restartWarranty,
  saveQuoteDraft,
  withdrawQuote,
} from './service.js';
import { addQuote, keepOnRecord } from './versions.js';

/** What becomes of a quote, by whoever acts and wherever it stands (decisions §14). */

const app = useTestApp();

const { REQUESTED, PICKED_UP, DIAGNOSING, DIAGNOSED, QUOTE_APPROVED, QUOTE_REJECTED } = RepairStatus;
const { REPAIRING, REPAIRED, DELIVERED, CANCELLED } = RepairStatus;

const NUMBER = '9841234567';
const DAY_MS = 24 * 60 * 60 * 1000;

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
let hari: Person;
beforeEach(async () => {
  [shop, sita, hari] = [await app.admin(), await app.signedIn(), await app.signedIn()];
});

type Who = 'guest' | 'stranger' | 'owner' | 'admin';
const as = (who: Who): Ctx => {
  const person = { guest: null, stranger: hari, owner: sita, admin: shop }[who];
  return app.ctx(person ? { actor: person.ctx.actor } : {});
};

const STATES = {
  D: QuoteState.DRAFT,
  O: QuoteState.OFFERED,
  E: QuoteState.OFFERED,
  A: QuoteState.APPROVED,
  R: QuoteState.REJECTED,
  P: QuoteState.REPLACED,
  W: QuoteState.WITHDRAWN,
};
const LETTERS = new Map(Object.entries(STATES).map(([letter, state]) => [state, letter]));

/**
 * A repair with versions of 1,000, 2,000, … rupees.
 * @param versions a letter each: D(raft), O(ffered), E(xpired), A(pproved), R(ejected), (re)P(laced), W(ithdrawn)
 */
async function save(status: RepairStatus, versions: string, isOwned = true): Promise<string> {
  const repair = buildRepair({ owner: isOwned ? ref(sita.user) : null, contactNumber: NUMBER });
  withHistory(repair, [
    { status: REQUESTED, at: new Date('2026-06-01T00:00:00Z') },
    { status, at: new Date('2026-06-02T00:00:00Z') },
  ]);
  for (const [index, letter] of [...versions].entries()) {
    const total = 1000 * (index + 1);
    const isDraft = letter === 'D';
    addQuote(repair, {
      state: STATES[letter as keyof typeof STATES],
      lines: [buildQuoteLine({ unitPrice: total })],
      total,
      version: isDraft ? null : index + 1,
      offeredAt: isDraft ? null : app.now,
      validUntil: letter === 'E' ? new Date(app.now.getTime() - DAY_MS) : null,
    });
    if (!isDraft) repair.estimatedCost = total;
  }
  keepOnRecord(repair);
  await app.save(repair);
  return repair.id;
}

/** Where it stands: the status, a letter for each version in the order of their amounts, what is shown and what is agreed. */
async function quotePosition(id: string): Promise<string> {
  const repair = await app.em.findOneOrFail(Repair, { id }, { populate: ['quotes'] });
  const quotes = repair.quotes.getItems().toSorted((one, other) => one.total - other.total);
  const letters = quotes.map(({ state }) => LETTERS.get(state)!.replace('E', 'O')).join('');
  return [repair.status, letters, repair.estimatedCost ?? '-', repair.approvedCost ?? '-'].join(' ');
}

type Act = 'approve' | 'reject' | 'offer' | 'renew' | 'withdraw' | 'discard' | 'draft';

const LINES = { lines: [{ kind: QuoteLineKind.PART, text: 'Panel', unitPrice: 9000 }] };

/** Does something to the newest version. */
async function act(ctx: Ctx, id: string, versions: string, action: Act): Promise<unknown> {
  const version = versions.replace('D', '').length;
  const shownCost = 1000 * version;
  const answer = { shownCost, version, contactNumber: NUMBER };
  if (action === 'approve') return decideQuote(ctx, id, { ...answer, decision: 'APPROVE' });
  if (action === 'reject') return decideQuote(ctx, id, { ...answer, decision: 'REJECT' });
  if (action === 'offer') return offerQuote(ctx, id, 1);
  if (action === 'renew') return renewQuote(ctx, id, version);
  if (action === 'withdraw') return withdrawQuote(ctx, id, version);
  if (action === 'discard') return discardQuoteDraft(ctx, id, 1);
  return saveQuoteDraft(ctx, id, LINES);
}

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

describe('what becomes of it', () => {
  it.each<[status: RepairStatus, versions: string, action: Act, becomes: string]>([
    // the first offer
    [REQUESTED, 'D', 'offer', 'DIAGNOSED O 1000 -'],
    [PICKED_UP, 'D', 'offer', 'DIAGNOSED O 1000 -'],
    [DIAGNOSING, 'D', 'offer', 'DIAGNOSED O 1000 -'],
    [DIAGNOSED, 'D', 'offer', 'DIAGNOSED O 1000 -'],
    [QUOTE_REJECTED, 'RD', 'offer', 'QUOTE_REJECTED RO 2000 -'],
    [CANCELLED, 'D', 'offer', 'CANCELLED O 1000 -'],
    [DIAGNOSED, 'OD', 'offer', 'DIAGNOSED PO 2000 -'],
    // a later one, while what was approved holds
    [QUOTE_APPROVED, 'AD', 'offer', 'QUOTE_APPROVED AO 2000 1000'],
    [REPAIRING, 'AD', 'offer', 'REPAIRING AO 2000 1000'],
    [DELIVERED, 'AD', 'offer', 'DELIVERED AO 2000 1000'],
    // the answer
    [DIAGNOSED, 'O', 'approve', 'QUOTE_APPROVED A 1000 1000'],
    [DIAGNOSED, 'O', 'reject', 'QUOTE_REJECTED R 1000 -'],
    [QUOTE_REJECTED, 'RO', 'approve', 'QUOTE_APPROVED RA 2000 2000'],
    [QUOTE_REJECTED, 'RO', 'reject', 'QUOTE_REJECTED RR 2000 -'],
    [QUOTE_APPROVED, 'AO', 'approve', 'QUOTE_APPROVED PA 2000 2000'],
    [REPAIRING, 'AO', 'approve', 'REPAIRING PA 2000 2000'],
    [REPAIRING, 'AO', 'reject', 'REPAIRING AR 1000 1000'],
    [REPAIRED, 'AO', 'approve', 'REPAIRED PA 2000 2000'],
    [DELIVERED, 'AO', 'reject', 'DELIVERED AR 1000 1000'],
    [DIAGNOSED, 'AO', 'reject', 'QUOTE_APPROVED AR 1000 1000'],
    [DIAGNOSED, 'AO', 'approve', 'QUOTE_APPROVED PA 2000 2000'],
    // the same again
    [QUOTE_APPROVED, 'A', 'approve', 'QUOTE_APPROVED A 1000 1000'],
    [QUOTE_REJECTED, 'R', 'reject', 'QUOTE_REJECTED R 1000 -'],
    // an offer whose time is up
    [DIAGNOSED, 'E', 'reject', 'QUOTE_REJECTED R 1000 -'],
    [DIAGNOSED, 'E', 'renew', 'DIAGNOSED O 1000 -'],
    [DIAGNOSED, 'O', 'renew', 'DIAGNOSED O 1000 -'],
    // what the shop takes back
    [DIAGNOSED, 'O', 'withdraw', 'DIAGNOSED W - -'],
    [REPAIRING, 'AO', 'withdraw', 'REPAIRING AW 1000 1000'],
    [DIAGNOSED, 'OD', 'withdraw', 'DIAGNOSED WD - -'],
    [DIAGNOSED, 'OD', 'discard', 'DIAGNOSED O 1000 -'],
    [DIAGNOSED, 'O', 'draft', 'DIAGNOSED OD 1000 -'],
  ])('%s with %s, %s: %s', async (status, versions, action, becomes) => {
    const id = await save(status, versions);
    await act(as(action === 'approve' || action === 'reject' ? 'owner' : 'admin'), id, versions, action);
    expect(await quotePosition(id)).toBe(becomes);
  });

  it.each<[status: RepairStatus, versions: string, action: Act, code: string]>([
    [REQUESTED, 'O', 'approve', 'CONFLICT'],
    [PICKED_UP, 'O', 'reject', 'CONFLICT'],
    [DIAGNOSING, 'O', 'approve', 'CONFLICT'],
    [CANCELLED, 'O', 'approve', 'CONFLICT'],
    [DIAGNOSED, 'E', 'approve', 'CONFLICT'],
    [DIAGNOSED, 'W', 'approve', 'CONFLICT'],
    [QUOTE_APPROVED, 'A', 'reject', 'CONFLICT'],
    [QUOTE_REJECTED, 'R', 'approve', 'CONFLICT'],
    [QUOTE_APPROVED, 'A', 'withdraw', 'CONFLICT'],
    [QUOTE_APPROVED, 'A', 'renew', 'CONFLICT'],
    [DIAGNOSED, 'W', 'renew', 'CONFLICT'],
    [DIAGNOSED, 'O', 'offer', 'CONFLICT'],
    [DIAGNOSED, 'O', 'discard', 'CONFLICT'],
    [DIAGNOSED, 'OD', 'draft', 'CONFLICT'],
    [DIAGNOSED, '', 'renew', 'NOT_FOUND'],
    [DIAGNOSED, '', 'withdraw', 'NOT_FOUND'],
  ])('%s with %s, %s: %s', async (status, versions, action, code) => {
    const id = await save(status, versions);
    const before = await quotePosition(id);
    expect(await outcome(act(as('admin'), id, versions, action))).toBe(code);
    expect(await quotePosition(id)).toBe(before);
  });
});

describe('a status that an admin sets says what has become of it', () => {
  it.each<[from: RepairStatus, versions: string, to: RepairStatus, becomes: string]>([
    [DIAGNOSED, 'O', QUOTE_APPROVED, 'QUOTE_APPROVED A 1000 1000'],
    [DIAGNOSED, 'O', REPAIRING, 'REPAIRING A 1000 1000'],
    [DIAGNOSED, 'E', DELIVERED, 'DELIVERED A 1000 1000'],
    [REQUESTED, 'O', REPAIRED, 'REPAIRED A 1000 1000'],
    [DIAGNOSED, 'O', QUOTE_REJECTED, 'QUOTE_REJECTED R 1000 -'],
    [DIAGNOSED, 'O', CANCELLED, 'CANCELLED O 1000 -'],
    [DIAGNOSED, 'O', DIAGNOSING, 'DIAGNOSING O 1000 -'],
    [DIAGNOSED, 'OD', REPAIRING, 'REPAIRING AD 1000 1000'],
    [QUOTE_REJECTED, 'R', REPAIRING, 'REPAIRING A 1000 1000'],
    [QUOTE_APPROVED, 'A', DIAGNOSED, 'DIAGNOSED A 1000 1000'],
    [DIAGNOSED, 'A', REPAIRING, 'REPAIRING A 1000 1000'],
    [DIAGNOSED, 'AO', REPAIRING, 'REPAIRING PA 2000 2000'],
    // going on is no answer to a later version, saying so is
    [QUOTE_APPROVED, 'AO', REPAIRING, 'REPAIRING AO 2000 1000'],
    [REPAIRING, 'AO', QUOTE_APPROVED, 'QUOTE_APPROVED PA 2000 2000'],
    [REPAIRING, 'AO', QUOTE_REJECTED, 'QUOTE_REJECTED PR 2000 -'],
    [REPAIRING, 'A', QUOTE_REJECTED, 'QUOTE_REJECTED R 1000 -'],
    [DIAGNOSED, 'W', REPAIRING, 'REPAIRING W 1000 -'],
    [DIAGNOSED, '', REPAIRING, 'REPAIRING  - -'],
  ])('from %s with %s to %s: %s', async (from, versions, to, becomes) => {
    const id = await save(from, versions);
    await updateRepair(as('admin'), id, { status: to });
    expect(await quotePosition(id)).toBe(becomes);
  });

  it.each([
    ['PHONE', 'PHONE'],
    ['COUNTER', 'COUNTER'],
    [undefined, 'LEGACY'],
  ])('and how the shop came to know: %s', async (decisionWay, decidedVia) => {
    const id = await save(DIAGNOSED, 'O');
    await updateRepair(as('admin'), id, { status: REPAIRING, decisionWay });
    const repair = await app.em.findOneOrFail(Repair, { id }, { populate: ['quotes'] });
    expect(repair.quotes[0]).toMatchObject({ decidedVia, decidedAt: app.now, decidedBy: { id: shop.user.id } });
  });
});

describe('a cost that is only a number is a version of one line', () => {
  it.each<[status: RepairStatus, versions: string, estimatedCost: number | null, becomes: string]>([
    [REQUESTED, '', 9000, 'REQUESTED O 9000 -'],
    [DIAGNOSED, 'O', 9000, 'DIAGNOSED PO 9000 -'],
    [DIAGNOSED, 'O', 1000, 'DIAGNOSED O 1000 -'],
    [DIAGNOSED, 'OD', 9000, 'DIAGNOSED PDO 9000 -'],
    [REPAIRING, 'A', 9000, 'REPAIRING AO 9000 1000'],
    [REPAIRING, 'A', 500, 'REPAIRING OA 500 1000'],
    [QUOTE_REJECTED, 'R', 9000, 'QUOTE_REJECTED RO 9000 -'],
    [DIAGNOSED, 'O', null, 'DIAGNOSED W - -'],
    [REPAIRING, 'AO', null, 'REPAIRING AW 1000 1000'],
    [REPAIRING, 'A', null, 'REPAIRING A 1000 1000'],
    [QUOTE_REJECTED, 'R', null, 'QUOTE_REJECTED R - -'],
  ])('%s with %s, set to %s: %s', async (status, versions, estimatedCost, becomes) => {
    const id = await save(status, versions);
    await updateRepair(as('admin'), id, { estimatedCost });
    expect(await quotePosition(id)).toBe(becomes);
    const repair = await app.em.findOneOrFail(Repair, { id }, { populate: ['quotes'] });
    const made = repair.quotes.getItems().find(({ total }) => total === estimatedCost && total !== 1000);
    if (!made) return;
    expect(made.lines).toEqual([buildQuoteLine({ text: 'Repair', unitPrice: estimatedCost! })]);
    expect(made.validUntil).toEqual(new Date(app.now.getTime() + 14 * DAY_MS));
  });
});

describe('who may do it', () => {
  const ADMINS_ALONE: Record<Who, string> = {
    guest: 'UNAUTHENTICATED',
    stranger: 'FORBIDDEN',
    owner: 'FORBIDDEN',
    admin: 'done',
  };
  const OWNERS: Record<Who, string> = { guest: 'UNAUTHENTICATED', stranger: 'FORBIDDEN', owner: 'done', admin: 'done' };
  const everybody = (Object.keys(ADMINS_ALONE) as Who[]).flatMap((who) =>
    (
      [
        ['draft', 'O', ADMINS_ALONE],
        ['discard', 'OD', ADMINS_ALONE],
        ['offer', 'OD', ADMINS_ALONE],
        ['renew', 'E', ADMINS_ALONE],
        ['withdraw', 'O', ADMINS_ALONE],
        ['approve', 'O', OWNERS],
        ['reject', 'O', OWNERS],
      ] as const
    ).map(([action, versions, may]) => ({ who, action, versions, expected: may[who] })),
  );

  it.each(everybody)('$who, $action: $expected', async ({ who, action, versions, expected }) => {
    const id = await save(DIAGNOSED, versions);
    const before = await quotePosition(id);
    expect(await outcome(act(as(who), id, versions, action))).toBe(expected);
    const isAsBefore = (await quotePosition(id)) === before;
    expect(expected === 'done' || isAsBefore).toBe(true);
  });

  it.each<Who>(['guest', 'stranger', 'admin'])('a record without an account: %s with its number', async (who) => {
    const id = await save(DIAGNOSED, 'O', false);
    await act(as(who), id, 'O', 'approve');
    const { quotes } = await app.em.findOneOrFail(Repair, { id }, { populate: ['quotes'] });
    expect(quotes[0]).toMatchObject({ state: 'APPROVED', decidedVia: who === 'admin' ? 'LEGACY' : 'SITE' });
  });

  it('an admin says how the customer has answered; a customer cannot', async () => {
    const answer = { decision: 'APPROVE', shownCost: 1000, version: 1, way: 'PHONE' };
    const ids = [await save(DIAGNOSED, 'O'), await save(DIAGNOSED, 'O')] as const;
    await decideQuote(as('admin'), ids[0], answer);
    await decideQuote(as('owner'), ids[1], answer);
    const via = async (id: string) =>
      (await app.em.findOneOrFail(Repair, { id }, { populate: ['quotes'] })).quotes[0]!.decidedVia;
    expect([await via(ids[0]), await via(ids[1])]).toEqual(['PHONE', 'SITE']);
  });

  it.each<[Who, string]>([
    ['guest', 'UNAUTHENTICATED'],
    ['stranger', 'FORBIDDEN'],
    ['owner', 'FORBIDDEN'],
    ['admin', 'CONFLICT'],
  ])('the warranty anew, before the delivery: %s is told %s', async (who, code) => {
    const id = await save(REPAIRED, 'A');
    expect(await outcome(restartWarranty(as(who), id))).toBe(code);
  });
});
