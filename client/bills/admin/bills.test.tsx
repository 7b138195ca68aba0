import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fakeServer';
import { openAdmin, tablePage } from '../../testing/admin';
import type { BillRowFragment } from './billsAdmin.gen';
import { recentFiscalYears } from './fiscalYears';

const bill = (change: Partial<BillRowFragment> = {}) => ({
  __typename: 'Bill' as const,
  id: 'b1',
  key: 'secret',
  kind: 'PAN_BILL' as const,
  code: 'INV-2083/84-12',
  issuedAt: '2026-11-28T08:45:00Z',
  customerName: 'Himal Traders',
  repairId: '7K3M9QXT2BWD',
  total: 4500,
  creditsCode: null,
  creditedBy: null,
  ...change,
});

const list = (...bills: object[]) => ({ billTable: tablePage('BillTable', bills) });

test('a bill is filtered by its kind and year in the address, and led to its paper', async () => {
  const { asked } = await openAdmin('/admin/bills?kind=PAN_BILL&fiscalYear=2083%2F84', { BillTable: list(bill()) });
  const row = within(await screen.findByRole('row', { name: /INV-2083/ }));
  expect(row.getByRole('link', { name: 'Print INV-2083/84-12' }).getAttribute('href')).toContain('/bill/secret');
  expect(asked.find(({ name }) => name === 'BillTable')?.variables).toMatchObject({
    kind: 'PAN_BILL',
    fiscalYear: '2083/84',
  });
});

test('a wrong bill is credited with a reason, and what is credited cannot be again', async () => {
  let done = false;
  const { user, asked } = await openAdmin('/admin/bills', {
    BillTable: () => list(bill(done ? { creditedBy: 'CN-2083/84-1' } : {})),
    CreditBill: () => {
      done = true;
      return { creditBill: { __typename: 'Bill', id: 'c1', code: 'CN-2083/84-1' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Credit INV-2083/84-12' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'Wrong name');
  await user.click(dialog.getByRole('button', { name: 'Issue credit note' }));
  await screen.findByText('Credit note CN-2083/84-1 issued.');
  expect(asked.find(({ name }) => name === 'CreditBill')?.variables).toEqual({ id: 'b1', reason: 'Wrong name' });
  await screen.findByText(/taken back by CN-2083/);
  expect(screen.queryByRole('button', { name: /^Credit/ })).toBeNull();
});

const SETTINGS = {
  __typename: 'BillSettings' as const,
  sellerName: 'Parda',
  mode: 'NONE' as const,
  taxNumber: null,
  taxRate: 13,
  series: 'INV',
  openingNumber: 1,
  openingYear: null,
  version: 0,
};

test('the tax settings are off until they are filled in, and say what the server refuses', async () => {
  const late = 'Bills of this series were issued this fiscal year: its numbers go on from there.';
  const { user, asked } = await openAdmin('/admin/billSettings', {
    BillSettings: { billSettings: SETTINGS },
    SaveBillSettings: () => refusal('BAD_INPUT', late, { openingNumber: late }),
  });
  const mode = await screen.findByLabelText('Registered with the tax office');
  expect(screen.queryByLabelText(/^PAN or VAT number/)).toBeNull();
  await user.selectOptions(mode, 'VAT');
  await user.type(screen.getByLabelText(/^PAN or VAT number/), '301234567');
  await user.clear(screen.getByLabelText(/^Opening number/));
  await user.type(screen.getByLabelText(/^Opening number/), '५००');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(late)).length).toBeGreaterThan(0);
  expect(asked.find(({ name }) => name === 'SaveBillSettings')?.variables).toEqual({
    input: {
      sellerName: 'Parda',
      mode: 'VAT',
      taxNumber: '301234567',
      taxRate: 13,
      series: 'INV',
      openingNumber: 500,
      version: 0,
    },
  });
});

test('the fiscal years to choose from begin with the newest that there may be', () => {
  expect(recentFiscalYears(2, new Date('2026-11-28'))).toEqual(['2083/84', '2082/83']);
});
