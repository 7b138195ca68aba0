import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../../testing/confirmation';
import { openAdmin, tablePage } from '../../../testing/admin';
import { refusal } from '../../../testing/fakeServer';
import { adminRepair } from '../testing/adminRepair';

const ID = '7K3M9QXT2BWD';
const ram = {
  __typename: 'Customer',
  key: 'u9',
  userId: 'u9',
  name: 'Ram Thapa',
  contactNumber: '9851234567',
  address: 'Patan Dhoka 5',
  repairCount: 2,
};
const answers = {
  RepairTable: { repairTable: tablePage('RepairTable', []) },
  CustomerLookup: { customerLookup: [ram] },
  CreateRepair: ({ input }: Record<string, any>) => ({
    createRepair: adminRepair({ userName: input.userName, brand: input.brand }),
  }),
};

const open = async (edit: string, over: Parameters<typeof openAdmin>[1] = {}) => {
  const app = await openAdmin(`/admin/repairs?edit=${edit}`, { ...answers, ...over });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Contact number/);
  return { ...app, dialog };
};
const valueOf = (element: HTMLElement) => (element as HTMLInputElement).value;

test('a number finds a customer; the keyboard chooses, and name, number, address and account are filled', async () => {
  const { dialog, user, asked } = await open('new');
  const number = dialog.getByRole('combobox', { name: /^Contact number/ });
  await user.type(number, '98');
  expect(number.getAttribute('aria-expanded')).toBe('false');
  await user.type(number, '5');
  const option = await dialog.findByRole('option', { name: /Ram Thapa.*Has an account.*2 repairs/ });
  expect(asked.filter(({ name }) => name === 'CustomerLookup').map(({ variables }) => variables.search)).toEqual([
    '985',
  ]);

  await user.keyboard('{ArrowDown}');
  expect(number.getAttribute('aria-activedescendant')).toBe(option.id);
  await user.keyboard('{Enter}');
  expect(valueOf(number)).toBe('9851234567');
  expect(valueOf(dialog.getByLabelText(/^Customer name/))).toBe('Ram Thapa');
  expect(valueOf(dialog.getByLabelText(/^Pickup address/))).toBe('Patan Dhoka 5');
  expect(dialog.queryByRole('listbox')).toBeNull();

  await user.type(dialog.getByLabelText(/^Brand/), 'LG');
  await user.type(dialog.getByLabelText(/^Issue description/), 'No sound');
  await user.type(dialog.getByLabelText(/^Estimated cost/), '1,500');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Repair added.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'CreateRepair')?.variables.input).toMatchObject({
    userId: 'u9',
    userName: 'Ram Thapa',
    contactNumber: '9851234567',
    brand: 'LG',
    model: null,
    status: 'REQUESTED',
    estimatedCost: 1500,
    actualCost: null,
    promisedDate: null,
  });
});

test('a repair that was taken in offers its sheet and its record', async () => {
  const { dialog, user, address } = await open('new');
  await user.type(dialog.getByLabelText(/^Contact number/), '01-4412345');
  await user.type(dialog.getByLabelText(/^Customer name/), 'Gita Rai');
  await user.type(dialog.getByLabelText(/^Pickup address/), 'Chabahil');
  await user.type(dialog.getByLabelText(/^Brand/), 'LG');
  await user.type(dialog.getByLabelText(/^Issue description/), 'No sound');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('7K3M-9QXT-2BWD')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Print job sheet' }).getAttribute('href')).toContain(`${ID}/sheet`);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(address()).toBe(`/admin/repairs?view=${ID}`);
});

test('what is required is said at its field, and nothing is sent', async () => {
  const { dialog, user, asked } = await open('new');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  for (const field of ['Contact number', 'Full name', 'Brand', 'Issue description', 'Pickup address']) {
    expect((await dialog.findAllByText(`${field} is required.`)).length).toBeGreaterThan(0);
  }
  expect(asked.some(({ name }) => name === 'CreateRepair')).toBe(false);
});

