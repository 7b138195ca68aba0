// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { Notification } from '../../notifications/entity.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { changeRepairs } from '../admin/bulk.service.js';
import { createRepair, updateRepair } from '../admin/service.js';
import { Quote, Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { BOOKING, buildRepair, withHistory } from '../factory.js';
import { undoStatusChange } from '../updates/undo.service.js';
import { LEGACY_REASON } from './costReason.js';
import { decideQuote, offerQuote, restartWarranty, saveQuoteDraft } from './service.js';
import { warrantyEnd } from './warranty.js';

/** From the draft to the warranty, as the workshop and its customer go through it. */

const app = useTestApp();

const { REQUESTED, DIAGNOSING, DIAGNOSED, QUOTE_APPROVED, REPAIRING, REPAIRED, DELIVERED } = RepairStatus;
const NUMBER = '9841234567';
const PHOTO = 'https://example.com/board.webp';

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
let id: string;
beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
  id = await saveRequest({ owner: ref(sita.user) });
});

async function saveRequest(overrides: Partial<Repair>): Promise<string> {
  const repair = buildRepair({ contactNumber: NUMBER, ...overrides });
  withHistory(repair, [
    { status: REQUESTED, at: new Date('2026-06-01T00:00:00Z') },
    { status: DIAGNOSING, at: new Date('2026-06-02T00:00:00Z') },
  ]);
  await app.save(repair);
  return repair.id;
}

const asShop = () => app.ctx({ actor: shop.ctx.actor });
const asSita = () => app.ctx({ actor: sita.ctx.actor });
const later = (seconds: number) => void (app.now = new Date(app.now.getTime() + seconds * 1000));
const saved = () => app.em.findOneOrFail(Repair, { id }, { populate: ['quotes', 'history'] });
const change = async (input: object) => {
  later(10);
  await updateRepair(asShop(), id, input);
};

/** 4,500 in all, of which 800 are optional. */
const LINES = [
  { kind: 'PART', text: 'Backlight strips', quantity: 2, unitPrice: 1350.25, warrantyMonths: 6, photoUrl: PHOTO },
  { kind: 'LABOUR', text: 'Changing them', unitPrice: 999.5, warrantyMonths: 1 },
  { kind: 'OTHER', text: 'Cleaning the inside', unitPrice: 800, isOptional: true },
];

async function offer(lines: object[] = LINES, more: object = {}): Promise<void> {
  later(10);
  await saveQuoteDraft(asShop(), id, { lines, ...more });
  await offerQuote(asShop(), id, 1);
}

const decide = (input: object, ctx = asSita()) => decideQuote(ctx, id, { decision: 'APPROVE', version: 1, ...input });

