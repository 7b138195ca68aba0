import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openAdmin, tablePage } from '../../testing/admin';
import { setWidth } from '../../testing/viewport';

const line = (number: number, over: Record<string, unknown> = {}) => ({
  __typename: 'ActivityLog',
  id: `line-${number}`,
  timestamp: '2026-07-05T08:45:00.000Z',
  userEmail: 'sita@example.com',
  actionType: 'BLOG_POST_CREATE',
  description: `Did thing ${number}`,
  targetId: '0a1b2c3d-0000-4000-8000-00000000abcd',
  target: null,
  details: null,
  ...over,
});

const open = (path = '/admin/activityLog', lines = [line(1), line(2, { userEmail: null, targetId: null })]) =>
  openAdmin(path, {
    ActivityTable: ({ page }) => ({
      activityTable: tablePage('ActivityTable', lines, { totalCount: lines.length && 120, page, pageSize: 50 }),
    }),
    ActivityActionTypes: { activityActionTypes: ['BLOG_POST_CREATE', 'USER_LOGIN'] },
  });

const table = () => screen.findByRole('table', { name: 'Activity Log' });
const asked = (app: Awaited<ReturnType<typeof open>>) =>
  app.asked.filter(({ name }) => name === 'ActivityTable').at(-1)!.variables;

it('shows who did what, when and to what, the newest first', async () => {
  const app = await open();
  const rows = within(await table());
  expect(await rows.findByText('Did thing 1')).toBeTruthy();
  expect(rows.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'User',
    'Action',
    'Description',
    'Target ID',
  ]);
  const [, first, second] = rows.getAllByRole('row');
  const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
  expect(cells(first!)).toEqual([
    '5 Jul 2026, 2:30 PM',
    'sita@example.com',
    'BLOG_POST_CREATE',
    'Did thing 1',
    '0000abcd',
  ]);
  expect(cells(second!).filter((_, at) => at === 1 || at === 4)).toEqual(['Guest', '']);
  expect(screen.getByText('1–50 of 120')).toBeTruthy();
  expect(asked(app)).toEqual({
    page: 1,
    pageSize: 50,
    search: null,
    sort: 'TIMESTAMP',
    direction: 'DESC',
    actionType: null,
    from: null,
    to: null,
  });
});

it('names what it was done to, and leads there', async () => {
  const target = (kind: string, name: string) => ({ target: { __typename: 'ActivityTarget', kind, name } });
  await open(undefined, [
    line(1, { ...target('REPAIR', 'Sita Sharma, LG'), targetId: '7K3M9QXT2BWD' }),
    line(2, target('PERSON', 'Ram Thapa')),
    line(3, target('PRODUCT', 'Remote')),
  ]);
  const links = await within(await table()).findAllByRole('link');
  const uuid = '0a1b2c3d-0000-4000-8000-00000000abcd';
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Sita Sharma, LG', '/admin/repairs?view=7K3M9QXT2BWD'],
    ['Ram Thapa', `/admin/customers?view=${uuid}`],
    ['Remote', `/admin/products?search=Remote&edit=${uuid}`],
  ]);
});

it('scrolls at 600 px, and the keyboard reaches it', async () => {
  await open();
  const box = await screen.findByRole('region', { name: 'Activity Log' });
  expect(box.style.maxHeight).toBe('600px');
  expect(box.tabIndex).toBe(0);
});

it('filters by action and by days as they are in Kathmandu, and exports the same lines', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }));
  const app = await open('/admin/activityLog?page=2&from=2026-07-05&to=2026-07-06');
  await within(await table()).findByText('Did thing 1');
  await app.user.selectOptions(await screen.findByLabelText('Action'), 'USER_LOGIN');
  expect(app.address()).toBe('/admin/activityLog?from=2026-07-05&to=2026-07-06&actionType=USER_LOGIN');
  await waitFor(() =>
    expect(asked(app)).toMatchObject({
      page: 1,
      actionType: 'USER_LOGIN',
      from: '2026-07-04T18:15:00.000Z',
      to: '2026-07-06T18:15:00.000Z',
    }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [path] = fetched.mock.calls[0]!;
  const { pathname, searchParams } = new URL(path as string, 'http://shop');
  expect(pathname).toBe('/api/admin/export/activity-log');
  expect(Object.fromEntries(searchParams)).toEqual({
    sort: 'TIMESTAMP',
    direction: 'DESC',
    actionType: 'USER_LOGIN',
    from: '2026-07-04T18:15:00.000Z',
    to: '2026-07-06T18:15:00.000Z',
  });
});

it('offers the action that the address asks for, whatever the server offers', async () => {
  await open('/admin/activityLog?actionType=PRODUCT_CREATE');
  const field = await screen.findByLabelText<HTMLSelectElement>('Action');
  expect(field.value).toBe('PRODUCT_CREATE');
});

it('says when nothing has been logged', async () => {
  await open('/admin/activityLog', []);
  expect(await screen.findByText('Nothing has been logged yet.')).toBeTruthy();
});

it('makes cards of the lines on a phone', async () => {
  setWidth(360);
  const { user } = await open();
  const cards = within(await screen.findByRole('list', { name: 'Activity Log' })).getAllByRole('listitem');
  await user.click(within(cards[0]!).getByRole('button', { name: 'More about this row' }));
  expect(
    within(cards[0]!)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['User', 'Action', 'Description', 'Target ID']);
});

it('folds out what the AI helper answered', async () => {
  const details = { __typename: 'LoggedExchange', question: 'Are you open?', answer: 'Yes, until six.' };
  const app = await open(undefined, [line(1, { description: 'Are you open?', details })]);
  const question = await within(await table()).findByText('Are you open?');
  const exchange = question.closest('details')!;
  expect(exchange.open).toBe(false);
  await app.user.click(question);
  expect(exchange.open).toBe(true);
  expect(exchange.textContent).toBe('Are you open?Yes, until six.');
});
