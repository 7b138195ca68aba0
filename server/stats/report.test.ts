// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { EntryKind, PaymentMethod } from '../payments/enums.js';
import { buildPayment } from '../payments/factory.js';
import { dueOf } from '../payments/payable.js';
import { buildProduct } from '../products/factory.js';
import type { Repair } from '../repairs/entity.js';
import { RepairStatus } from '../repairs/enums.js';
import { buildRepair, withHistory } from '../repairs/factory.js';
import { buildReview } from '../reviews/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { moneyReport } from './money.service.js';
import { workshopReport } from './report.service.js';

const app = useTestApp();

const HOUR_MS = 60 * 60 * 1000;
const { REQUESTED, REPAIRING, REPAIRED, QUOTE_REJECTED, DELIVERED, CANCELLED } = RepairStatus;

const hoursAgo = (hours: number) => new Date(app.now.getTime() - hours * HOUR_MS);
const daysAgo = (days: number) => hoursAgo(days * 24);

/** A repair that went this way: each status with how many hours ago it came, the first one with the request. */
function went(way: string, overrides: Partial<Repair> = {}): Repair {
  const steps = way.split(', ').map((step) => {
    const [status, hours] = step.split(' ') as [RepairStatus, string];
    return { status, at: hoursAgo(Number(hours)) };
  });
  return withHistory(buildRepair({ submissionDate: steps[0]!.at, ...overrides }), steps);
}

async function report(days = 30) {
  const { ctx } = await app.admin();
  return workshopReport(ctx, { days });
}