describe('a draft', () => {
  it('is kept as it is written, and counts its savings', async () => {
    await saveQuoteDraft(asShop(), id, {
      lines: LINES,
      note: ' Two strips. ',
      validUntil: '2026-07-01T12:00:00+05:45',
    });
    await saveQuoteDraft(asShop(), id, { lines: LINES.slice(0, 1), note: ' ', revision: 1 });
    const [draft, ...others] = (await saved()).quotes.getItems();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      state: 'DRAFT',
      version: null,
      revision: 2,
      total: 2700.5,
      note: null,
      validUntil: null,
    });
    expect(draft!.lines).toMatchObject([{ ...LINES[0], isOptional: false }]);
    expect(await saved()).toMatchObject({ status: DIAGNOSING, estimatedCost: null, version: 1 });
  });

  it.each<[string, object, string]>([
    ['lines', { lines: [] }, 'A quote has 1 to 30 lines.'],
    ['lines', {}, 'A quote has 1 to 30 lines.'],
    ['lines', { lines: Array.from({ length: 31 }, () => LINES[0]) }, 'A quote has 1 to 30 lines.'],
    ['lines', { lines: [LINES[2]] }, 'A quote needs a line that is not optional.'],
    ['lines', { lines: [1, 2].map(() => ({ ...LINES[0], unitPrice: 99_999_999 })) }, 'The total is too high.'],
    ['lines.0.kind', { lines: [{ ...LINES[0], kind: 'LUCK' }] }, 'Please choose a kind of line from the list.'],
    ['lines.0.text', { lines: [{ ...LINES[0], text: ' ' }] }, 'Line text is required.'],
    ['lines.0.quantity', { lines: [{ ...LINES[0], quantity: 0 }] }, 'The quantity is a whole number from 1 to 999.'],
    ['lines.0.quantity', { lines: [{ ...LINES[0], quantity: 1.5 }] }, 'The quantity is a whole number from 1 to 999.'],
    ['lines.0.unitPrice', { lines: [{ ...LINES[0], unitPrice: -1 }] }, 'Price cannot be negative.'],
    ['lines.0.unitPrice', { lines: [{ ...LINES[0], unitPrice: null }] }, 'Price is required.'],
    [
      'lines.0.warrantyMonths',
      { lines: [{ ...LINES[0], warrantyMonths: 61 }] },
      'The warranty is 0 to 60 whole months.',
    ],
    ['lines.0.photoUrl', { lines: [{ ...LINES[0], photoUrl: 'x' }] }, 'Invalid file type. Please select an image.'],
    ['note', { lines: LINES, note: 'x'.repeat(1001) }, 'Note can have at most 1000 characters.'],
  ])('is refused for its %s: %j', async (path, input, message) => {
    await expect(saveQuoteDraft(asShop(), id, input)).rejects.toMatchObject({
      issues: [{ path: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)), message }],
    });
  });

  it('is offered as it was seen, and while there is time', async () => {
    await saveQuoteDraft(asShop(), id, { lines: LINES, validUntil: '2026-06-16T09:00:00Z' });
    await saveQuoteDraft(asShop(), id, { lines: LINES, validUntil: '2026-06-16T09:00:00Z', revision: 1 });
    await expect(offerQuote(asShop(), id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    later(24 * 60 * 60);
    const message = 'The quote must be valid for some time yet.';
    await expect(offerQuote(asShop(), id, 2)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: { validUntil: message },
    });
  });
});

describe('an offer', () => {
  it('is told of, kept and logged', async () => {
    await offer(LINES, { note: 'Two strips are burnt out.' });
    expect(await saved()).toMatchObject({ status: DIAGNOSED, estimatedCost: 4500, approvedCost: null });
    expect((await saved()).history.getItems().at(-1)).toMatchObject({ note: 'Two strips are burnt out.' });
    await app.settleAfter(120);
    expect(app.mailer.sent.at(-1)!.subject).toContain('4,500');
    const lines = await app.em.find(ActivityLog, { targetId: id }, { orderBy: { actionType: 'asc' } });
    expect(lines.map(({ actionType, description }) => [actionType, description])).toEqual([
      ['QUOTE_OFFER', 'Version 1 offered: Rs. 4,500.'],
      ['REPAIR_STATUS_UPDATE', 'Status changed from DIAGNOSING to DIAGNOSED.'],
    ]);
  });

  it('of a later version is told of while the work goes on', async () => {
    await offer();
    await decide({ shownCost: 4500 });
    await app.settleAfter(120);
    await offer([{ kind: 'PART', text: 'Panel', unitPrice: 9000 }]);
    expect(await saved()).toMatchObject({ status: QUOTE_APPROVED, estimatedCost: 9000, approvedCost: 4500 });
    await app.settleAfter(120);
    expect(app.mailer.sent.at(-1)!.subject).toContain('9,000');
  });
});

