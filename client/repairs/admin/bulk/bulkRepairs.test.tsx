import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin, unfoldFilters } from '../../../testing/admin';
import { refusal } from '../../../testing/fakeServer';
import { setWidth } from '../../../testing/viewport';
import { repairRow, workshop } from '../testing/adminRepairs';

const owner = (id: string) => ({ __typename: 'RepairOwner' as const, id });
const selectPage = async (user: { click: (element: Element) => Promise<void> }) => {
  await screen.findByRole('row', { name: /Customer A/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
};
const doIt = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Do it' }));
const changesIn = (asked: { name: string; variables: Record<string, any> }[]) =>
  asked.filter(({ name }) => name === 'ChangeRepairs').map(({ variables }) => variables.changes);

test('the status of many: what will change and who will be told, then the change, and the way back', async () => {
  const shop = workshop([
    repairRow('A', { owner: owner('u1') }),
    repairRow('B', { owner: owner('u1'), status: 'DIAGNOSING' }),
    repairRow('C', { owner: owner('u2'), status: 'REPAIRED' }),
    repairRow('D'),
  ]);
  const { user, asked } = await openAdmin('/admin/repairs', shop.answers);
  await selectPage(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change the status' }), 'REPAIRED');
  const preview = within(await screen.findByRole('dialog', { name: 'Change the status of 4 repairs?' }));
  expect(preview.getByText('1 customer has an account and will be notified.')).toBeTruthy();
  expect(preview.getByText('Repaired - Pending Delivery/Pickup, unchanged')).toBeTruthy();
  await doIt(user);

  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(changesIn(asked)).toEqual([
    [
      { id: 'A', status: 'REPAIRED', expectedStatus: 'REQUESTED' },
      { id: 'B', status: 'REPAIRED', expectedStatus: 'DIAGNOSING' },
      { id: 'D', status: 'REPAIRED', expectedStatus: 'REQUESTED' },
    ],
  ]);
  await user.click(undo);
  expect(await screen.findByText('The repairs are as they were before.')).toBeTruthy();
  expect(changesIn(asked)[1]).toEqual([
    { id: 'A', status: 'REQUESTED', expectedStatus: 'REPAIRED' },
    { id: 'B', status: 'DIAGNOSING', expectedStatus: 'REPAIRED' },
    { id: 'D', status: 'REQUESTED', expectedStatus: 'REPAIRED' },
  ]);
  expect(within(await screen.findByRole('row', { name: /Customer B/ })).getByText('Diagnosing')).toBeTruthy();
});

test('a promised date is a time in Kathmandu; an empty one takes the promise back', async () => {
  const { answers } = workshop([repairRow('A', { promisedDate: '2026-07-01T06:00:00.000Z' }), repairRow('B')]);
  const { user, asked } = await openAdmin('/admin/repairs', answers);
  await selectPage(user);
  const when = screen.getByLabelText('New promised date; leave empty to remove it');
  fireEvent.change(when, { target: { value: '2026-07-05T18:00' } });
  await user.click(screen.getByRole('button', { name: 'Set promised date' }));
  await doIt(user);
  await screen.findByRole('button', { name: 'Undo' });
  const promisedDate = '2026-07-05T12:15:00.000Z';
  expect(changesIn(asked)[0]).toEqual([
    { id: 'A', promisedDate },
    { id: 'B', promisedDate },
  ]);

  await selectPage(user);
  fireEvent.change(screen.getByLabelText(/^New promised date/), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Set promised date' }));
  await doIt(user);
  await waitFor(() => expect(changesIn(asked)).toHaveLength(2));
  expect(changesIn(asked)[1]).toEqual([
    { id: 'A', promisedDate: null },
    { id: 'B', promisedDate: null },
  ]);
});

test('deleted together, restored together', async () => {
  const shop = workshop([repairRow('A'), repairRow('B')]);
  const { user, asked } = await openAdmin('/admin/repairs', shop.answers);
  await selectPage(user);
  const bar = screen.getByRole('button', { name: 'Make public' }).parentElement!;
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  await doIt(user);
  expect(await screen.findByText('No repairs yet.')).toBeTruthy();
  expect(changesIn(asked)[0]).toEqual([
    { id: 'A', deleted: true },
    { id: 'B', deleted: true },
  ]);

  await unfoldFilters(user);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Deleted');
  await selectPage(user);
  expect(screen.queryByRole('button', { name: 'Make public' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Restore' }).at(-1)!);
  await doIt(user);
  await waitFor(() => expect(shop.get('A').deletedAt).toBeNull());
});

test('visible to everyone: shown at once, and taken back where the server refuses', async () => {
  const { answers } = workshop([repairRow('A', { owner: owner('u1') })]);
  const { user } = await openAdmin('/admin/repairs', {
    ...answers,
    ChangeRepairs: refusal('CONFLICT', 'A repair has another status by now. Reload to see the changes.'),
  });
  await selectPage(user);
  await user.click(screen.getByRole('button', { name: 'Make public' }));
  expect(await screen.findByText('1 customer has an account and will be notified.')).toBeTruthy();
  await doIt(user);
  expect((await screen.findAllByText(/another status by now/)).length).toBeGreaterThan(0);
  const visibility = within(screen.getByRole('row', { name: /Customer A/ })).getByRole('switch');
  expect(visibility.getAttribute('aria-checked')).toBe('false');
});

test('on a phone what can be done comes when it is asked for', async () => {
  setWidth(360);
  const { answers } = workshop([repairRow('A')]);
  const { user } = await openAdmin('/admin/repairs', answers);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Sony of Customer A' }));
  expect(screen.queryByRole('combobox', { name: 'Change the status' })).toBeNull();
  const change = screen.getByRole('button', { name: 'Change' });
  await user.click(change);
  expect(change.getAttribute('aria-expanded')).toBe('true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change the status' }), 'REPAIRED');
  expect(await screen.findByRole('dialog', { name: 'Change the status of 1 repair?' })).toBeTruthy();
});
