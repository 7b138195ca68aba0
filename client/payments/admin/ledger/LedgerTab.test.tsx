import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAdmin, tablePage } from '../../../testing/admin';
import type { PaymentTableQuery } from './ledger.gen';

type Entry = PaymentTableQuery['paymentTable']['items'][number];

const entry = (change: Partial<Entry> = {}): Entry => ({
  __typename: 'LedgerEntry',
  id: 'e1',
  kind: 'PAYMENT',
  method: 'ESEWA',
  amount: 1500.5,
  at: '2026-07-04T08:45:00Z',
  reference: '0007AB',
  note: null,
  isUndone: true,
  isOnline: true,
  repairId: '7K3M9PQ2XVAB',
  productId: null,
  customerName: 'Sita Sharma',
  productName: null,
  enteredBy: null,
  ...change,
});

const REFUND = entry({
  id: 'e2',
  kind: 'REFUND',
  method: 'CASH',
  amount: -500,
  reference: null,
  isUndone: false,
  isOnline: false,
  repairId: null,
  productId: 'p1',
  customerName: null,
  productName: 'Sony Bravia 43',
  enteredBy: 'ram@example.com',
});

const open = (path: string, ...entries: Entry[]) =>
  openAdmin(path, { PaymentTable: { paymentTable: tablePage('PaymentTable', entries) } });

test('each entry says what it is and leads to what was paid for', async () => {
  await open('/admin/ledger', entry(), REFUND);
  const table = within(await screen.findByRole('table', { name: 'Ledger' }));
  const [, first, second] = await table.findAllByRole('row');
  const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
  expect(cells(first!)).toEqual([
    'Payment, Taken back',
    'Rs. 1,500.50',
    'eSewa',
    '7K3M-9PQ2-XVAB Sita Sharma',
    '4 Jul 2026, 2:30 PM',
    'The provider',
    '0007AB',
    '',
  ]);
  expect(cells(second!).slice(0, 6)).toEqual([
    'Refund',
    '− Rs. 500',
    'Cash',
    'Sony Bravia 43',
    '4 Jul 2026, 2:30 PM',
    'ram@example.com',
  ]);
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/repairs?view=7K3M9PQ2XVAB',
    '/admin/products?search=Sony+Bravia+43&edit=p1',
  ]);
});

test('days, direction, kind and method come out of the address, and go along into the file', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }));
  const { user, asked, address } = await open('/admin/ledger?from=2026-07-05&to=2026-07-05&method=CASH', REFUND);
  await screen.findByText('Sony Bravia 43');
  await user.selectOptions(screen.getByLabelText('In or out'), 'Money out');
  expect(address()).toBe('/admin/ledger?from=2026-07-05&to=2026-07-05&method=CASH&flow=OUT');
  const filters = { flow: 'OUT', method: 'CASH', from: '2026-07-04T18:15:00.000Z', to: '2026-07-05T18:15:00.000Z' };
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ ...filters, kind: null }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const { pathname, searchParams } = new URL(fetched.mock.calls[0]![0] as string, 'http://shop');
  expect(pathname).toBe('/api/admin/export/payments');
  expect(Object.fromEntries(searchParams)).toEqual({ sort: 'AT', direction: 'DESC', ...filters });
});
