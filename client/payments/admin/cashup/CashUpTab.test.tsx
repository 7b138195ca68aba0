import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin, tablePage } from '../../../testing/admin';
import { confirmation } from '../../../testing/confirmation';
import { refusal } from '../../../testing/fakeServer';
import type { CashUpQuery } from './cashUp.gen';

const DAY = '2026-07-04';

const closing = (change: object = {}) => ({
  __typename: 'CashUp' as const,
  id: 'c1',
  day: DAY,
  expected: 1400.5,
  counted: 1400,
  difference: -0.5,
  note: 'Tea',
  closedAt: '2026-07-04T13:00:00Z',
  closedBy: 'sita@example.com',
  reopenedAt: null,
  reopenedBy: null,
  ...change,
});

const dayOf = (change: Partial<CashUpQuery['cashUp']> = {}) => ({
  __typename: 'CashUpDay' as const,
  day: DAY,
  takings: [
    { __typename: 'MethodTakings' as const, method: 'CASH' as const, amount: 1400.5 },
    { __typename: 'MethodTakings' as const, method: 'KHALTI' as const, amount: -200 },
  ],
  total: 1200.5,
  cash: 1400.5,
  sinceClosing: 0,
  canReopen: false,
  closing: null,
  entries: [
    {
      __typename: 'PaymentEntry' as const,
      id: 'e1',
      kind: 'PAYMENT' as const,
      method: 'CASH' as const,
      amount: 1400.5,
      at: '2026-07-04T08:45:00Z',
      note: null,
      reference: null,
      isUndone: false,
      repairId: '7K3M9PQ2XVAB',
      productId: null,
    },
  ],
  ...change,
});

async function open(first: object, ...later: (object | Error)[]) {
  const days = [first];
  const app = await openAdmin(`/admin/cashUp?day=${DAY}`, {
    CashUp: () => ({ cashUp: days.length > 1 ? days.pop()! : days[0]! }),
    CashUpTable: { cashUpTable: tablePage('CashUpTable', [closing()]) },
    CloseCashUp: () => {
      const answer = later.shift();
      if (answer instanceof Error) return answer;
      days.push(answer!);
      return { closeCashUp: closing() };
    },
    ReopenCashUp: () => {
      days.push(later.shift()!);
      return { reopenCashUp: closing({ reopenedAt: '2026-07-04T14:00:00Z' }) };
    },
  });
  await screen.findByRole('table', { name: 'Takings by method' });
  return app;
}

test('a day is closed with what was counted; the difference shows at once and needs a word', async () => {
  const { user, asked } = await open(dayOf(), dayOf({ closing: closing() }));
  const takings = within(screen.getByRole('table', { name: 'Takings by method' }));
  expect(takings.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'CashRs. 1,400.50',
    'Khalti− Rs. 200',
    'TogetherRs. 1,200.50',
  ]);
  expect(screen.getByRole('link', { name: '7K3M9PQ2XVAB' })).toBeTruthy();
  await user.type(screen.getByLabelText(/^Counted cash/), '1,400');
  expect(screen.getByText('Rs. 0.50 less than in the ledger')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect((await screen.findAllByText('Please say in a note why the cash differs.')).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('Note'), 'Tea');
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect(await screen.findByText('The day is closed.')).toBeTruthy();
  expect(asked.findLast(({ name }) => name === 'CloseCashUp')?.variables).toEqual({
    input: { day: DAY, counted: 1400, expected: 1400.5, note: 'Tea' },
  });
  const closed = within(await screen.findByRole('region', { name: 'Closed' }));
  expect(closed.getByText('− Rs. 0.50')).toBeTruthy();
  expect(closed.queryByRole('button', { name: 'Open the day again' })).toBeNull();
});

test('a refusal is said', async () => {
  const { user } = await open(dayOf(), refusal('CONFLICT', 'This day is closed already.'));
  await user.type(screen.getByLabelText(/^Counted cash/), '1400.5');
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  expect((await screen.findAllByText('This day is closed already.')).length).toBeGreaterThan(0);
});

test('the main admin opens it again, once asked; what came since is shown', async () => {
  confirmation.mockReturnValueOnce(false).mockReturnValue(true);
  const { user, asked } = await open(
    dayOf({ closing: closing(), canReopen: true, sinceClosing: 50 }),
    dayOf({ closing: null }),
  );
  expect(screen.getByText('Entered for this day since then: Rs. 50')).toBeTruthy();
  const button = () => screen.getByRole('button', { name: 'Open the day again' });
  await user.click(button());
  expect(asked.some(({ name }) => name === 'ReopenCashUp')).toBe(false);
  await user.click(button());
  await screen.findByLabelText(/^Counted cash/);
  expect([confirmation.mock.calls.length, asked.findLast(({ name }) => name === 'ReopenCashUp')?.variables]).toEqual([
    2,
    { day: DAY },
  ]);
});

test('the day before and after are one press away', async () => {
  const { user, asked, address } = await open(dayOf());
  expect(screen.getByRole('link', { name: 'Day after' }).getAttribute('href')).toContain('2026-07-05');
  await user.click(screen.getByRole('link', { name: 'Day before' }));
  expect(address()).toBe('/admin/cashUp?day=2026-07-03');
  expect(asked.findLast(({ name }) => name === 'CashUp')?.variables).toEqual({ day: '2026-07-03' });
});
