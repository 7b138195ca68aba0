import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { product } from '../../products/testing/products';
import { reviewPage } from '../../reviews/testing/reviews';
import { ID, tracked } from '../../repairs/testing/tracked';
import { fakeServer, refusal } from '../../testing/fakeServer';
import { renderApp } from '../../testing/renderApp';

afterEach(() => vi.restoreAllMocks());

const money = (change: object = {}) => ({
  __typename: 'TrackedMoney' as const,
  open: 4500,
  deposit: 1500,
  paid: null,
  methods: ['ESEWA' as const, 'KHALTI' as const],
  entries: [],
  ...change,
});

const receipt = { __typename: 'Bill', id: 'b1', key: 'secret', kind: 'RECEIPT', code: 'REC-2083/84-1', total: 1500 };

const begun = (change: object = {}) => ({
  beginRepairPayment: {
    __typename: 'BegunPayment',
    payment: {
      __typename: 'OnlinePayment',
      id: 'a1',
      method: 'ESEWA',
      amount: 1500,
      state: 'CREATED',
      at: '2026-07-04T08:45:00Z',
      repairId: ID,
      productId: null,
    },
    url: 'https://pay.example/form',
    fields: [{ __typename: 'PaymentFormField', name: 'total_amount', value: '1500' }],
    ...change,
  },
});

async function open(shown: ReturnType<typeof money>, ...replies: (object | Error)[]) {
  const sent: { variables: object; key: unknown }[] = [];
  const link = fakeServer({
    TrackRepair: { trackRepair: tracked({ status: 'QUOTE_APPROVED', money: shown }) },
    TrackedBills: { trackRepair: { __typename: 'TrackedRepair', id: ID, bills: [receipt] } },
    BeginRepairPayment(variables, { idempotencyKey: key }) {
      sent.push({ variables, key });
      return replies[sent.length - 1] as Record<string, unknown>;
    },
  });
  const app = await renderApp(`/track/${ID}`, { link });
  await screen.findByRole('heading', { name: 'Payment' }, { timeout: 20_000 });
  return { ...app, sent };
}

test('a deposit leaves for eSewa with the form that the server has signed', async () => {
  const left = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const { user, sent } = await open(money(), begun());
  await user.click(screen.getByRole('button', { name: 'Pay a deposit of Rs. 1,500' }));
  await user.click(screen.getByRole('button', { name: 'eSewa' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const form = left.mock.contexts[0] as HTMLFormElement;
  expect([form.action, form.method, Object.fromEntries(new FormData(form))]).toEqual([
    'https://pay.example/form',
    'post',
    { total_amount: '1500' },
  ]);
  expect(sent).toEqual([{ variables: { id: ID, input: { method: 'ESEWA', amount: 1500 } }, key: expect.any(String) }]);
});

test('a refusal is said, and another way can be chosen', async () => {
  const { user } = await open(money({ deposit: 0 }), refusal('CONFLICT', 'Nothing is to be paid now.'));
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  await user.click(screen.getByRole('button', { name: 'Khalti' }));
  await screen.findByText('Nothing is to be paid now.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeTruthy();
});

test('what was paid is listed for whoever may see it, and without a way to pay there is no button', async () => {
  const entry = { __typename: 'PaymentEntry', id: 'e1', kind: 'DEPOSIT', method: 'CASH', at: '2026-07-04T08:45:00Z' };
  await open(money({ paid: 1500, open: 3000, methods: [], entries: [{ ...entry, amount: 1500 }] }));
  expect(screen.getByText(/Deposit, Cash/)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Receipt REC-2083/84-1' });
  expect(link.getAttribute('href')).toContain('/bill/secret');
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a set that is kept for somebody is paid for on its own page, by whoever has the link', async () => {
  const gone = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const sent: object[] = [];
  const link = fakeServer({
    ProductDetails: { product: product({ availability: 'RESERVED' }) },
    TargetReviews: { reviews: reviewPage([]) },
    ProductPayment: {
      productPayment: { __typename: 'ProductPayment', open: 100_000, deposit: 5000, methods: ['ESEWA'] },
    },
    BeginProductPayment(variables) {
      sent.push(variables);
      return { beginProductPayment: begun().beginRepairPayment };
    },
  });
  const { user } = await renderApp('/products/p1', { link });
  await user.click(await screen.findByRole('button', { name: 'Pay a deposit of Rs. 5,000' }, { timeout: 20_000 }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  // Rs. 1,25,000 less what was paid
  await user.click(screen.getByRole('button', { name: 'Pay the rest' }));
  await user.click(screen.getByRole('button', { name: 'eSewa' }));
  await waitFor(() => expect(gone).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ id: 'p1', input: { method: 'ESEWA', amount: 100_000 } }]);
});

test.each([
  ['PAID', 'Thank you. The shop has your payment.', false],
  ['CANCELLED', 'Nothing was paid. You can go back and try again.', false],
  ['PENDING', 'The payment service has not confirmed it yet. This page shows it as soon as it does.', true],
] as const)('the way back says of %s what the server knows', async (state, words, canAsk) => {
  const payment = { ...begun().beginRepairPayment.payment, state };
  const link = fakeServer({ OnlinePaymentPage: { onlinePayment: payment } });
  await renderApp('/pay/a1', { link });
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: 'Check again' }) !== null).toBe(canAsk);
  expect(screen.getByRole('link', { name: 'Back to the repair' }).getAttribute('href')).toContain(`/track/${ID}`);
});