describe('an answer', () => {
  it('leaves optional lines out', async () => {
    await offer();
    expect(await decide({ shownCost: 3700, leftOut: [3, 3] })).toMatchObject({
      status: QUOTE_APPROVED,
      estimatedCost: 4500,
      approvedCost: 3700,
      quotes: [{ version: 1, total: 4500, chosenTotal: 3700, lines: [{}, {}, { isLeftOut: true }] }],
    });
    await app.settle();
    expect(await app.em.find(Notification, { user: shop.user.id })).toMatchObject([{ title: 'Quote approved' }]);
    expect(
      await app.em.count(ActivityLog, { actionType: 'QUOTE_DECIDE', description: 'Quote of Rs. 3,700: APPROVE.' }),
    ).toBe(1);
  });

  it.each([[[1]], [[0]], [[4]], [[2, 3]]])('cannot leave out %j', async (leftOut) => {
    await offer();
    await expect(decide({ shownCost: 3700, leftOut })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: { leftOut: 'Please choose from the optional lines of this quote.' },
    });
  });

  it.each<[string, object]>([
    ['another total', { shownCost: 4499.99 }],
    ['the total of other lines', { shownCost: 4500, leftOut: [3] }],
    ['another version', { shownCost: 4500, version: 2 }],
  ])('to %s is none, and says what waits', async (_what, input) => {
    await offer();
    await expect(decide(input)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The cost has changed since you opened this page. Please look at the new cost and decide again.',
      fields: { version: 'Version 1 is offered now: Rs. 4,500.' },
    });
    expect(await saved()).toMatchObject({ status: DIAGNOSED, approvedCost: null });
  });

  it('to a version that was replaced says what waits; of the same total, too', async () => {
    await offer();
    await offer(LINES.toReversed());
    await expect(decide({ shownCost: 4500 })).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { version: 'Version 2 is offered now: Rs. 4,500.' },
    });
    expect(await decide({ shownCost: 4500, version: 2 })).toMatchObject({ approvedCost: 4500 });
  });

  it('comes too late after 14 days, and not once it is offered again', async () => {
    await offer();
    later(14 * 24 * 60 * 60);
    expect(await decide({ shownCost: 4500, decision: 'REJECT', version: 9 }).catch(({ code }) => code)).toBe(
      'CONFLICT',
    );
    later(1);
    await expect(decide({ shownCost: 4500 })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This quote is no longer valid. Please ask the shop to offer it again.',
    });
    const renew =
      'mutation ($id: ID!) { renewQuote(repairId: $id, version: 1) { quotes { version isExpired validUntil } } }';
    expect(await outcomesOf(app).graphql(renew, { id }, shop)).toEqual({
      quotes: [
        { version: 1, isExpired: false, validUntil: new Date(app.now.getTime() + 14 * 24 * 60 * 60_000).toISOString() },
      ],
    });
    expect(await decide({ shownCost: 4500 })).toMatchObject({ status: QUOTE_APPROVED });
  });
});

describe('a final cost above what was approved', () => {
  const viaGraphql = (input: object, call: Call = shop) =>
    outcomesOf(app).graphql(
      'mutation ($id: ID!, $input: RepairInput!) { updateRepair(id: $id, input: $input) { actualCost costReason } }',
      { id, input },
      call,
    );
  const MISSING = 'This is more than the customer has approved. Offer a new quote, or say why it costs more.';

  beforeEach(async () => {
    await offer();
    await decide({ shownCost: 3700, leftOut: [3] });
  });

  it('needs a reason, which the customer reads', async () => {
    later(10);
    for (const costReason of [undefined, null, ' '])
      expect(await viaGraphql({ actualCost: 3700.01, costReason })).toMatchObject({
        code: 'BAD_INPUT',
        message: MISSING,
        fields: { costReason: MISSING },
      });
    expect(await viaGraphql({ actualCost: 3700.01, costReason: 'x'.repeat(501) })).toMatchObject({
      message: 'Reason can have at most 500 characters.',
    });
    expect(await viaGraphql({ actualCost: 5000, costReason: 'A second strip.' })).toEqual({
      actualCost: 5000,
      costReason: 'A second strip.',
    });
    expect((await saved()).costReason).toBe('A second strip.');
    const { body } = await app.viaRest('GET', `/api/repairs/${id}`, undefined, sita);
    expect(body).toMatchObject({ actualCost: 5000, approvedCost: 3700, costReason: 'A second strip.' });
  });

  it.each([3700, 3699.99, 0])('needs none at %d, and what was said before goes', async (actualCost) => {
    await change({ actualCost: 5000, costReason: 'A second strip.' });
    later(10);
    expect(await viaGraphql({ actualCost })).toEqual({ actualCost, costReason: null });
  });

  it('needs none once a version is approved that covers it', async () => {
    await change({ actualCost: 5000, costReason: 'A second strip.' });
    await offer([{ kind: 'PART', text: 'Panel', unitPrice: 5000 }]);
    await decide({ version: 2, shownCost: 5000 });
    expect(await saved()).toMatchObject({ approvedCost: 5000, costReason: null });
  });

  it('is taken from the legacy client, and says so', async () => {
    const { status, body } = await app.viaRest('PUT', `/api/admin/repairs/${id}`, { actualCost: 5000 }, shop);
    expect([status, body]).toMatchObject([200, { actualCost: 5000, costReason: 'Price changed by the shop' }]);
    expect((await saved()).costReason).toBe(LEGACY_REASON);
  });

  it('needs one of a new record, too', async () => {
    const record = { ...BOOKING, status: REPAIRED, estimatedCost: 4500, actualCost: 5000 };
    await expect(createRepair(asShop(), record)).rejects.toMatchObject({ fields: { costReason: MISSING } });
    expect(await createRepair(asShop(), { ...record, costReason: 'Asked for it.' })).toMatchObject({
      approvedCost: 4500,
      costReason: 'Asked for it.',
    });
  });

  it('is free where nothing was approved', async () => {
    id = await saveRequest({});
    await change({ status: REPAIRED, actualCost: 9000 });
    expect(await saved()).toMatchObject({ actualCost: 9000, costReason: null });
  });
});

