// @module-tag database
import { beforeEach, expect, it } from 'vitest';
import { RepairStatus } from '../enums.js';
import { buildRepair } from '../factory.js';
import { useTestApp } from '../../testing/testApp.js';
import { workshopToday } from './today.service.js';

const app = useTestApp();
const { REQUESTED, PICKED_UP, DIAGNOSED, REPAIRING, REPAIRED, DELIVERED } = RepairStatus;

// noon of Monday the 15th in Kathmandu
beforeEach(() => {
  app.now = new Date('2026-06-15T06:15:00Z');
});

/** A moment on Kathmandu's clock in June. */
const at = (day: number, hour: number) =>
  new Date(`2026-06-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+05:45`);

async function today() {
  const { ctx } = await app.admin();
  return workshopToday(ctx);
}

const names = (part: { longest: { repair: { userName: string } }[] }) =>
  part.longest.map(({ repair }) => repair.userName);

it('shows what is to be fetched this week by time, with its area, and what was missed before today', async () => {
  const pickup = (userName: string, preferredPickupTime: Date, more = {}) =>
    buildRepair({ userName, preferredPickupTime, ...more });
  await app.save(
    pickup('Evening', at(15, 18)),
    pickup('Morning', at(15, 9), { pickupAddress: 'House 3, Thamel, Kathmandu' }),
    pickup('Last minute', new Date('2026-06-21T18:14:59Z')),
    pickup('Next week', new Date('2026-06-21T18:15:00Z')),
    pickup('Yesterday', at(14, 23)),
    pickup('Fetched', at(15, 10), { status: PICKED_UP }),
    pickup('Deleted', at(15, 10), { deletedAt: app.now }),
  );
  const { day, week, pickups, missed } = await today();
  expect(day).toBe('2026-06-15');
  expect(pickups.map(({ repair, area }) => [repair.userName, area])).toEqual([
    ['Morning', 'Thamel'],
    ['Evening', 'Baneshwor'],
    ['Last minute', 'Baneshwor'],
  ]);
  expect(week).toEqual([
    { day: '2026-06-15', count: 2 },
    ...[16, 17, 18, 19, 20].map((date) => ({ day: `2026-06-${date}`, count: 0 })),
    { day: '2026-06-21', count: 1 },
  ]);
  expect([missed.count, names(missed), missed.longest[0]!.since]).toEqual([1, ['Yesterday'], at(14, 23)]);
});

it('tells what was promised for today and what is late, as long as it is not done', async () => {
  const promised = (userName: string, promisedDate: Date, status = REPAIRING) =>
    buildRepair({ userName, promisedDate, status });
  await app.save(
    promised('Today, late', at(15, 9)),
    promised('Today', at(15, 17)),
    promised('Tomorrow', at(16, 9)),
    promised('Yesterday', at(14, 9)),
    promised('Done', at(15, 9), REPAIRED),
  );
  const { promised: due, late } = await today();
  expect([names(due), names(late)]).toEqual([
    ['Today, late', 'Today'],
    ['Yesterday', 'Today, late'],
  ]);
});

it('tells who has not answered, what is ready and who was not told, the longest first', async () => {
  const quoted = (userName: string, day: number, more = {}) =>
    buildRepair({ userName, status: DIAGNOSED, estimatedCost: 4500, submissionDate: at(day, 9), ...more });
  await app.save(
    quoted('Since Friday', 12),
    quoted('Since Tuesday', 9, { notificationPendingSince: at(10, 9) }),
    quoted('Approved', 9, { status: REPAIRED, lastUpdateDate: at(11, 9), notificationPendingSince: at(11, 9) }),
    buildRepair({ userName: 'No price', status: DIAGNOSED }),
    buildRepair({ userName: 'Taken home', status: DELIVERED }),
  );
  const { approval, ready, notificationPending } = await today();
  expect([names(approval), approval.longest.map(({ since }) => since)]).toEqual([
    ['Since Tuesday', 'Since Friday'],
    [at(9, 9), at(12, 9)],
  ]);
  expect([names(ready), names(notificationPending)]).toEqual([['Approved'], ['Since Tuesday', 'Approved']]);
});

it('names five of each and counts all, and its links find just as many', async () => {
  await app.save(
    ...Array.from({ length: 7 }, (_, hour) => buildRepair({ preferredPickupTime: at(10, hour) })),
    buildRepair({ status: DIAGNOSED, estimatedCost: 1000, promisedDate: at(15, 20), preferredPickupTime: at(9, 1) }),
  );
  const { missed } = await today();
  expect([missed.count, missed.longest.length]).toEqual([7, 5]);
  const { token } = await app.admin();
  const count = async (filters: string) => {
    const { data } = await app.viaGraphql<{ repairTable: { totalCount: number } }>(
      `{ repairTable(${filters}) { totalCount } }`,
      {},
      { token },
    );
    return data.repairTable.totalCount;
  };
  expect(await count(`status: [${REQUESTED}], pickupTo: "2026-06-14T18:15:00Z", sort: PICKUP_TIME`)).toBe(7);
  expect(await count('pickupFrom: "2026-06-10T00:00:00+05:45", pickupTo: "2026-06-10T03:00:00+05:45"')).toBe(3);
  expect(await count('promisedFrom: "2026-06-14T18:15:00Z", promisedTo: "2026-06-15T18:15:00Z"')).toBe(1);
  expect(await count('quoteWaiting: true')).toBe(1);
});

it('is for admins alone, and asks as often for many as for few', async () => {
  await expect(workshopToday(app.ctx())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await expect(workshopToday((await app.signedIn()).ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { ctx } = await app.admin();
  await app.save(...Array.from({ length: 9 }, (_, hour) => buildRepair({ preferredPickupTime: at(15, hour) })));
  expect(await app.statementsOf(() => workshopToday(ctx))).toHaveLength(3);
});
