import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminRepair } from '../../repairs/admin/testing/adminRepair';
import { openAdmin, tablePage } from '../../testing/admin';
import { confirmation } from '../../testing/confirmation';
import type { AdminMoneyFragment } from './paymentsAdmin.gen';

const repair = adminRepair({ status: 'QUOTE_APPROVED', approvedCost: 4500 });

const money = (change: Partial<AdminMoneyFragment> = {}) => ({
  __typename: 'Money',
  due: 4500,
  paid: 0,
  open: 4500,
  overpaid: 0,
  deposit: 0,
  methods: [],
  missingSettings: [],
  entries: [],
  attempts: [],
  ...change,
});

async function open(shown: ReturnType<typeof money>) {
  const app = await openAdmin(`/admin/repairs?view=${repair.id}`, {
    RepairTable: { repairTable: tablePage('RepairTable', []) },
    RepairDetail: { repair },
    CustomerUpdates: { customerUpdates: [] },
    RepairPayments: { repair: { __typename: 'Repair', id: repair.id, money: shown } },
    OpenAmount: {
      repair: { __typename: 'Repair', id: repair.id, approvedCost: 4500, deliveryCharge: null, money: shown },
    },
    RepairBills: {
      repair: {
        __typename: 'Repair',
        id: repair.id,
        userName: 'Sita',
        pickupAddress: '',
        issuableBills: [],
        bills: [],
      },
    },
    RecordPayment: { recordPayment: { __typename: 'PaymentEntry', id: 'e1' } },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const panel = within(await dialog.findByRole('region', { name: 'Payments' }));
  await panel.findByText('To be paid in all');
  return { ...app, dialog, panel };
}

test('a payment begins with what is open, and is sent once under a key', async () => {
  const { user, panel, asked } = await open(money());
  await user.click(panel.getByRole('button', { name: 'Enter a payment' }));
  await user.selectOptions(panel.getByLabelText('How it was paid'), 'FONEPAY');
  await user.click(panel.getByRole('button', { name: 'Save payment' }));
  await screen.findByText('Payment entered.');
  const sent = asked.findLast(({ name }) => name === 'RecordPayment')?.variables;
  expect(sent).toMatchObject({ input: { repairId: repair.id, kind: 'PAYMENT', method: 'FONEPAY', amount: 4500 } });
});

test('what somebody has to look at, and what is missing, can be read', async () => {
  const attempt = { id: 'a1', method: 'KHALTI' as const, amount: 4500, at: '2026-07-04T08:45:00Z', isLate: true };
  const attempts = [
    { ...attempt, __typename: 'OnlinePayment' as const, state: 'UNKNOWN' as const, problem: 'WRONG_AMOUNT' as const },
  ];
  const { panel } = await open(money({ attempts, missingSettings: ['KHALTI_SECRET_KEY'] }));
  expect(panel.getByText(/names another amount/)).toBeTruthy();
  expect(panel.getByText('It was paid after it had been called off.')).toBeTruthy();
  expect(panel.getByText('KHALTI_SECRET_KEY')).toBeTruthy();
});

test('a set that leaves with money open is asked about once', async () => {
  confirmation.mockReturnValue(false);
  const { user, dialog, asked } = await open(money({ paid: 1000, open: 3500 }));
  await user.selectOptions(dialog.getByLabelText('New status'), 'DELIVERED');
  await user.click(dialog.getByRole('button', { name: 'Save status' }));
  await vi.waitFor(() => expect(confirmation).toHaveBeenCalledOnce());
  expect(confirmation.mock.calls[0]![0]).toBe('Rs. 3,500 is still open. Hand the set over all the same?');
  expect(asked.some(({ name }) => name === 'ChangeRepairStatus')).toBe(false);
});
