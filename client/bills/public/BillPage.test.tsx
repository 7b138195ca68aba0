import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';
import type { BillPaperFragment } from '../bills.gen';

afterEach(() => vi.unstubAllGlobals());

const line = { __typename: 'BillLine' as const, label: null, text: 'Panel', method: null, quantity: 1 };

const bill = (change: Partial<BillPaperFragment> = {}) => ({
  __typename: 'Bill',
  id: 'b1',
  key: 'secret',
  kind: 'TAX_INVOICE',
  code: 'INV-2083/84-12',
  issuedAt: '2026-11-28T08:45:00Z',
  repairId: '7K3M9QXT2BWD',
  set: { __typename: 'BilledSet', brand: 'Sony', model: 'KD-43', tvType: 'LED', sizeInches: 43, serial: 'S-1' },
  customerName: 'Himal Traders',
  customerAddress: 'Patan',
  customerPan: '301234568',
  seller: {
    __typename: 'BillSeller',
    name: 'Parda TV Repair',
    address: 'Kathmandu',
    contact: ['01-4412345'],
    taxMode: 'VAT',
    taxNumber: '301234567',
  },
  lines: [
    { ...line, unitPrice: 4500, amount: 4500 },
    { ...line, label: 'CHANGE', text: 'It was cheaper', unitPrice: -500, amount: -500 },
  ],
  taxable: 3539.82,
  taxRate: 13,
  tax: 460.18,
  total: 4000,
  words: { __typename: 'AmountInWords', en: 'Rupees four thousand only', ne: 'चार हजार रुपैयाँ मात्र' },
  note: null,
  validUntil: null,
  creditsCode: null,
  creditedBy: null,
  issuedBy: 'Ram',
  printCount: null,
  ...change,
});

const open = (answers: Parameters<typeof fakeServer>[0]) => renderApp('/bill/secret', { link: fakeServer(answers) });

test('a copy says all that stands on the bill, and never that it is the original', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await open({ BillCopy: { billCopy: bill() } });
  await screen.findByRole('heading', { name: 'Tax invoice' });
  for (const text of [
    'INV-2083/84-12',
    '301234567',
    'Himal Traders',
    '301234568',
    'LED 43 inches Sony KD-43',
    'S-1',
    'Difference from the quote, It was cheaper',
    'Rs. 3,539.82',
    'Rs. 460.18',
    'Rupees four thousand only',
    'Copy',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('− Rs. 500')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByText('Copy')).toBeTruthy();
});

test('what the shop prints is what the server says it is', async () => {
  const marks: (string | null)[] = [];
  let prints = 0;
  vi.stubGlobal('print', () => marks.push(screen.getByText(/^(Original|Copy.*)$/).textContent));
  const { user } = await open({
    BillCopy: { billCopy: bill({ printCount: 0 }) },
    PrintBill: () => ({ printBill: (prints += 1) }),
  });
  const button = await screen.findByRole('button', { name: 'Print' });
  for (const count of [1, 2]) {
    await user.click(button);
    await vi.waitFor(() => expect(marks).toHaveLength(count));
    act(() => void window.dispatchEvent(new Event('afterprint')));
  }
  expect(marks).toEqual(['Original', 'Copy 1']);
  expect(screen.getByText('Copy')).toBeTruthy();
});

test('the roll of a till is chosen in the address', async () => {
  const { user, router } = await open({ BillCopy: { billCopy: bill() } });
  await user.click(await screen.findByRole('button', { name: '80 mm' }));
  expect(router.state.location.search).toBe('?paper=80mm');
  expect(screen.getByText('Fits rolls of 80 mm.')).toBeTruthy();
});

test('a wrong address says so', async () => {
  await open({ BillCopy: refusal('NOT_FOUND', 'Bill not found.') });
  expect(await screen.findByText('There is no bill at this address.')).toBeTruthy();
});