it('an empty shop has zeros and no averages', async () => {
  const empty = await report(7);
  expect(empty.repairsByStatus).toEqual(Object.values(RepairStatus).map((status) => ({ status, count: 0 })));
  expect(empty.newPerDay.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(empty.ageing.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
  expect(empty.overdue).toBe(0);
  expect(empty.turnaround).toEqual({ medianHours: null, deliveredCount: 0, previousMedianHours: null });
  expect(empty.quotes).toEqual({ offered: 0, approved: 0, rejected: 0, pending: 0, acceptanceRate: null });
  expect(empty.income).toMatchObject({ total: 0, previousTotal: 0, withoutCost: 0 });
  expect(empty.income.perDay.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(empty.reviews).toEqual({
    count: 0,
    average: null,
    perRating: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
  });
});

it('reads the same through GraphQL, over 30 days unless told otherwise', async () => {
  const { token } = await app.admin();
  await app.save(went('REQUESTED 3'));
  const { data } = await app.viaGraphql<{ workshopReport: { newPerDay: { day: string; count: number }[] } }>(
    `{ workshopReport {
      repairsByStatus { status count } newPerDay { day count } overdue ageing { minDays maxDays from to count }
      turnaround { medianHours deliveredCount previousMedianHours }
      quotes { offered approved rejected pending acceptanceRate }
      income { total previousTotal withoutCost perDay { day amount } } reviews { count average perRating { rating count } }
    } }`,
    {},
    { token },
  );
  expect(data.workshopReport).toEqual(JSON.parse(JSON.stringify(await report())));
  expect(data.workshopReport.newPerDay).toHaveLength(30);
  expect(data.workshopReport.newPerDay.at(-1)).toEqual({ day: '2026-06-15', count: 1 });
});

it.each([0, 366, 1.5])('a report of %s days is refused', async (days) => {
  await expect(report(days)).rejects.toMatchObject({ issues: [{ message: 'A report covers 1 to 365 days.' }] });
});

it('is for admins alone', async () => {
  await expect(workshopReport(app.ctx(), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(workshopReport((await app.signedIn()).ctx, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('counts the repairs at each status as they are, without those of earlier years', async () => {
  await app.save(
    went('REQUESTED 900'),
    went('REQUESTED 9, REPAIRING 5, REQUESTED 2'),
    went('REQUESTED 9, CANCELLED 5'),
    went('REQUESTED 9', { deletedAt: app.now }),
  );
  const { repairsByStatus } = await report();
  expect(repairsByStatus.filter(({ count }) => count > 0)).toEqual([
    { status: REQUESTED, count: 2 },
    { status: CANCELLED, count: 1 },
  ]);
  expect(repairsByStatus.map(({ status }) => status)).toEqual(Object.values(RepairStatus));
});

describe('new repairs a day', () => {
  const at = (moment: string, overrides: Partial<Repair> = {}) =>
    buildRepair({ submissionDate: new Date(moment), ...overrides });

  it('a day begins at midnight in Kathmandu, 18:15 UTC', async () => {
    await app.save(
      at('2026-06-14T18:14:59Z'),
      at('2026-06-14T18:15:00Z'),
      at('2026-06-15T09:00:00Z'),
      at('2026-06-15T08:00:00Z', { deletedAt: app.now }),
      at('2026-06-12T18:15:00Z'),
      at('2026-06-12T18:14:59Z'),
    );
    expect((await report(3)).newPerDay).toEqual([
      { day: '2026-06-13', count: 1 },
      { day: '2026-06-14', count: 1 },
      { day: '2026-06-15', count: 2 },
    ]);
  });

  it('shortly after midnight there, the day is new while it is still yesterday in Greenwich', async () => {
    app.now = new Date('2026-06-14T18:20:00Z');
    await app.save(at('2026-06-14T18:16:00Z'));
    expect((await report(1)).newPerDay).toEqual([{ day: '2026-06-15', count: 1 }]);
  });

  it('every day of a year stands there once', async () => {
    const { newPerDay } = await report(365);
    expect(new Set(newPerDay.map(({ day }) => day)).size).toBe(365);
    expect([newPerDay[0]!.day, newPerDay.at(-1)!.day]).toEqual(['2025-06-16', '2026-06-15']);
  });
});

describe('turnaround', () => {
  it('is the median from the request to the first delivery, whatever came between and after', async () => {
    await app.save(
      // 10, 40 and 100 hours
      went('REQUESTED 20, DELIVERED 10'),
      went('REQUESTED 60, REPAIRED 50, REPAIRING 40, DELIVERED 20, REPAIRING 10, DELIVERED 5'),
      went('REQUESTED 150, DELIVERED 50, DELIVERED 2'),
      went('REQUESTED 500, REPAIRED 2'),
      went('REQUESTED 900, DELIVERED 2', { deletedAt: app.now }),
    );
    const { turnaround } = await report(7);
    expect(turnaround).toEqual({ medianHours: 40, deliveredCount: 3, previousMedianHours: null });
  });

  it('lies between the two in the middle, and tells what it was before', async () => {
    await app.save(
      went('REQUESTED 30, DELIVERED 20'),
      went('REQUESTED 35, DELIVERED 10'),
      // first delivered in the seven days before, and again in these
      went(`REQUESTED ${12 * 24}, DELIVERED ${10 * 24}, REPAIRING ${9 * 24}, DELIVERED 24`),
      // first delivered longer ago than that
      went(`REQUESTED ${16 * 24}, DELIVERED ${15 * 24}, REPAIRING 30, DELIVERED 24`),
      // the day before the span, but at an hour that has not come yet today
      went(`REQUESTED ${7 * 24 + 5}, DELIVERED ${7 * 24 - 1}`),
    );
    const { turnaround } = await report(7);
    expect(turnaround).toEqual({ medianHours: 17.5, deliveredCount: 2, previousMedianHours: 48 });
  });
});

describe('ageing', () => {
  it('groups what is open by the days since the request', async () => {
    await app.save(
      ...[0, 2, 3, 7, 8, 14, 15, 30, 31, 400].map((days) => buildRepair({ submissionDate: daysAgo(days) })),
      buildRepair({ submissionDate: daysAgo(1), status: REPAIRED }),
      ...[DELIVERED, CANCELLED, QUOTE_REJECTED].map((status) => buildRepair({ submissionDate: daysAgo(1), status })),
      buildRepair({ submissionDate: daysAgo(1), deletedAt: app.now }),
    );
    expect((await report()).ageing).toEqual([
      { minDays: 0, maxDays: 2, from: '2026-06-13', to: '2026-06-15', count: 3 },
      { minDays: 3, maxDays: 7, from: '2026-06-08', to: '2026-06-12', count: 2 },
      { minDays: 8, maxDays: 14, from: '2026-06-01', to: '2026-06-07', count: 2 },
      { minDays: 15, maxDays: 30, from: '2026-05-16', to: '2026-05-31', count: 2 },
      { minDays: 31, maxDays: null, from: null, to: '2026-05-15', count: 2 },
    ]);
  });

  it('counts days as Kathmandu does: a group begins at midnight there', async () => {
    await app.save(
      buildRepair({ submissionDate: new Date('2026-06-12T18:15:00Z') }),
      buildRepair({ submissionDate: new Date('2026-06-12T18:14:59Z') }),
    );
    expect((await report()).ageing.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0]);
  });
});

it('overdue is what was promised for an earlier time, and still has to be repaired', async () => {
  const promised = (status: RepairStatus, hours: number, overrides: Partial<Repair> = {}) =>
    buildRepair({ status, promisedDate: hoursAgo(hours), submissionDate: daysAgo(50), ...overrides });
  await app.save(
    promised(REQUESTED, 1),
    promised(REPAIRING, 400),
    promised(REPAIRING, -1),
    promised(REPAIRING, 1, { deletedAt: app.now }),
    promised(REPAIRING, 1, { promisedDate: null }),
    ...[REPAIRED, DELIVERED, CANCELLED, QUOTE_REJECTED].map((status) => promised(status, 1)),
  );
  expect((await report()).overdue).toBe(2);
});

describe('quotes', () => {
  const priced = { estimatedCost: 2500 };

  it('counts the last quote of each repair by the last decision about it', async () => {
    await app.save(
      went('REQUESTED 90, DIAGNOSED 80, QUOTE_APPROVED 70, REPAIRING 60', priced),
      // approved, then rejected; and the other way round
      went('REQUESTED 90, DIAGNOSED 80, QUOTE_APPROVED 70, QUOTE_REJECTED 60', priced),
      went('REQUESTED 90, DIAGNOSED 80, QUOTE_APPROVED 70, QUOTE_REJECTED 60', priced),
      went('REQUESTED 90, DIAGNOSED 80, QUOTE_REJECTED 70, QUOTE_APPROVED 60, DELIVERED 50', priced),
      // rejected, and a better one was made, with a word to the customer since
      went('REQUESTED 90, DIAGNOSED 80, QUOTE_REJECTED 70, DIAGNOSED 60, DIAGNOSED 50', priced),
      // it went on without an answer
      went('REQUESTED 90, DIAGNOSED 80, CANCELLED 70', priced),
      // decided over the counter, without a diagnosis or a price in the record
      went('REQUESTED 90, QUOTE_APPROVED 80'),
    );
    expect((await report()).quotes).toEqual({
      offered: 7,
      approved: 3,
      rejected: 2,
      pending: 1,
      acceptanceRate: 0.6,
    });
  });

  it('is silent of diagnoses without a price, of other days and of what was deleted', async () => {
    await app.save(
      went('REQUESTED 90, DIAGNOSED 80'),
      went('REQUESTED 90, DIAGNOSING 80', priced),
      went('REQUESTED 90, DIAGNOSED 80, QUOTE_APPROVED 70', { ...priced, deletedAt: app.now }),
      // made before the span, though decided in it, and though a word was said since
      went('REQUESTED 300, DIAGNOSED 290, QUOTE_APPROVED 70', priced),
      went('REQUESTED 300, DIAGNOSED 290, DIAGNOSED 70', priced),
    );
    expect((await report(7)).quotes).toEqual({
      offered: 0,
      approved: 0,
      rejected: 0,
      pending: 0,
      acceptanceRate: null,
    });
  });
});

describe('income', () => {
  it('is what delivered repairs cost, on the day of their last delivery in Kathmandu', async () => {
    await app.save(
      went('REQUESTED 90, DELIVERED 2', { actualCost: 1200.1, deliveryCharge: 300, estimatedCost: 9000 }),
      went('REQUESTED 90, DELIVERED 3', { actualCost: 800.2 }),
      // midnight in Kathmandu, and the second before
      withHistory(buildRepair({ actualCost: 10 }), [{ status: DELIVERED, at: new Date('2026-06-14T18:15:00Z') }]),
      withHistory(buildRepair({ actualCost: 500 }), [{ status: DELIVERED, at: new Date('2026-06-14T18:14:59Z') }]),
      // delivered, back on the bench, delivered again, with a word to the customer after that
      went('REQUESTED 90, DELIVERED 80, REPAIRING 50, DELIVERED 40, DELIVERED 1', { actualCost: 70 }),
      // on the bench again
      went('REQUESTED 90, DELIVERED 80, REPAIRING 1', { actualCost: 5000 }),
      went('REQUESTED 90, REPAIRED 2', { actualCost: 5000 }),
      went('REQUESTED 90, DELIVERED 2', { actualCost: 5000, deletedAt: app.now }),
      went('REQUESTED 90, DELIVERED 2'),
    );
    expect((await report(3)).income).toEqual({
      total: 2580.3,
      previousTotal: 0,
      withoutCost: 1,
      perDay: [
        { day: '2026-06-13', amount: 70 },
        { day: '2026-06-14', amount: 500 },
        { day: '2026-06-15', amount: 2010.3 },
      ],
    });
  });

  it('is compared with as many days before, up to the same hour', async () => {
    const delivered = (hours: number, actualCost: number) => went(`REQUESTED 900, DELIVERED ${hours}`, { actualCost });
    await app.save(
      delivered(1, 1),
      delivered(3 * 24 - 1, 20), // on the day before the span, at an hour that has not come yet today
      delivered(3 * 24 + 1, 300),
      delivered(5 * 24, 4000),
      delivered(6 * 24, 50_000),
    );
    const { income } = await report(3);
    expect([income.total, income.previousTotal]).toEqual([1, 4300]);
  });
});

describe('reviews', () => {
  it('counts what was said in the span and stands on the site', async () => {
    const [repair, gone] = [buildRepair(), buildRepair({ deletedAt: app.now })];
    const [product, draft, old] = [
      buildProduct(),
      buildProduct({ isPublished: false }),
      buildProduct({ deletedAt: app.now }),
    ];
    let author = 0;
    const review = (rating: number, overrides: Parameters<typeof buildReview>[0] = {}) =>
      buildReview({ rating, timestamp: daysAgo(1), authorEmail: `${author++}@example.com`, ...overrides });
    await app.save<object>(
      repair,
      gone,
      product,
      draft,
      old,
      review(5),
      review(5, { repair: ref(repair) }),
      review(3, { product: ref(product) }),
      review(1, { isApproved: false }),
      review(1, { timestamp: daysAgo(8) }),
      review(1, { repair: ref(gone) }),
      review(1, { product: ref(draft) }),
      review(1, { product: ref(old) }),
    );
    expect((await report(7)).reviews).toEqual({
      count: 3,
      average: expect.closeTo(13 / 3, 12),
      perRating: [
        { rating: 5, count: 2 },
        { rating: 4, count: 0 },
        { rating: 3, count: 1 },
        { rating: 2, count: 0 },
        { rating: 1, count: 0 },
      ],
    });
  });
});

it('takes few statements, however many days', async () => {
  const { ctx: admin } = await app.admin();
  const statements = await app.statementsOf(() => workshopReport(admin, { days: 365 }));
  expect(statements.length).toBeLessThanOrEqual(7);
});

describe('money', () => {
  const money = async (days = 30) => moneyReport((await app.admin()).ctx, { days });

  it('of an empty ledger is nothing, whatever was delivered before it', async () => {
    await app.save(went('REQUESTED 100, DELIVERED 5', { actualCost: 900 }));
    const { received, open } = await money(7);
    expect(received).toMatchObject({ total: 0, previousTotal: 0, perMethod: [] });
    expect(received.perDay).toHaveLength(7);
    expect(open).toMatchObject({ total: 0, inWorkshop: 0 });
    expect(open.ageing.map(({ minDays, maxDays }) => [minDays, maxDays])).toEqual([
      [0, 2],
      [3, 7],
      [8, 14],
      [15, 30],
      [31, null],
    ]);
  });

  it('received stands by day and by method, less what went back', async () => {
    const repair = buildRepair();
    await app.save<object>(
      buildPayment(repair, { at: daysAgo(1) }),
      buildPayment(repair, { at: daysAgo(1), kind: EntryKind.REFUND, amount: -50_050 }),
      buildPayment(repair, { at: hoursAgo(1), method: PaymentMethod.KHALTI, amount: 10_000 }),
      buildPayment(repair, { at: daysAgo(8), amount: 70_000 }),
    );
    const { received } = await money(7);
    expect(received).toMatchObject({ total: 1099.5, previousTotal: 700 });
    expect(received.perDay.slice(-2).map(({ amount }) => amount)).toEqual([999.5, 100]);
    expect(received.perMethod).toEqual([
      { method: 'CASH', amount: 999.5 },
      { method: 'KHALTI', amount: 100 },
    ]);
  });

  it('open is what the ledger lacks of what is due, by the days since it was over', async () => {
    const cost = { estimatedCost: 1000, deliveryCharge: 100 };
    const repairs = [
      went(`${REQUESTED} 900, ${DELIVERED} 1`, cost),
      went(`${REQUESTED} 900, ${DELIVERED} 240`, { ...cost, actualCost: 2000 }),
      went(`${REQUESTED} 900, ${QUOTE_REJECTED} 240`, { ...cost, actualCost: 300 }),
      went(`${REQUESTED} 900, ${REPAIRING} 200`, cost),
      went(`${REQUESTED} 900, ${CANCELLED} 200`, cost),
      went(`${REQUESTED} 900`),
      // before the ledger
      went(`${REQUESTED} 2000, ${DELIVERED} 1900`, cost),
    ];
    await app.save<object>(...repairs, buildPayment(repairs[0]!, { at: daysAgo(30), amount: 60_000 }));
    const { open } = await money();
    expect(open.ageing.map(({ count, amount }) => [count, amount])).toEqual([
      [1, 500],
      [0, 0],
      [2, 2400],
      [0, 0],
      [0, 0],
    ]);
    expect(open).toMatchObject({ total: 2900, inWorkshop: 1100 });
    // the same rule in the code
    const due = repairs.slice(0, 4).map((thing) => dueOf({ of: 'repair', thing })! / 100);
    expect(due.reduce((sum, rupees) => sum + rupees, 0) - 600).toBe(open.total + open.inWorkshop);
  });

  it('is for admins alone', async () => {
    await expect(moneyReport(app.ctx(), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(moneyReport((await app.signedIn()).ctx, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