test('Escape closes the list of customers and leaves the window', async () => {
  const { dialog, user, address } = await open('new');
  await user.type(dialog.getByLabelText(/^Customer name/), 'Ra');
  await dialog.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(dialog.queryByRole('listbox')).toBeNull();
  expect(address()).toBe('/admin/repairs?edit=new');
});

test('a retry after a lost answer carries the same key', async () => {
  let lost = true;
  const keys: unknown[] = [];
  const { dialog, user } = await open('new', {
    CreateRepair: ({ input }, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (!lost) return { createRepair: adminRepair({ brand: input.brand }) };
      lost = false;
      return new Error('offline');
    },
  });
  await user.type(dialog.getByLabelText(/^Contact number/), '01-4412345');
  await user.type(dialog.getByLabelText(/^Customer name/), 'Gita Rai');
  await user.type(dialog.getByLabelText(/^Pickup address/), 'Chabahil');
  await user.type(dialog.getByLabelText(/^Brand/), 'LG');
  await user.type(dialog.getByLabelText(/^Issue description/), 'No sound');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(keys.length).toBe(1));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Repair added.')).toBeTruthy();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('a time that was not touched is sent as it was stored, with the version that was edited', async () => {
  const { dialog, user, asked, address } = await open(ID, {
    RepairDetail: { repair: adminRepair() },
    UpdateRepair: { updateRepair: adminRepair({ version: 4, model: 'XR-65' }) },
  });
  expect(valueOf(dialog.getByLabelText(/^TV type/))).toBe('OLED');
  expect(valueOf(dialog.getByLabelText(/^Delivery option/))).toBe('DELIVERY_REQUESTED');
  await user.clear(dialog.getByLabelText(/^Model/));
  await user.type(dialog.getByLabelText(/^Model/), 'XR-65');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Repair updated.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'UpdateRepair')?.variables.input).toMatchObject({
    version: 3,
    model: 'XR-65',
    userId: 'u7',
    preferredPickupTime: '2026-07-05T08:45:30.000Z',
    promisedDate: '2026-07-08T10:15:00.000Z',
    note: null,
  });
  await waitFor(() => expect(address()).toBe('/admin/repairs'));
});

test('what somebody else saved meanwhile is not overwritten: both versions are shown', async () => {
  let theirs = adminRepair();
  const { dialog, user, asked } = await open(ID, {
    RepairDetail: () => ({ repair: theirs }),
    UpdateRepair: ({ input }) => {
      if (input.version === 4) return { updateRepair: { ...theirs, version: 5 } };
      theirs = adminRepair({ version: 4, adminNotes: 'Remote is here' });
      return refusal('CONFLICT', 'This was changed by someone else.');
    },
  });
  await user.type(dialog.getByLabelText(/^Brand/), ' Bravia');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const both = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  expect(both.getByText('Brand')).toBeTruthy();
  expect(both.getByText('Notes of the workshop')).toBeTruthy();
  await user.click(both.getByRole('button', { name: 'Keep editing mine on top of theirs' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Repair updated.')).toBeTruthy();
  expect(asked.findLast(({ name }) => name === 'UpdateRepair')?.variables.input).toMatchObject({
    version: 4,
    brand: 'Sony Bravia',
    adminNotes: 'Remote is here',
  });
});

test('what was typed of a new repair is offered again later', async () => {
  confirmation.mockReturnValue(true);
  const first = await open('new');
  await first.user.type(first.dialog.getByLabelText(/^Customer name/), 'Gita Rai');
  await first.user.click(first.dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(first.address()).toBe('/admin/repairs'));
  await first.router.navigate('/admin/repairs?edit=new');
  const again = within(await screen.findByRole('dialog'));
  await first.user.click(await again.findByRole('button', { name: 'Restore' }));
  expect(valueOf(again.getByLabelText(/^Customer name/))).toBe('Gita Rai');
});
