import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openAdmin, tablePage } from '../../../testing/admin';
import { refusal } from '../../../testing/fakeServer';

const repair = (id: string, userName: string, preferredPickupTime: string) => ({
  __typename: 'Repair',
  id,
  userName,
  brand: 'Samsung',
  model: 'UA43',
  status: 'REQUESTED',
  contactNumber: '9841234567',
  preferredPickupTime,
});

const pickup = (area: string, ...about: Parameters<typeof repair>) => ({
  __typename: 'Pickup',
  area,
  repair: repair(...about),
});

const waiting = (count: number, ...names: string[]) => ({
  __typename: 'WaitingRepairs',
  count,
  longest: names.map((name) => ({
    __typename: 'WaitingRepair',
    since: '2026-06-11T04:00:00.000Z',
    repair: repair(name.toUpperCase(), name, '2026-06-11T04:00:00.000Z'),
  })),
});

const TODAY = {
  workshopToday: {
    __typename: 'WorkshopToday',
    day: '2026-06-15',
    week: Array.from({ length: 7 }, (_, index) => ({
      __typename: 'PickupDay',
      day: `2026-06-${15 + index}`,
      count: [2, 1][index] ?? 0,
    })),
    pickups: [
      pickup('Thamel', 'AAA', 'Ram Thapa', '2026-06-15T03:15:00.000Z'),
      pickup('Baneshwor', 'BBB', 'Gita Karki', '2026-06-15T09:15:00.000Z'),
      pickup('Thamel', 'CCC', 'Hari Rai', '2026-06-16T03:15:00.000Z'),
    ],
    missed: waiting(1, 'Sita'),
    promised: waiting(0),
    late: waiting(0),
    approval: waiting(7, 'Maya'),
    ready: waiting(0),
    notificationPending: waiting(0),
  },
  inboxTable: tablePage('InboxTable', [
    { __typename: 'InboxMessage', id: 'm1', name: 'Bina', subject: 'A remote', createdAt: '2026-06-15T03:15:00.000Z' },
  ]),
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefOf = (element: HTMLElement) => element.getAttribute('href');

it('shows pickups by the hour and, at a press, those of one part of town; each leads to its record', async () => {
  vi.setSystemTime('2026-06-15T06:15:00Z');
  const { user } = await openAdmin('/admin/today', { Today: TODAY });
  const today = await region('Pickups today');
  const texts = () => today.getAllByRole('link', { name: /Samsung UA43/ }).map(({ textContent }) => textContent);
  expect(texts()).toEqual([
    '9:00 AM Ram Thapa Thamel · Samsung UA43',
    '3:00 PM Gita Karki Baneshwor · Samsung UA43',
    'Sita Samsung UA43 11 Jun 2026',
  ]);
  expect(hrefOf(today.getByRole('link', { name: /Ram Thapa/ }))).toBe('/admin/repairs?view=AAA');
  await user.click(today.getByRole('button', { name: 'Baneshwor 1' }));
  expect(texts()).toHaveLength(2);
  expect(hrefOf(today.getByRole('link', { name: 'Pickups today 2' }))).toBe(
    '/admin/repairs?status=REQUESTED&pickupFrom=2026-06-15&pickupTo=2026-06-15&sort=PICKUP_TIME&direction=ASC',
  );
  expect(hrefOf(today.getByRole('link', { name: 'Not fetched on their day 1' }))).toBe(
    '/admin/repairs?status=REQUESTED&pickupTo=2026-06-14&sort=PICKUP_TIME&direction=ASC',
  );
});

it('tells what waits, how many there are, and since when', async () => {
  vi.setSystemTime('2026-06-15T06:15:00Z');
  await openAdmin('/admin/today', { Today: TODAY });
  const approval = await region('Waiting for approval');
  expect(hrefOf(approval.getByRole('link', { name: 'Waiting for approval 7' }))).toBe(
    '/admin/repairs?quoteWaiting=true',
  );
  expect(hrefOf(approval.getByRole('link', { name: 'Maya Samsung UA43 4d ago' }))).toBe('/admin/repairs?view=MAYA');
  expect((await region('Ready to collect')).getByRole('link').textContent).toBe('Ready to collect None');
  const messages = await region('New messages');
  expect(messages.getAllByRole('link').map(hrefOf)).toEqual(['/admin/inbox?status=NEW', '/admin/inbox?view=m1']);
});

it('shows the week, a day beside the other', async () => {
  await openAdmin('/admin/today', { Today: TODAY });
  const week = await region('Pickups of the week');
  expect(week.getByRole('link', { name: 'Tuesday 16 Jun 2026 1' })).toBeTruthy();
  expect(hrefOf(week.getByRole('link', { name: '9:00 AM Hari Rai Thamel' }))).toBe('/admin/repairs?view=CCC');
});

it('says why there is nothing to see', async () => {
  await openAdmin('/admin/today', { Today: refusal('INTERNAL', 'Something went wrong. Please try again later.') });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load admin data: Something went wrong.');
});