describe('an undo', () => {
  /** All that anybody sees of it, through every door. */
  async function everything() {
    const query = `query ($id: String!) { trackRepair(id: $id) { status estimatedCost approvedCost actualCost costReason
      promisedDate warrantyFrom lastUpdateDate history { status note } quotes { version state chosenTotal validUntil } } }`;
    const { data } = await app.viaGraphql<{ trackRepair: object }>(query, { id }, sita);
    const rest = await app.viaRest<object>('GET', `/api/repairs/${id}`, undefined, sita);
    const { quotes, offeredVersion } = await saved();
    const states = quotes.map((quote) => ({ ...quote, repair: null }));
    return { tracked: data.trackRepair, rest: rest.body, offeredVersion, states };
  }
  const undo = async () => undoStatusChange(asShop(), id, (await saved()).version);

  it('of an offer makes it a draft again', async () => {
    await saveQuoteDraft(asShop(), id, { lines: LINES });
    const before = await everything();
    later(10);
    await offerQuote(asShop(), id, 1);
    expect(await everything()).not.toEqual(before);
    await undo();
    expect(await everything()).toEqual(before);
    later(10);
    await offerQuote(asShop(), id, 1);
    expect((await saved()).quotes[0]).toMatchObject({ version: 1, state: 'OFFERED' });
  });

  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['a cost with a status', async () => {}, () => change({ status: DIAGNOSED, estimatedCost: 9000, note: 'Dear.' })],
    ['a cost in place of an offer', () => offer(), () => change({ status: REPAIRING, estimatedCost: 9000 })],
    ['a decision by the shop', () => offer(), () => change({ status: REPAIRING, actualCost: 9000, costReason: 'So.' })],
    ['a delivery', () => offer().then(() => decide({ shownCost: 4500 })), () => change({ status: DELIVERED })],
    [
      'a change of mind',
      () => offer().then(() => decide({ shownCost: 3700, leftOut: [3] })),
      () => change({ status: RepairStatus.QUOTE_REJECTED }),
    ],
  ])('of %s leaves all as it was', async (_what, prepare, slip) => {
    await prepare();
    await app.settleAfter(120);
    const before = await everything();
    await slip();
    expect(await everything()).not.toEqual(before);
    await undo();
    expect(await everything()).toEqual(before);
  });

  it('of many does, too', async () => {
    await offer();
    await app.settleAfter(120);
    const before = await everything();
    later(10);
    await changeRepairs(asShop(), [{ id, status: REPAIRING }]);
    expect(await saved()).toMatchObject({ approvedCost: 4500 });
    await changeRepairs(asShop(), [{ id, status: DIAGNOSED, expectedStatus: REPAIRING }]);
    expect(await everything()).toEqual(before);
  });

  it('keeps a draft that was begun since', async () => {
    await offer();
    await saveQuoteDraft(asShop(), id, { lines: LINES.slice(0, 1) });
    await undo();
    expect((await saved()).quotes.getItems()).toMatchObject([{ state: 'DRAFT', total: 2700.5 }]);
  });

  it('is none any more once the customer has decided', async () => {
    await offer();
    await decide({ shownCost: 4500 });
    await app.settleAfter(120);
    await offer([{ kind: 'PART', text: 'Panel', unitPrice: 9000 }]);
    await app.settleAfter(120);
    await change({ status: REPAIRING });
    await decide({ shownCost: 9000, version: 2 });
    await expect(undo()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await saved()).toMatchObject({ status: REPAIRING, approvedCost: 9000 });
  });
});

