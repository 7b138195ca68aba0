import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../../testing/confirmation';
import { openAdmin, tablePage } from '../../../testing/admin';
import { refusal } from '../../../testing/fakeServer';
import { adminRepair } from '../testing/adminRepair';

const ID = '7K3M9QXT2BWD';
const received = {
  __typename: 'RepairStatusPreview',
  title: 'Your quote is ready',
  message: 'We can repair your Sony for Rs. 2,500.',
  messages: [
    {
      __typename: 'PreviewedMessage',
      language: 'EN',
      subject: 'Your quote: Rs. 2,500',
      words: 'It would cost Rs. 2,500.',
    },
  ],
  note: 'The panel is fine.',
  link: `/track/${ID}`,
  byNotification: true,
  byEmail: true,
  byHand: false,
  notBefore: '2026-07-05T08:47:00.000Z',
};
const answers = {
  RepairTable: { repairTable: tablePage('RepairTable', []) },
  RepairDetail: { repair: adminRepair() },
  CustomerUpdates: { customerUpdates: [] },
  RepairStatusPreview: { repairStatusPreview: received },
  ChangeRepairStatus: ({ id, input }: Record<string, any>) => ({
    changeRepairStatus: { __typename: 'Repair', id, estimatedCost: null, actualCost: null, ...input },
  }),
};

const open = async (over: Parameters<typeof openAdmin>[1] = {}) => {
  const app = await openAdmin(`/admin/repairs?view=${ID}`, { ...answers, ...over });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Sony XR-55, OLED');
  return { ...app, dialog };
};

