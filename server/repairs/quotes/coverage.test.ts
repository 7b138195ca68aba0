// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/testApp.js';
import { createRepair, updateRepair } from '../admin/service.js';
import { Repair } from '../entity.js';
import { RepairStatus } from '../enums.js';
import { BOOKING, buildRepair, withHistory } from '../factory.js';
import { decideQuote, offerQuote, saveQuoteDraft } from './service.js';
import { warrantyEnd } from './warranty.js';

/** A set that comes back, and what the warranty of the job before covers (decisions §14). */

const app = useTestApp();

const { REQUESTED, DIAGNOSED, DELIVERED } = RepairStatus;
const NUMBER = '9841234567';
const DAY_MS = 24 * 60 * 60 * 1000;
const STRIPS = { kind: 'PART', text: 'Backlight strips', quantity: 2, unitPrice: 1350.25, warrantyMonths: 6 };
const WORK = { kind: 'LABOUR', text: 'Changing them', unitPrice: 1000, warrantyMonths: 1 };
const CLEANING = { kind: 'OTHER', text: 'Cleaning', unitPrice: 800, warrantyMonths: 6, isOptional: true };

type Person = Awaited<ReturnType<typeof app.signedIn>>;
let shop: Person;
let sita: Person;
let first: string;
const asShop = () => app.ctx({ actor: shop.ctx.actor });
const asSita = () => app.ctx({ actor: sita.ctx.actor });
const later = (days: number) => void (app.now = new Date(app.now.getTime() + days * DAY_MS));
const found = (id: string) => app.em.fork().findOneOrFail(Repair, { id }, { populate: ['quotes'] });
const linesOf = async (id: string) => (await found(id)).quotes.getItems().at(-1)!.lines;

/** Writes, offers and approves a quote. */
async function agree(id: string, lines: object[], leftOut: number[] = []): Promise<void> {
  await saveQuoteDraft(asShop(), id, { lines });
  await offerQuote(asShop(), id, 1);
  const { estimatedCost, quotes } = await found(id);
  const [{ lines: kept }] = [quotes.getItems().at(-1)!];
  const less = leftOut.reduce((sum, place) => sum + kept[place - 1]!.unitPrice * kept[place - 1]!.quantity, 0);
  await decideQuote(asSita(), id, { decision: 'APPROVE', shownCost: estimatedCost! - less, leftOut });
}

async function comesBack(from: string): Promise<string> {
  const { id } = await createRepair(asShop(), {
    ...BOOKING,
    contactNumber: NUMBER,
    userId: sita.user.id,
    comesBackFrom: from,
    preferredPickupTime: new Date(app.now.getTime() + DAY_MS).toISOString(),
  });
  return id;
}

beforeEach(async () => {
  [shop, sita] = [await app.admin(), await app.signedIn()];
  const repair = buildRepair({ contactNumber: NUMBER, owner: ref(sita.user) });
  withHistory(repair, [
    { status: REQUESTED, at: new Date('2026-06-01T00:00:00Z') },
    { status: DIAGNOSED, at: new Date('2026-06-02T00:00:00Z') },
  ]);
  await app.save(repair);
  first = repair.id;
  await agree(first, [STRIPS, WORK, CLEANING], [3]);
  await updateRepair(asShop(), first, { status: DELIVERED });
});