describe('the warranty', () => {
  it('of each line runs from the first delivery, whatever comes after', async () => {
    await offer();
    await decide({ shownCost: 4500 });
    await change({ status: DELIVERED });
    const first = app.now;
    later(40 * 24 * 60 * 60);
    await change({ status: REPAIRING });
    await change({ status: DELIVERED });
    const ends = async () =>
      (await decide({ shownCost: 4500 })).quotes[0]!.lines.map((line) => line.warrantyUntil?.toISOString() ?? null);
    expect((await saved()).warrantyFrom).toEqual(first);
    expect(await ends()).toEqual(['2026-12-15T18:14:59.999Z', '2026-07-15T18:14:59.999Z', null]);
    await restartWarranty(asShop(), id);
    expect((await saved()).warrantyFrom).toEqual(app.now);
    await app.settle();
    expect(await app.em.count(ActivityLog, { actionType: 'WARRANTY_START' })).toBe(2);
  });

  it.each([
    ['2026-06-15T09:00:00Z', 6, '2026-12-15T18:14:59.999Z'],
    // past midnight in Kathmandu
    ['2026-06-15T18:15:00Z', 1, '2026-07-16T18:14:59.999Z'],
    // a month without such a day
    ['2026-08-31T09:00:00Z', 6, '2027-02-28T18:14:59.999Z'],
    ['2026-01-31T09:00:00Z', 1, '2026-02-28T18:14:59.999Z'],
    ['2028-01-31T09:00:00Z', 1, '2028-02-29T18:14:59.999Z'],
    ['2026-06-15T09:00:00Z', 60, '2031-06-15T18:14:59.999Z'],
  ])('from %s for %d months ends at %s', (from, months, end) => {
    expect(warrantyEnd(new Date(from), months).toISOString()).toBe(end);
  });
});

describe('who sees what', () => {
  const query = `query ($id: String!, $number: String) { trackRepair(id: $id, contactNumber: $number) {
    estimatedCost approvedCost warrantyFrom
    quotes { version state total lines { text amount isOptional warrantyMonths photoUrl } } } }`;
  const track = async (number?: string, call?: Call) =>
    (
      await app.viaGraphql<{ trackRepair: { quotes: { version: number; lines: object[] }[] } }>(
        query,
        { id, number },
        call,
      )
    ).data.trackRepair;

  /** A guest's record with a version that is approved, one that waits, and a draft. */
  async function saveStory(isPublic: boolean) {
    id = await saveRequest({ isPublic });
    await offer();
    await decide({ shownCost: 4500, contactNumber: NUMBER }, app.ctx());
    await offer(LINES.slice(0, 2));
    await saveQuoteDraft(asShop(), id, { lines: LINES });
  }
  const [SECRET, OPEN] = [
    { warrantyMonths: null, photoUrl: null },
    { warrantyMonths: 6, photoUrl: PHOTO },
  ];

  it('with the link alone: amounts and texts of what waits', async () => {
    await saveStory(false);
    const tracked = await track();
    expect(tracked).toMatchObject({ estimatedCost: 3700, approvedCost: 4500, warrantyFrom: null });
    expect(tracked.quotes).toMatchObject([
      { version: 2, lines: [{ text: 'Backlight strips', amount: 2700.5, ...SECRET }, SECRET] },
    ]);
  });

  it('with the contact number: all that was offered', async () => {
    await saveStory(true);
    expect((await track(NUMBER)).quotes).toMatchObject([
      { version: 2, lines: [OPEN, {}] },
      { version: 1, state: 'APPROVED' },
    ]);
    expect(await track('9800000000')).toBeNull();
  });

  it('strangers see nothing of a public record', async () => {
    await saveStory(true);
    expect(await track()).toEqual({ estimatedCost: null, approvedCost: null, warrantyFrom: null, quotes: [] });
    const { body } = await app.viaRest<object>('GET', `/api/repairs/${id}`);
    expect(body).toMatchObject({ estimatedCost: null });
    expect(body).not.toHaveProperty('approvedCost');
    expect((await app.viaRest('GET', `/api/repairs/${id}/quotes`)).body).toEqual([]);
  });

  it('only admins see drafts and what was withdrawn', async () => {
    await offer();
    await change({ estimatedCost: null });
    await saveQuoteDraft(asShop(), id, { lines: LINES });
    const states = async (call: Call) =>
      (await app.viaRest<{ state: string }[]>('GET', `/api/repairs/${id}/quotes`, undefined, call)).body.map(
        ({ state }) => state,
      );
    expect(await states(shop)).toEqual(['DRAFT', 'WITHDRAWN']);
    expect(await states(sita)).toEqual([]);
    const own = 'query ($id: ID!) { repair(id: $id) { quotes { state decidedBy } } }';
    expect((await app.viaGraphql(own, { id }, sita)).data).toEqual({ repair: { quotes: [] } });
  });
});

