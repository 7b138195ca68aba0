import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAdmin, tablePage } from '../../testing/admin';
import { confirmation } from '../../testing/confirmation';

const whole = (over: Record<string, unknown> = {}) => ({
  __typename: 'CustomerRecord',
  id: '9779841234567',
  name: 'Sita Sharma',
  account: null,
  otherAccounts: [],
  contactNumbers: ['984-1234567', '01-4412345'],
  emails: ['sita@example.com'],
  repairCount: 1,
  repairs: [
    {
      __typename: 'Repair',
      id: '7K3M9QXT2BWD',
      brand: 'LG',
      model: null,
      status: 'REPAIRED',
      submissionDate: '2026-06-01T04:00:00.000Z',
    },
  ],
  sets: [{ __typename: 'TvSet', id: 's1', brand: 'LG', model: null, serial: 'SN-77' }],
  reviews: [
    { __typename: 'Review', id: 'r1', rating: 5, comment: 'Good work.', timestamp: '2026-06-02T04:00:00.000Z' },
  ],
  messages: [{ __typename: 'InboxMessage', id: 'm1', subject: 'A remote', createdAt: '2026-06-03T04:00:00.000Z' }],
  notes: [
    {
      __typename: 'CustomerNote',
      id: 'n1',
      text: 'Rings twice.',
      authorName: 'Ram',
      createdAt: '2026-06-03T04:00:00.000Z',
    },
  ],
  ...over,
});

const hrefOf = (element: HTMLElement) => element.getAttribute('href');
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('finds people while a number is typed, and leads to the account or the number', async () => {
  const app = await openAdmin('/admin/customers?search=98412', {
    FindCustomers: {
      customerLookup: [
        {
          __typename: 'Customer',
          key: 'account:u1',
          userId: 'u1',
          name: 'Ram',
          contactNumber: '9841200000',
          address: null,
          repairCount: 2,
        },
        {
          __typename: 'Customer',
          key: 'number:977',
          userId: null,
          name: 'Sita',
          contactNumber: '984-1234567',
          address: 'Patan',
          repairCount: 1,
        },
      ],
    },
  });
  const links = (await region('Found')).getAllByRole('link');
  expect(links.map((link) => [link.textContent.trim(), hrefOf(link)])).toEqual([
    ['Ram 9841200000  Repairs: 2', '/admin/customers?view=u1'],
    ['Sita 984-1234567 Patan Repairs: 1', '/admin/customers?view=984-1234567'],
  ]);
  expect(app.asked).toMatchObject([{ name: 'FindCustomers', variables: { search: '98412' } }]);
});

it('shows who was here lately, each once', async () => {
  const repair = (id: string, contactNumber: string) => ({
    __typename: 'Repair',
    id,
    userName: `Name ${id}`,
    contactNumber,
    pickupAddress: 'Patan',
    owner: null,
  });
  await openAdmin('/admin/customers', {
    LatestCustomers: {
      repairTable: tablePage('RepairTable', [
        repair('A', '9841234567'),
        repair('B', '+977 9841234567'),
        repair('C', '01-4412345'),
      ]),
    },
  });
  expect((await region('Here lately')).getAllByRole('link').map(hrefOf)).toEqual([
    '/admin/customers?view=9841234567',
    '/admin/customers?view=01-4412345',
  ]);
});

it('shows all that is known of somebody, how to reach them, and the ways to each record', async () => {
  await openAdmin('/admin/customers?view=9841234567', { CustomerRecord: { customer: whole() } });
  await screen.findByRole('heading', { level: 2, name: 'Sita Sharma' });
  const reach = await region('How to reach them');
  expect(reach.getAllByRole('link').map(hrefOf)).toEqual([
    'tel:9841234567',
    'https://wa.me/9779841234567',
    'viber://chat?number=%2B9779841234567',
    'sms:+9779841234567',
    'tel:014412345',
    'mailto:sita%40example.com',
  ]);
  expect((await region('Repairs')).getAllByRole('link').map(hrefOf)).toEqual(['/admin/repairs?view=7K3M9QXT2BWD']);
  expect((await region('Inbox')).getAllByRole('link').map(hrefOf)).toEqual(['/admin/inbox?view=m1']);
  expect((await region('Sets')).getByText('SN-77')).toBeTruthy();
  expect(screen.getByText('Rings twice.')).toBeTruthy();
});

it('begins a new repair with what is known', async () => {
  const { user } = await openAdmin('/admin/customers?view=9841234567', {
    CustomerRecord: { customer: whole() },
    RepairTable: { repairTable: tablePage('RepairTable', []) },
    RepairBoard: { repairBoard: [] },
    CustomerLookup: { customerLookup: [] },
  });
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('link', { name: 'New repair' }));
  const form = within(await screen.findByRole('dialog', {}, { timeout: 30_000 }));
  expect((await form.findByLabelText<HTMLInputElement>(/^Contact number/)).value).toBe('984-1234567');
  expect(form.getByLabelText<HTMLInputElement>(/^Customer name/).value).toBe('Sita Sharma');
});

it('keeps a note, and forgets one after a question', async () => {
  confirmation.mockReturnValue(true);
  const app = await openAdmin('/admin/customers?view=9841234567', {
    CustomerRecord: { customer: whole() },
    AddCustomerNote: { addCustomerNote: { __typename: 'CustomerNote', id: 'n2' } },
    DeleteCustomerNote: { deleteCustomerNote: 'n1' },
  });
  const notes = await region('Notes of the shop');
  await app.user.type(notes.getByLabelText(/^New note/, { selector: 'textarea' }), 'Pays in cash.');
  await app.user.click(notes.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note added.')).toBeTruthy();
  await app.user.click(notes.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Note deleted.')).toBeTruthy();
  const sent = app.asked.filter(({ name }) => name.endsWith('Note'));
  expect(sent.map(({ variables }) => variables)).toEqual([{ who: '9841234567', text: 'Pays in cash.' }, { id: 'n1' }]);
});

it('says so where there is nobody like that', async () => {
  await openAdmin('/admin/customers?view=nobody', { CustomerRecord: { customer: null } });
  expect(await screen.findByText('There is no such customer.')).toBeTruthy();
});
