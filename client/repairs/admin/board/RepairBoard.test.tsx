import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../../testing/admin';
import { refusal } from '../../../testing/fakeServer';
import { setWidth } from '../../../testing/viewport';
import { adminRepair } from '../testing/adminRepair';
import { repairRow, workshop } from '../testing/adminRepairs';

const column = (name: RegExp) => screen.findByRole('region', { name });

test('a column for each status in the order of the work; a card says what matters', async () => {
  const { answers } = workshop([
    repairRow('A', { promisedDate: '2026-06-02T06:00:00.000Z', isOverdue: true, estimatedCost: 2500 }),
    repairRow('B', { status: 'DELIVERED', actualCost: 3000 }),
  ]);
  await openAdmin('/admin/repairs?layout=board', answers);
  const requested = within(await column(/^Requested/));
  expect(requested.getByRole('button', { name: 'Customer A' })).toBeTruthy();
  expect(requested.getByText('Overdue')).toBeTruthy();
  expect(requested.getByText('Estimated: Rs. 2,500')).toBeTruthy();
  expect(within(await column(/^Delivered/)).getByText('Rs. 3,000')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Requested1',
    'Picked Up0',
    'Diagnosing0',
    'Diagnosed - Quote Pending0',
    'Quote Approved - Repairing0',
    'Quote Rejected0',
    'Repairing0',
    'Repaired - Pending Delivery/Pickup0',
    'Delivered1',
    'Cancelled0',
  ]);
});

test('the button on a card moves it, at first to where it usually goes next, once it was seen what the customer will be told', async () => {
  const { answers } = workshop([repairRow('A')]);
  const repair = adminRepair({ id: 'A', version: 3 });
  const { user, asked } = await openAdmin('/admin/repairs?layout=board', {
    ...answers,
    RepairDetail: { repair },
    UndoStatusChange: { undoStatusChange: { ...repair, notificationPendingSince: null } },
  });
  await user.click(await screen.findByRole('button', { name: 'Move Sony of Customer A' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sony of Customer A' }));
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'New status' }).value).toBe('PICKED_UP');
  expect(await dialog.findByText(/^Nobody will be notified/)).toBeTruthy();
  expect(asked.some(({ name }) => name === 'ChangeRepairStatus')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  expect(await within(await column(/^Picked Up/)).findByText('Customer A')).toBeTruthy();
  expect(within(await column(/^Requested/)).queryByText('Customer A')).toBeNull();
  expect(screen.getByRole('heading', { name: /^Picked Up/ }).textContent).toBe('Picked Up1');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The status change was undone.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'UndoStatusChange')?.variables).toEqual({ repairId: 'A', version: 3 });
});

test('a card says whether its customer was told', async () => {
  const { answers } = workshop([
    repairRow('A', { notificationPendingSince: '2026-06-02T06:00:00.000Z' }),
    repairRow('B'),
  ]);
  await openAdmin('/admin/repairs?layout=board', answers);
  const card = async (name: string) =>
    within((await screen.findByRole('button', { name })).closest<HTMLElement>('article')!);
  expect((await card('Customer A')).getByText('Not notified')).toBeTruthy();
  expect((await card('Customer B')).getByText('Notified')).toBeTruthy();
});

test('a card is dropped into another column; where the server refuses, it stands where it stood', async () => {
  const { answers } = workshop([repairRow('A', { estimatedCost: 2500 })]);
  const { user } = await openAdmin('/admin/repairs?layout=board', {
    ...answers,
    ChangeRepairStatus: refusal('BAD_INPUT', 'Please choose a status from the list.'),
  });
  const card = (await screen.findByRole('button', { name: 'Customer A' })).closest('article')!;
  const repairing = await column(/^Repairing/);
  const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' };
  fireEvent.dragStart(card, { dataTransfer });
  // its own column is no place to drop it
  expect(fireEvent.dragOver(await column(/^Requested/), { dataTransfer })).toBe(true);
  expect(fireEvent.dragOver(repairing, { dataTransfer })).toBe(false);
  fireEvent.drop(repairing, { dataTransfer });
  fireEvent.dragEnd(card, { dataTransfer });

  const dialog = within(await screen.findByRole('dialog', { name: 'Sony of Customer A' }));
  expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'New status' }).value).toBe('REPAIRING');
  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  await waitFor(() => expect(screen.getAllByText('Please choose a status from the list.').length).toBeGreaterThan(0));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(within(await column(/^Requested/)).getByText('Customer A')).toBeTruthy();
});

test('a full column leads to the table of its status; the layout is remembered', async () => {
  const { answers } = workshop([repairRow('A')]);
  const many = () => {
    const { repairBoard } = answers.RepairBoard();
    return { repairBoard: repairBoard.map((one) => (one.status === 'REQUESTED' ? { ...one, totalCount: 12 } : one)) };
  };
  const first = await openAdmin('/admin/repairs', { ...answers, RepairBoard: many });
  await first.user.click(screen.getByRole('button', { name: 'Board' }));
  expect(first.address()).toBe('/admin/repairs?layout=board');
  await column(/^Requested/);
  first.unmount();

  const { user, asked, address } = await openAdmin('/admin/repairs', { ...answers, RepairBoard: many });
  await user.click(await screen.findByRole('link', { name: 'Show all 12: Requested' }));
  expect(await screen.findByRole('row', { name: /Customer A/ })).toBeTruthy();
  expect(address()).toBe('/admin/repairs?status=REQUESTED');
  expect(asked.find(({ name }) => name === 'RepairTable')!.variables.status).toEqual(['REQUESTED']);
});

test('the board has no second page', async () => {
  const { answers } = workshop([repairRow('A')]);
  const RepairTable = () => ({ repairTable: { ...answers.RepairTable({}).repairTable, totalCount: 12, page: 2 } });
  const { user, address } = await openAdmin('/admin/repairs?page=2', { ...answers, RepairTable });
  expect(await screen.findByRole('row', { name: /Customer A/ })).toBeTruthy();
  expect(address()).toBe('/admin/repairs?page=2');
  await user.click(screen.getByRole('button', { name: 'Board' }));
  expect(address()).toBe('/admin/repairs?layout=board');
});

test('on a phone there is one column at a time', async () => {
  setWidth(360);
  const { answers } = workshop([repairRow('A', { status: 'DIAGNOSING' }), repairRow('B', { status: 'REPAIRED' })]);
  const { user } = await openAdmin('/admin/repairs?layout=board', answers);
  expect(await screen.findByRole('button', { name: 'Customer A' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Customer B' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Repaired - Pending/ }));
  expect(screen.getByRole('button', { name: 'Customer B' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Customer A' })).toBeNull();
});