describe('at the same time', () => {
  const TIMES = Array.from({ length: 5 }, (_, index) => index);
  const outcomes = async (tries: Promise<unknown>[]) =>
    (await Promise.allSettled(tries)).map((result) =>
      result.status === 'fulfilled' ? 'done' : String(result.reason.code),
    );

  it('two admins who begin a draft, or go on with one, do not overwrite each other', async () => {
    const begun = [LINES, LINES.slice(0, 1)].map((lines) => saveQuoteDraft(asShop(), id, { lines }));
    expect((await outcomes(begun)).toSorted()).toEqual(['CONFLICT', 'done']);
    const goneOn = [LINES, LINES.slice(0, 1)].map((lines) => saveQuoteDraft(asShop(), id, { lines, revision: 1 }));
    expect((await outcomes(goneOn)).toSorted()).toEqual(['CONFLICT', 'done']);
    expect(await app.em.count(Quote)).toBe(1);
  });

  it('two admins who offer the same draft offer it once', async () => {
    await saveQuoteDraft(asShop(), id, { lines: LINES });
    expect((await outcomes([offerQuote(asShop(), id, 1), offerQuote(asShop(), id, 1)])).toSorted()).toEqual([
      'CONFLICT',
      'done',
    ]);
    expect((await saved()).quotes.getItems()).toMatchObject([{ version: 1, state: 'OFFERED' }]);
  });

  it('versions by two ways get numbers of their own', async () => {
    await saveQuoteDraft(asShop(), id, { lines: LINES });
    await Promise.all([offerQuote(asShop(), id, 1), updateRepair(asShop(), id, { estimatedCost: 9000 })]);
    const quotes = (await saved()).quotes.getItems();
    expect(quotes.map(({ version }) => version)).toEqual([1, 2]);
    expect(quotes.map(({ state }) => state)).toEqual(['REPLACED', 'OFFERED']);
    expect(await saved()).toMatchObject({ offeredVersion: 2, estimatedCost: quotes[1]!.total });
  });

  it.each(TIMES)('a customer approves what they saw, or nothing, while the version changes (%i)', async () => {
    await offer();
    await saveQuoteDraft(asShop(), id, { lines: [{ kind: 'PART', text: 'Panel', unitPrice: 9000 }] });
    const [answer] = await outcomes([decide({ shownCost: 4500 }), offerQuote(asShop(), id, 1)]);
    const { approvedCost, offeredVersion, estimatedCost } = await saved();
    expect({ approvedCost, offeredVersion, estimatedCost }).toEqual({
      approvedCost: answer === 'done' ? 4500 : null,
      offeredVersion: 2,
      estimatedCost: 9000,
    });
  });

  it.each(TIMES)('a customer decides or the shop takes it back (%i)', async () => {
    await offer();
    const query = 'mutation ($id: ID!) { withdrawQuote(repairId: $id, version: 1) { id } }';
    const [answer, taken] = await Promise.all([
      decide({ shownCost: 4500 }).then(
        () => 'done',
        () => 'refused',
      ),
      outcomesOf(app).graphql(query, { id }, shop),
    ]);
    expect([answer, taken.code ?? 'done'].toSorted()).toEqual(
      answer === 'done' ? ['CONFLICT', 'done'] : ['done', 'refused'],
    );
    expect((await saved()).quotes[0]!.state).toBe(answer === 'done' ? 'APPROVED' : 'WITHDRAWN');
  });
});
