import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';
import { refusal } from '../../testing/fakeServer';

const subscription = {
  __typename: 'NewsletterSubscription',
  id: 's1',
  email: 'sita@example.com',
  createdAt: '2026-06-01T06:00:00.000Z',
  isActive: true,
};
const SubscriptionTable = {
  subscriptionTable: tablePage('SubscriptionTable', [subscription]),
  activeSubscriberCount: 1,
};

test('a subscription is switched off at once, and on again where the server refuses', async () => {
  let refuse = false;
  const { user } = await openAdmin('/admin/newsletter', {
    SubscriptionTable,
    SetSubscriptionActive: ({ id, isActive }) =>
      refuse
        ? refusal('INTERNAL', 'Something went wrong. Please try again later.')
        : { setSubscriptionActive: { __typename: 'NewsletterSubscription', id, isActive } },
  });
  const state = () => screen.findByRole('switch', { name: /sita@example.com/ });
  await user.click(await state());
  expect(await screen.findByText('Subscription updated.')).toBeTruthy();
  expect((await state()).getAttribute('aria-checked')).toBe('false');
  refuse = true;
  await user.click(await state());
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy();
  expect((await state()).getAttribute('aria-checked')).toBe('false');
});

test('the filter is in the address, and the server is asked with it', async () => {
  const { asked } = await openAdmin('/admin/newsletter?isActive=false', { SubscriptionTable });
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'SubscriptionTable')?.variables).toMatchObject({ isActive: false }),
  );
});

test('no subscriptions are said in the specified words; deleting one asks first', async () => {
  confirmation.mockReturnValue(true);
  let items: object[] = [subscription];
  const { user } = await openAdmin('/admin/newsletter', {
    SubscriptionTable: () => ({
      subscriptionTable: tablePage('SubscriptionTable', items),
      activeSubscriberCount: items.length,
    }),
    DeleteSubscription: () => {
      items = [];
      return { deleteSubscription: 's1' };
    },
  });
  await user.click(within(await screen.findByRole('row', { name: /sita/ })).getByRole('button', { name: /Delete/ }));
  expect(confirmation).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Subscription deleted.')).toBeTruthy();
  expect(await screen.findByText('No newsletter subscriptions yet.')).toBeTruthy();
});

test('who has unsubscribed is not brought back: the refusal is said, and the switch stays', async () => {
  const REFUSAL = 'This address has unsubscribed. Only its owner can subscribe again.';
  const { user } = await openAdmin('/admin/newsletter', {
    SubscriptionTable: {
      ...SubscriptionTable,
      subscriptionTable: tablePage('SubscriptionTable', [{ ...subscription, isActive: false }]),
    },
    SetSubscriptionActive: refusal('CONFLICT', REFUSAL),
  });
  const state = () => screen.findByRole('switch', { name: /sita@example.com/ });
  await user.click(await state());
  expect(await screen.findByText(REFUSAL)).toBeTruthy();
  expect((await state()).getAttribute('aria-checked')).toBe('false');
});

describe('an import', () => {
  const outcome = {
    __typename: 'SubscriptionImport',
    added: 1200,
    known: 3,
    suppressed: 2,
    invalidCount: 0,
    invalid: [] as object[],
  };

  async function open(answer: object | Error = outcome) {
    const admin = await openAdmin('/admin/newsletter', {
      SubscriptionTable,
      ImportSubscriptions: () => (answer instanceof Error ? answer : { importSubscriptions: answer }),
    });
    await admin.user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByLabelText<HTMLTextAreaElement>(/^Addresses/);
    const send = () => admin.user.click(dialog.getByRole('button', { name: 'Import' }));
    const sent = () =>
      admin.asked.filter(({ name }) => name === 'ImportSubscriptions').map(({ variables }) => variables.text);
    return { ...admin, dialog, field, send, sent };
  }

  test('of pasted addresses says what has become of them, and the list follows', async () => {
    const { user, field, send, sent, asked, dialog } = await open();
    await user.type(field, 'sita@example.com{Enter}ram@example.com');
    const before = asked.filter(({ name }) => name === 'SubscriptionTable').length;
    await send();
    const result = within(await screen.findByRole('dialog'));
    expect(await result.findByText('1,200')).toBeTruthy();
    expect(result.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1,200', '3', '2', '0']);
    expect(sent()).toEqual(['sita@example.com\nram@example.com']);
    await waitFor(() =>
      expect(asked.filter(({ name }) => name === 'SubscriptionTable').length).toBeGreaterThan(before),
    );
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('of a file shows what is in it first, and which lines are wrong', async () => {
    const invalid = [{ __typename: 'InvalidLine', line: 3, text: 'nobody' }];
    const { user, field, send, sent, dialog } = await open({ ...outcome, invalidCount: 120, invalid });
    const text = 'Email,Active\nsita@example.com,true\nnobody,true\n';
    await user.upload(dialog.getByLabelText('Choose a file'), new File([text], 'list.csv', { type: 'text/csv' }));
    await waitFor(() => expect(field.value).toBe(text));
    await send();
    const lines = within(await screen.findByRole('dialog'));
    expect(await lines.findByText('Line 3')).toBeTruthy();
    expect(lines.getByText('nobody')).toBeTruthy();
    expect(lines.getByText('And 119 more.')).toBeTruthy();
    expect(sent()).toEqual([text]);
  });

  test('of nothing, or of too much, is a warning', async () => {
    const { user, send, sent, dialog, field } = await open();
    await send();
    expect((await screen.findAllByText('There are no addresses in this list.')).length).toBeGreaterThan(1);
    await user.upload(dialog.getByLabelText('Choose a file'), new File(['x'.repeat(1_000_001)], 'list.txt'));
    expect(await screen.findByText('A list can have at most 1 MB.')).toBeTruthy();
    expect([field.value, sent()]).toEqual(['', []]);
  });

  test('that the server refuses keeps what was typed', async () => {
    const message = 'The first line must name the columns, one of them Email.';
    const { user, field, send } = await open(refusal('BAD_INPUT', message));
    await user.type(field, 'sita@example.com,Sita');
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field.value).toBe('sita@example.com,Sita');
  });
});