describe('three weeks after the delivery', () => {
  let end: Date;
  let back: string;
  beforeEach(async () => {
    end = warrantyEnd((await found(first)).warrantyFrom!, 6);
    later(40);
    back = await comesBack(first);
  });

  it('both doors say which lines are still covered, to the shop and to the customer', async () => {
    const covered = { repairId: first, text: 'Backlight strips', until: end.toISOString(), isCovered: true };
    const over = { repairId: first, text: 'Changing them', isCovered: false };
    const FIELDS = '{ coverage { repairId text until isCovered } tracking { coverage { text } } }';
    const tell = async (token?: string) => {
      const { data } = await app.viaGraphql<{ repair: Record<string, object[]> | null }>(
        `query ($id: ID!) { repair(id: $id) ${FIELDS} }`,
        { id: back },
        { token },
      );
      const { body } = await app.viaRest('GET', `/api/repairs/${back}/coverage`, undefined, { token });
      return { graphql: data?.repair?.coverage ?? null, rest: body };
    };
    for (const { token } of [shop, sita]) {
      const received = await tell(token);
      expect(received.graphql).toMatchObject([covered, over]);
      expect(received.rest).toMatchObject([covered, over]);
    }
    expect((await tell()).rest).toEqual([]);
  });

  it('the tracking page says it to whoever gives the contact number', async () => {
    const ask = async (contactNumber: string | null) =>
      (
        await app.viaGraphql<{ trackRepair: { coverage: object[] } }>(
          'query ($id: String!, $n: String) { trackRepair(id: $id, contactNumber: $n) { coverage { text } } }',
          { id: back, n: contactNumber },
        )
      ).data.trackRepair.coverage;
    expect(await ask(null)).toEqual([]);
    expect(await ask(NUMBER)).toEqual([{ text: 'Backlight strips' }, { text: 'Changing them' }]);
  });

  it('a line that repeats a covered one costs nothing and keeps the first end; others are charged', async () => {
    await agree(back, [{ ...STRIPS, text: ' backlight  STRIPS ' }, WORK]);
    expect((await found(back)).approvedCost).toBe(1000);
    expect(await linesOf(back)).toMatchObject([
      { unitPrice: 0, coveredBy: first, coveredUntil: end.toISOString() },
      { unitPrice: 1000, coveredBy: null, coveredUntil: null },
    ]);
    await updateRepair(asShop(), back, { status: DELIVERED });
    const { body } = await app.viaRest<{ lines: { warrantyUntil: string }[] }[]>(
      'GET',
      `/api/repairs/${back}/quotes`,
      undefined,
      { token: sita.token },
    );
    expect(body[0]!.lines[0]!.warrantyUntil).toBe(end.toISOString());
  });

  it('its warranty begins again only where the shop says so', async () => {
    await agree(back, [{ ...STRIPS, startsWarrantyAgain: true }]);
    await updateRepair(asShop(), back, { status: DELIVERED });
    const { warrantyFrom } = await found(back);
    later(1);
    const again = await comesBack(back);
    const { body } = await app.viaRest('GET', `/api/repairs/${again}/coverage`, undefined, { token: shop.token });
    expect(body).toMatchObject([
      { repairId: back, until: warrantyEnd(warrantyFrom!, 6).toISOString(), isCovered: true },
      { repairId: first, text: 'Changing them', isCovered: false },
    ]);
  });

  it.each([
    ['more of it', { quantity: 3 }],
    ['another kind', { kind: 'LABOUR' }],
    ['other words', { text: 'Backlight strips, water damage' }],
  ])('is no repetition: %s', async (_what, change) => {
    await saveQuoteDraft(asShop(), back, { lines: [{ ...STRIPS, ...change }] });
    expect(await linesOf(back)).toMatchObject([{ unitPrice: 1350.25, coveredUntil: null }]);
  });

  it('what is covered once is not charged once', async () => {
    await saveQuoteDraft(asShop(), back, { lines: [STRIPS, STRIPS] });
    expect((await linesOf(back)).map(({ unitPrice }) => unitPrice)).toEqual([0, 1350.25]);
  });
});

it('what was left out, and what is over, is charged', async () => {
  later(300);
  const back = await comesBack(first);
  await saveQuoteDraft(asShop(), back, { lines: [STRIPS, CLEANING] });
  expect((await linesOf(back)).map(({ unitPrice }) => unitPrice)).toEqual([1350.25, 800]);
});

it('a word of the shop stands beside a decision that it notes, and beside no other', async () => {
  later(1);
  const back = await comesBack(first);
  await saveQuoteDraft(asShop(), back, { lines: [CLEANING, { ...CLEANING, isOptional: false, text: 'Dust' }] });
  await offerQuote(asShop(), back, 1);
  const answer = { decision: 'APPROVE', shownCost: 1600, way: 'PHONE', note: 'Called back at noon.' };
  await decideQuote(asShop(), back, answer);
  const noted = await app.em.fork().findOneOrFail(Repair, { id: back }, { populate: ['quotes', 'history'] });
  expect(noted.history.getItems().at(-1)).toMatchObject({ note: 'Called back at noon.' });
  expect(noted.quotes.getItems().at(-1)).toMatchObject({ decidedVia: 'PHONE' });
});
