import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, unfoldFilters } from '../../testing/admin';
import { repairRow, workshop } from './testing/adminRepairs';

type Asked = { name: string; variables: Record<string, any> }[];

const questions = (asked: Asked) => asked.filter(({ name }) => name === 'RepairTable').map((one) => one.variables);
const row = (name: RegExp) => screen.findByRole('row', { name });

test('the newest ten come first; a press on a head sorts, another turns the order round', async () => {
  const { answers } = workshop([repairRow('A')]);
  const { user, asked, address } = await openAdmin('/admin/repairs', answers);
  await row(/Customer A/);
  expect(questions(asked)[0]).toEqual({
    page: 1,
    pageSize: 10,
    search: null,
    sort: 'SUBMISSION_DATE',
    direction: 'DESC',
    status: null,
    overdue: null,
    notificationPending: null,
    deleted: null,
    from: null,
    to: null,
    quoteWaiting: null,
    pickupFrom: null,
    pickupTo: null,
    promisedFrom: null,
    promisedTo: null,
  });
  for (const name of ['Customer', 'Brand', 'Status', 'Submitted']) {
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name }));
  }
  expect(new Set(questions(asked).map(({ sort, direction }) => `${sort} ${direction}`))).toEqual(
    new Set(['SUBMISSION_DATE', 'CUSTOMER', 'BRAND', 'STATUS'].flatMap((sort) => [`${sort} ASC`, `${sort} DESC`])),
  );
  expect(address()).toBe('/admin/repairs?direction=ASC');
});

test('the links of the charts: several statuses, overdue, days of Kathmandu, the last update; the span stays', async () => {
  const { answers } = workshop([repairRow('A', { promisedDate: '2026-06-02T06:00:00.000Z', isOverdue: true })]);
  const { user, asked, address } = await openAdmin(
    '/admin/repairs?days=90&status=REQUESTED,REPAIRED&overdue=true&from=2026-06-01&to=2026-06-02&sort=LAST_UPDATE_DATE',
    answers,
  );
  expect(within(await row(/Customer A/)).getByText('Overdue')).toBeTruthy();
  expect(questions(asked)[0]).toMatchObject({
    status: ['REQUESTED', 'REPAIRED'],
    overdue: true,
    from: '2026-05-31T18:15:00.000Z',
    to: '2026-06-02T18:15:00.000Z',
    sort: 'LAST_UPDATE_DATE',
    direction: 'DESC',
  });
  expect(screen.getByRole('columnheader', { name: 'Last update' }).getAttribute('aria-sort')).toBe('descending');

  await unfoldFilters(user);
  const status = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  expect(status.selectedOptions[0]!.text).toBe('2 statuses');
  await user.selectOptions(status, 'Delivered');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Deleted');
  expect(address()).toBe(
    '/admin/repairs?days=90&status=DELIVERED&from=2026-06-01&to=2026-06-02&sort=LAST_UPDATE_DATE&deleted=true',
  );
});

test('of each repair it says whether the customer was told, and those who were not can be looked for', async () => {
  const { answers } = workshop([
    repairRow('A', { notificationPendingSince: '2026-06-02T06:00:00.000Z' }),
    repairRow('B'),
  ]);
  const { user, asked, address } = await openAdmin('/admin/repairs', answers);
  expect(within(await row(/Customer A/)).getByText('Not notified')).toBeTruthy();
  expect(within(await row(/Customer B/)).getByText('Notified')).toBeTruthy();
  await unfoldFilters(user);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Not notified');
  expect(address()).toBe('/admin/repairs?notificationPending=true');
  await waitFor(() =>
    expect(questions(asked).at(-1)).toMatchObject({ notificationPending: true, overdue: null, deleted: null }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Overdue');
  expect(address()).toBe('/admin/repairs?overdue=true');
});

test('a status that is none counts as not given', async () => {
  const { answers } = workshop([repairRow('A')]);
  const { asked } = await openAdmin('/admin/repairs?status=REQUESTED,LOST', answers);
  await row(/Customer A/);
  expect(questions(asked)[0]!.status).toBeNull();
});

test('what is deleted, after a question, leaves the list, and comes back from the list of the deleted', async () => {
  const { answers } = workshop([repairRow('A'), repairRow('B')]);
  const { user, asked } = await openAdmin('/admin/repairs', answers);
  await user.click(within(await row(/Customer A/)).getByRole('button', { name: 'Delete' }));
  expect(asked.some(({ name }) => name === 'DeleteRepair')).toBe(false);

  confirmation.mockReturnValue(true);
  await user.click(within(await row(/Customer A/)).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Repair deleted.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Customer A/ })).toBeNull());

  await unfoldFilters(user);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Deleted');
  const gone = within(await row(/Customer A/));
  expect(gone.queryByRole('switch')).toBeNull();
  expect(gone.queryByRole('button', { name: 'View' })).toBeNull();
  await user.click(gone.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Repair restored.')).toBeTruthy();
});

test('visibility is switched in the row', async () => {
  const { answers } = workshop([repairRow('A')]);
  const { user } = await openAdmin('/admin/repairs', {
    ...answers,
    SetRepairVisibility: () => new Error('offline'),
  });
  const visibility = within(await row(/Customer A/)).getByRole('switch');
  expect(visibility.getAttribute('aria-checked')).toBe('false');
  await user.click(visibility);
  expect(await screen.findByText('Failed to update visibility.')).toBeTruthy();
});

test('a number is dialled however it was written', async () => {
  const { answers } = workshop([repairRow('A', { contactNumber: '९८४१-०००००१' })]);
  await openAdmin('/admin/repairs', answers);
  const number = await screen.findByRole('link', { name: '९८४१-०००००१' });
  expect(number.getAttribute('href')).toBe('tel:9841000001');
});
