import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderPart } from '../../testing/renderPart';
import { Overview } from './Overview';
import type { WorkshopReportQuery } from './overview.gen';

type Report = WorkshopReportQuery['workshopReport'];

const statuses = [
  ...(['REQUESTED', 'PICKED_UP', 'DIAGNOSING', 'DIAGNOSED', 'QUOTE_APPROVED'] as const),
  ...(['QUOTE_REJECTED', 'REPAIRING', 'REPAIRED', 'DELIVERED', 'CANCELLED'] as const),
];

const dayOf = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}`;

/** So many days of November, all of them empty but the last. */
const days = (count: number) => Array.from({ length: count }, (_, index) => dayOf(index));

const emptyReport = (span = 7): Report => ({
  repairsByStatus: statuses.map((status) => ({ status, count: 0 })),
  ageing: [
    { minDays: 0, maxDays: 2, from: '2026-11-05', to: '2026-11-07', count: 0 },
    { minDays: 3, maxDays: 7, from: '2026-10-31', to: '2026-11-04', count: 0 },
    { minDays: 8, maxDays: 14, from: '2026-10-24', to: '2026-10-30', count: 0 },
    { minDays: 15, maxDays: 30, from: '2026-10-08', to: '2026-10-23', count: 0 },
    { minDays: 31, maxDays: null, from: null, to: '2026-10-07', count: 0 },
  ],
  overdue: 0,
  newPerDay: days(span).map((day) => ({ day, count: 0 })),
  turnaround: { medianHours: null, deliveredCount: 0, previousMedianHours: null },
  quotes: { approved: 0, rejected: 0, pending: 0, acceptanceRate: null },
  income: { total: 0, previousTotal: 0, withoutCost: 0, perDay: days(span).map((day) => ({ day, amount: 0 })) },
  reviews: { count: 0, average: null, perRating: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })) },
});

function busyReport(): Report {
  const report = emptyReport();
  const counts: Partial<Record<string, number>> = { REQUESTED: 3, DIAGNOSED: 1, DELIVERED: 12 };
  return {
    ...report,
    repairsByStatus: statuses.map((status) => ({ status, count: counts[status] ?? 0 })),
    ageing: report.ageing.map((group, index) => ({ ...group, count: [1, 0, 0, 1, 2][index]! })),
    overdue: 2,
    newPerDay: report.newPerDay.map((day, index) => ({ ...day, count: index === 5 ? 4 : index === 6 ? 1 : 0 })),
    turnaround: { medianHours: 60, deliveredCount: 9, previousMedianHours: 80 },
    quotes: { approved: 3, rejected: 1, pending: 2, acceptanceRate: 0.75 },
    income: {
      total: 125_000,
      previousTotal: 100_000,
      withoutCost: 0,
      perDay: report.income.perDay.map((day, index) => ({ ...day, amount: index === 6 ? 125_000 : 0 })),
    },
    reviews: {
      count: 5,
      average: 4.6,
      perRating: report.reviews.perRating.map((group) => ({ ...group, count: { 5: 4, 3: 1 }[group.rating] ?? 0 })),
    },
  };
}

const money: WorkshopReportQuery['moneyReport'] = {
  received: {
    total: 110_000,
    previousTotal: 100_000,
    perDay: days(7).map((day, index) => ({ day, amount: index === 6 ? 110_000 : 0 })),
    perMethod: [{ method: 'CASH', amount: 110_000 }],
  },
  open: {
    inWorkshop: 4500,
    total: 3000,
    ageing: [
      { minDays: 0, maxDays: 2, count: 0, amount: 0 },
      { minDays: 3, maxDays: 7, count: 2, amount: 3000 },
      { minDays: 8, maxDays: null, count: 0, amount: 0 },
    ],
  },
};

/** Opens the overview. */
async function open(
  answer: Report | Error | ((variables: Record<string, unknown>) => Report | Error),
  language?: 'ne',
) {
  const asked: unknown[] = [];
  const link = fakeServer({
    WorkshopReport: (variables) => {
      asked.push(variables['days']);
      const report = typeof answer === 'function' ? answer(variables) : answer;
      return report instanceof Error ? report : { workshopReport: report, moneyReport: money };
    },
  });
  const app = await renderPart(<Overview />, { link, ...(language && { language }) });
  const at = () => app.router.state.location;
  return { ...app, asked, address: () => at().pathname + at().search };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('the figures stand first, each of them a link to its list', async () => {
  await open(busyReport());
  const tiles = (await screen.findAllByRole('list'))[0]!;
  const links = within(tiles).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Open repairs 4 2 older than 30 days',
    'Overdue 2 Past the promised date',
    'Median turnaround 2.5 days 25% faster than before',
    'Quotes accepted 75% 3 of 4 decided, 2 waiting',
    'Income Rs. 1,25,000 25% more than before',
    'Money received Rs. 1,10,000 10% more than before',
    'Open after delivery Rs. 3,000 Rs. 4,500 due in the workshop',
    'Reviews 4.6 5 new',
  ]);
  const open_ = 'REQUESTED%2CPICKED_UP%2CDIAGNOSING%2CDIAGNOSED%2CQUOTE_APPROVED%2CREPAIRING%2CREPAIRED';
  expect(links.map(hrefOf)).toEqual([
    `/admin/repairs?status=${open_}`,
    '/admin/repairs?overdue=true',
    '/admin/repairs?status=DELIVERED&sort=LAST_UPDATE_DATE',
    '/admin/repairs?status=DIAGNOSED',
    '/admin/repairs?status=DELIVERED&sort=LAST_UPDATE_DATE',
    '/admin/cashUp',
    '/admin/repairs?status=DELIVERED&sort=LAST_UPDATE_DATE',
    '/admin/reviews',
  ]);
});

test('bars are links in the shop’s words: all ten statuses, the ages and the stars', async () => {
  await open(busyReport());
  await screen.findByRole('region', { name: 'Repairs by status' });
  const bars = section('Repairs by status').getAllByRole('link');
  expect(bars).toHaveLength(10);
  expect(bars[0]!.textContent).toBe('Requested 3');
  expect(bars[3]!.textContent).toBe('Diagnosed - Quote Pending 1');
  expect(bars.map(hrefOf)).toEqual(statuses.map((status) => `/admin/repairs?status=${status}`));

  const ages = section('Age of open repairs').getAllByRole('link');
  expect(ages.map(({ textContent }) => textContent)).toEqual([
    '0 to 2 days 1',
    '3 to 7 days 0',
    '8 to 14 days 0',
    '15 to 30 days 1',
    'More than 30 days 2',
  ]);
  expect(hrefOf(ages[0]!)).toMatch(/^\/admin\/repairs\?status=REQUESTED%2C.*&from=2026-11-05&to=2026-11-07$/);
  expect(hrefOf(ages[4]!)).toMatch(/REPAIRED&to=2026-10-07$/);

  const stars = section('New reviews by stars').getAllByRole('link');
  expect(stars.map(hrefOf)).toEqual([5, 4, 3, 2, 1].map((rating) => `/admin/reviews?rating=${rating}`));
  expect(section('New reviews by stars').getByRole('link', { name: '5 out of 5 stars 4' })).toBe(stars[0]);
});

test('a chart along the calendar says what it shows, and is a list as well', async () => {
  const { user } = await open(busyReport());
  await screen.findByRole('region', { name: 'New repairs' });
  expect(section('New repairs').getByRole('img').getAttribute('aria-label')).toBe(
    'Bar chart. The most: 4, 6 Nov 2026.',
  );
  await user.click(section('New repairs').getByText('As a list'));
  const rows = section('New repairs').getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['7 Nov 2026 1', '6 Nov 2026 4']);
  const links = section('New repairs').getAllByRole('link');
  expect(links.map(hrefOf)).toEqual([
    '/admin/repairs?from=2026-11-07&to=2026-11-07',
    '/admin/repairs?from=2026-11-06&to=2026-11-06',
  ]);
  expect(section('Income in rupees').getByText('Rs. 1,25,000')).toBeTruthy();
});

test('what was received leads to its day, and what is open stands by its age', async () => {
  const { user } = await open(busyReport());
  await screen.findByRole('region', { name: 'Received in rupees' });
  await user.click(section('Received in rupees').getByText('As a list'));
  expect(section('Received in rupees').getAllByRole('link').map(hrefOf)).toEqual(['/admin/cashUp?day=2026-11-07']);
  expect(
    section('Open by days since delivery')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['0 to 2 days Rs. 0', '3 to 7 days Rs. 3,000', 'More than 7 days Rs. 0']);
});

test('another span is asked for, and stands in the address', async () => {
  const { user, asked, address } = await open(({ days: span }) => ({
    ...busyReport(),
    newPerDay: days(span === 90 ? 9 : 7).map((day) => ({ day, count: 1 })),
  }));
  await screen.findByRole('link', { name: '30 days', current: true });
  await user.click(screen.getByRole('link', { name: '90 days' }));
  await screen.findByRole('link', { name: '90 days', current: true });
  expect([asked, address()]).toEqual([[30, 90], '/?days=90']);
  // in weeks, the oldest of which has two days
  await waitFor(() =>
    expect(
      section('New repairs')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['3 Nov 2026 – 9 Nov 2026 7', '1 Nov 2026 – 2 Nov 2026 2']),
  );
  expect(hrefOf(section('New repairs').getAllByRole('link')[0]!)).toBe('/admin/repairs?from=2026-11-03&to=2026-11-09');
  await user.click(screen.getByRole('link', { name: '30 days' }));
  expect(address()).toBe('/');
});

test('a quiet span has no empty axes, and what went down is said', async () => {
  await open({
    ...emptyReport(),
    repairsByStatus: statuses.map((status) => ({ status, count: 1 })),
    turnaround: { medianHours: 30, deliveredCount: 1, previousMedianHours: 24 },
    income: { ...emptyReport().income, previousTotal: 500 },
  });
  expect(await screen.findByText('No new repairs in these days.')).toBeTruthy();
  expect(screen.getByText('No income in these days.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Median turnaround 30 h 25% slower than before' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Income Rs. 0 100% less than before' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Quotes accepted – 0 of 0 decided, 0 waiting' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Overdue 0 Nothing is late' })).toBeTruthy();
});

test('income that nobody wrote down is pointed out', async () => {
  const report = busyReport();
  await open({ ...report, income: { ...report.income, withoutCost: 2 } });
  expect(await screen.findByRole('link', { name: 'Income Rs. 1,25,000 2 delivered without a cost' })).toBeTruthy();
});

test('an empty shop is welcomed instead of shown zeros', async () => {
  await open(emptyReport());
  expect(await screen.findByText('No repairs yet.')).toBeTruthy();
  expect(hrefOf(screen.getByRole('link', { name: 'Add New Repair' }))).toBe('/admin/repairs?edit=new');
  expect(screen.queryByRole('region', { name: 'Repairs by status' })).toBeNull();
});

test('what failed says so and can be tried again', async () => {
  let healthy = false;
  const { user } = await open(() =>
    healthy ? busyReport() : refusal('INTERNAL', 'Something went wrong. Please try again later.'),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load admin data: Something went wrong. Please try again later.');
  healthy = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Open repairs/ })).toBeTruthy();
});

test('in Nepali the figures have Nepali digits', async () => {
  await open(busyReport(), 'ne');
  expect((await screen.findByText('रु. १,२५,०००', { selector: 'a strong' })).tagName).toBe('STRONG');
  expect(screen.getByText('७५%')).toBeTruthy();
  expect(screen.getByText('४.६')).toBeTruthy();
});