test('a customer with a landline is called, and not written to', async () => {
  const { dialog } = await open({ RepairDetail: { repair: adminRepair({ contactNumber: '01-4412345' }) } });
  expect(dialog.getByRole('link', { name: '01-4412345' }).getAttribute('href')).toBe('tel:014412345');
  expect(dialog.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('a repair is shown in full, with its history and the ways to its customer', async () => {
  const { dialog } = await open();
  expect(dialog.getByRole('heading', { name: 'Repair 7K3M-9QXT-2BWD' })).toBeTruthy();
  expect(dialog.getAllByText('Overdue').length).toBeGreaterThan(0);
  expect(dialog.getByRole('link', { name: '984-1234567' }).getAttribute('href')).toBe('tel:9841234567');
  expect(dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe('https://wa.me/9779841234567');
  expect(dialog.getByText(/^No picture/).textContent).toBe('No picture,\nonly sound');
  expect(dialog.getByText('Brought in by a friend')).toBeTruthy();
  expect(dialog.getByText(/by Hari/)).toBeTruthy();
  const track = dialog.getByRole('link', { name: 'Open the tracking page' });
  expect(track.getAttribute('href')).toContain(`/track/${ID}`);
  expect(track.getAttribute('target')).toBe('_blank');
  expect(dialog.getByRole('link', { name: 'Job sheet' }).getAttribute('href')).toContain(`/admin/repairs/${ID}/sheet`);
});

test('what the customer will be told stands there before a status is saved, and the quote goes along', async () => {
  const { dialog, user, asked } = await open();
  await user.selectOptions(dialog.getByLabelText('New status'), 'DIAGNOSED');
  await user.type(dialog.getByLabelText('Estimated cost (Rs.)'), '2,500');
  await user.type(dialog.getByLabelText('Note for the customer'), 'The panel is fine.');
  expect(await dialog.findByText('We can repair your Sony for Rs. 2,500.')).toBeTruthy();
  expect(dialog.getByText('As a notification')).toBeTruthy();
  expect(dialog.getByText(/^By email, not before/).textContent).toBe('By email, not before 5 Jul 2026, 2:32 PM');
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'RepairStatusPreview')?.variables).toEqual({
      id: ID,
      status: 'DIAGNOSED',
      note: 'The panel is fine.',
      estimatedCost: 2500,
    }),
  );
  expect(asked.some(({ name }) => name === 'ChangeRepairStatus')).toBe(false);

  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  expect(await screen.findByText('Repair status updated.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'ChangeRepairStatus')?.variables.input).toEqual({
    status: 'DIAGNOSED',
    note: 'The panel is fine.',
    estimatedCost: 2500,
  });
  // the window asks the server again, and the note is not there to be sent twice
  await waitFor(() => expect(asked.filter(({ name }) => name === 'RepairDetail').length).toBe(2));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Note for the customer').value).toBe('');
});

test('where nobody is told, it says so', async () => {
  const { dialog, user } = await open({ RepairStatusPreview: { repairStatusPreview: null } });
  expect(dialog.queryByText(/Nobody will be notified/)).toBeNull();
  await user.selectOptions(dialog.getByLabelText('New status'), 'PICKED_UP');
  expect(await dialog.findByText(/Nobody will be notified/)).toBeTruthy();
});

test('a customer without an account is told by hand, in these words', async () => {
  const messages = ['EN', 'NE'].map((language) => ({
    ...received.messages[0],
    language,
    words: `Your Sony, ${language}`,
  }));
  const byHand = { ...received, messages, byNotification: false, byEmail: false, byHand: true };
  const { dialog, user } = await open({ RepairStatusPreview: { repairStatusPreview: byHand } });
  await user.selectOptions(dialog.getByLabelText('New status'), 'PICKED_UP');
  expect(await dialog.findByText('Your Sony, EN')).toBeTruthy();
  expect(dialog.getByText('By hand: the repair is not linked to an account')).toBeTruthy();
  expect(dialog.queryByText(/^By email/)).toBeNull();
});

test('a refused status goes back, and what was typed stays', async () => {
  const { dialog, user } = await open({
    ChangeRepairStatus: () => refusal('FORBIDDEN', 'You are not allowed to do this.'),
  });
  await user.selectOptions(dialog.getByLabelText('New status'), 'REPAIRED');
  await user.type(dialog.getByLabelText(/^Final cost/), '900');
  await user.type(dialog.getByLabelText('Note for the customer'), 'Ready');
  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  expect((await screen.findAllByText('You are not allowed to do this.')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Note for the customer').value).toBe('Ready');
  expect(dialog.getByRole('option', { name: 'Requested (now)' })).toBeTruthy();
});

test('nothing is sent where nothing changes', async () => {
  const { dialog, user, asked } = await open();
  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  expect(await dialog.findByText('Choose another status, or write a note.')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'ChangeRepairStatus')).toBe(false);
});

test('it is deleted after a question, and the list is there again', async () => {
  confirmation.mockReturnValue(true);
  const { dialog, user, address } = await open({ DeleteRepair: { deleteRepair: ID } });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Repair deleted.')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/admin/repairs'));
});

test('a repair that is gone says so', async () => {
  await openAdmin(`/admin/repairs?view=${ID}`, { ...answers, RepairDetail: { repair: null } });
  expect(await screen.findByText('This repair no longer exists.')).toBeTruthy();
});

test('a status that needs a price asks for it, or for no charge', async () => {
  const unpriced = adminRepair({ estimatedCost: null, approvedCost: null, actualCost: null, status: 'DIAGNOSING' });
  const { dialog, user, asked } = await open({ RepairDetail: { repair: unpriced } });
  await user.selectOptions(dialog.getByLabelText('New status'), 'REPAIRED');
  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  expect((await screen.findAllByText('Enter the price, or choose "No charge".')).length).toBeGreaterThan(0);
  expect(asked.some(({ name }) => name === 'ChangeRepairStatus')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'No charge' }));
  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  expect(await screen.findByText('Repair status updated.')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'ChangeRepairStatus')?.variables.input).toEqual({
    status: 'REPAIRED',
    note: null,
    actualCost: 0,
  });
});
