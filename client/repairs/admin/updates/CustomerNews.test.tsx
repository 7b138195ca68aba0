import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openAdmin, tablePage } from '../../../testing/admin';
import { refusal } from '../../../testing/fakeServer';
import { customerUpdate } from '../testing/customerUpdate';
import { adminRepair } from '../testing/adminRepair';
import type { CustomerUpdateViewFragment } from './customerUpdates.gen';

const ID = '7K3M9QXT2BWD';

/** A server that keeps what a customer was told. */
function news(first: Partial<CustomerUpdateViewFragment> | null, ...earlier: Partial<CustomerUpdateViewFragment>[]) {
  let updates = (first ? [first, ...earlier] : []).map((one, index) => customerUpdate({ id: `n${index}`, ...one }));
  let repair = adminRepair({ status: 'REPAIRED' });
  const notified = (id: string, change: Partial<CustomerUpdateViewFragment>) => {
    updates = updates.map((one) => (one.id === id ? { ...one, ...change } : one));
    const notificationPendingSince = change.notifiedAt ? null : '2026-07-05T08:45:00.000Z';
    return {
      ...updates.find((one) => one.id === id),
      repair: { __typename: 'Repair', id: ID, notificationPendingSince },
    };
  };
  return {
    answers: {
      RepairTable: { repairTable: tablePage('RepairTable', []) },
      RepairDetail: () => ({ repair }),
      CustomerUpdates: () => ({ customerUpdates: updates }),
      MarkCustomerNotified: ({ updateId, by }: Record<string, any>) => ({
        markCustomerNotified: notified(updateId, { notifiedBy: by, notifiedAt: new Date().toISOString() }),
      }),
      UndoCustomerNotified: ({ updateId }: Record<string, any>) => ({
        undoCustomerNotified: notified(updateId, { notifiedBy: null, notifiedAt: null }),
      }),
      WriteCustomerUpdate: ({ updateId, language, words }: Record<string, any>) => ({
        writeCustomerUpdate: notified(updateId, {
          messages: updates[0]!.messages.map((one) =>
            one.language === language ? { ...one, words, isOwn: true, text: `Parda: ${words}` } : one,
          ),
        }),
      }),
      UndoStatusChange: () => {
        updates = [];
        repair = adminRepair({ status: 'REPAIRING', version: 4 });
        return { undoStatusChange: { ...repair, notificationPendingSince: null } };
      },
    },
  };
}

async function open(shop: ReturnType<typeof news>, over: Parameters<typeof openAdmin>[1] = {}) {
  const app = await openAdmin(`/admin/repairs?view=${ID}`, { ...shop.answers, ...over });
  const dialog = within(await screen.findByRole('dialog'));
  const part = within(await dialog.findByRole('region', { name: 'Customer updates' }));
  return { ...app, dialog, part };
}

type Part = Awaited<ReturnType<typeof open>>['part'];
const link = async (part: Part, name: string) => (await part.findByRole('link', { name })) as HTMLAnchorElement;

// no program opens, and no other page, from a test
const stay = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => {
  document.removeEventListener('click', stay);
  localStorage.clear();
});

describe('how far it is with telling stands there in words', () => {
  const at = '2026-07-05T08:47:00.000Z';
  test.each<[string, Partial<CustomerUpdateViewFragment>]>([
    ['Not notified', {}],
    ['Notified by email, 5 Jul 2026, 2:32 PM', { notifiedBy: 'EMAIL', notifiedAt: at }],
    ['Notified by phone, 5 Jul 2026, 2:32 PM', { notifiedBy: 'CALL', notifiedAt: at }],
    ['Known to the customer, 5 Jul 2026, 2:32 PM', { notifiedBy: 'SELF', notifiedAt: at }],
    ['Email goes out at 5 Jul 2026, 2:32 PM', { mailDueAt: at }],
    ['Email waits until 6 Jul 2026, 8:00 AM', { mailDueAt: '2026-07-06T02:15:00.000Z', mailState: 'WAITING' }],
    [
      'Email failed, next try at 5 Jul 2026, 2:32 PM: mailbox full',
      { mailDueAt: at, mailState: 'WAITING', mailProblem: 'mailbox full' },
    ],
    ['Email failed: no such user', { mailState: 'FAILED', mailProblem: 'no such user' }],
    ['The email may or may not have arrived', { mailState: 'UNKNOWN' }],
    ['The email is on its way', { mailState: 'SENDING' }],
  ])('%s', async (words, update) => {
    const { part } = await open(news(update));
    const state = await part.findByRole('status');
    expect(state.textContent).toContain(words);
  });

  test('today by the clock alone', async () => {
    const now = new Date().toISOString();
    const { part } = await open(news({ notifiedBy: 'WHATSAPP', notifiedAt: now }));
    expect((await part.findByRole('status')).textContent).toMatch(/Notified by WhatsApp, \d{1,2}:\d{2} [AP]M/);
  });
});

test('a press of a way opens it with the message and notes it; that is taken back by another', async () => {
  const { part, user, asked } = await open(news({}));
  const whatsapp = await link(part, 'WhatsApp');
  expect([whatsapp.href, whatsapp.target, whatsapp.rel]).toEqual([
    'https://wa.me/9779841234567?text=EN',
    '_blank',
    'noopener',
  ]);
  expect((await link(part, 'Viber')).getAttribute('href')).toBe('viber://chat?number=%2B9779841234567&draft=EN');
  await user.click(await link(part, 'SMS'));
  expect(await part.findByText(/^Notified by SMS/)).toBeTruthy();
  await user.click(whatsapp);
  expect(await part.findByText(/^Notified by WhatsApp/)).toBeTruthy();
  const marks = asked.filter(({ name }) => name === 'MarkCustomerNotified').map(({ variables }) => variables);
  expect(marks).toEqual([
    { updateId: 'n0', by: 'SMS' },
    { updateId: 'n0', by: 'WHATSAPP' },
  ]);
  await user.click(part.getByRole('button', { name: 'Undo: the customer was not notified' }));
  expect(await part.findByText('Not notified')).toBeTruthy();
  expect(part.queryByRole('button', { name: 'Undo: the customer was not notified' })).toBeNull();
});

test('a call is noted with one press', async () => {
  const { part, user } = await open(news({}));
  await user.click(await part.findByRole('button', { name: 'Called' }));
  expect(await part.findByText(/^Notified by phone/)).toBeTruthy();
});

test('what cannot be noted is said', async () => {
  const words = 'The repair has moved on since. Reload to see what the customer should know now.';
  const { part, user } = await open(news({}), { MarkCustomerNotified: () => refusal('CONFLICT', words) });
  await user.click(await part.findByRole('button', { name: 'Called' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('the message can be had in Nepali, which is remembered, and copied', async () => {
  const { part, user } = await open(news({}));
  expect(await part.findByText('Parda: Your Sony is repaired.')).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Nepali' }));
  const message = part.getByText('पर्दा: तपाईंको Sony बन्यो।');
  expect(message.lang).toBe('ne');
  expect((await link(part, 'WhatsApp')).href).toContain('text=NE');
  expect(localStorage.getItem('parda.desk.messageLanguage')).toBe('NE');
  await user.click(part.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Message copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('पर्दा: तपाईंको Sony बन्यो।');
});

test('a number that takes no message says so, and can still be called', async () => {
  const none = { whatsapp: null, viber: null, sms: null };
  const { part } = await open(
    news({ messages: [{ language: 'EN', words: 'Repaired.', isOwn: false, text: 'Repaired.', ...none }] }),
  );
  expect(await part.findByText('No message can be sent to this number.')).toBeTruthy();
  expect(part.queryByRole('link', { name: 'Viber' })).toBeNull();
  expect(part.getByRole('button', { name: 'Called' })).toBeTruthy();
});

test('what was told before is folded below, with what it was about', async () => {
  const shop = news(
    {},
    { kind: 'QUOTE', status: 'DIAGNOSED', cost: 2500, notifiedBy: 'VIBER', notifiedAt: '2026-07-04T08:45:00.000Z' },
    { kind: 'RECEIVED', status: 'REQUESTED', notifiedBy: 'SELF', notifiedAt: '2026-07-03T08:45:00.000Z' },
  );
  const { part, user } = await open(shop);
  await user.click(await part.findByText('Before that (2)'));
  expect(part.getByText('Quote of Rs. 2,500')).toBeTruthy();
  expect(part.getByText('Request received')).toBeTruthy();
  expect(part.getByText(/^Notified by Viber/)).toBeTruthy();
});

test('a repair of which there is nothing to tell says so', async () => {
  const { part } = await open(news(null));
  expect(await part.findByText('There is nothing to tell the customer yet.')).toBeTruthy();
});

describe('a new status', () => {
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

  test('can be undone, with the version that was seen; the form then starts from where it stands', async () => {
    const { dialog, part, user, asked } = await open(news({ undoableUntil: soon(100), dueAt: soon(100) }));
    expect((await part.findByText(/^The customer will be notified at/)).textContent).toMatch(/\d:\d{2} [AP]M\.$/);
    await user.click(part.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The status change was undone.')).toBeTruthy();
    expect(asked.find(({ name }) => name === 'UndoStatusChange')?.variables).toEqual({ repairId: ID, version: 3 });
    await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('New status').value).toBe('REPAIRING'));
    expect(await part.findByText('There is nothing to tell the customer yet.')).toBeTruthy();
  });

  test('that nobody is told of by itself can be undone as long', async () => {
    const guest = { RepairDetail: { repair: adminRepair({ owner: null }) } };
    const { part } = await open(news({ undoableUntil: soon(100) }), guest);
    expect(await part.findByText(/^The new status can be undone until/)).toBeTruthy();
  });

  test('that is too late to undo stays, and it is said', async () => {
    const words = 'It is too late to undo this: the customer was notified.';
    const { part, user } = await open(news({ undoableUntil: soon(100) }), {
      UndoStatusChange: () => refusal('CONFLICT', words),
    });
    await user.click(await part.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('loses its way back when the time is up, and then shows what became of the mail', async () => {
    let isFirst = true;
    const { part } = await open(news(null), {
      CustomerUpdates: () => {
        const change = { undoableUntil: soon(2), dueAt: soon(2), mailDueAt: soon(2) };
        const update = customerUpdate(isFirst ? change : { notifiedBy: 'EMAIL', notifiedAt: soon(0) });
        isFirst = false;
        return { customerUpdates: [update] };
      },
    });
    await part.findByText(/^The customer will be notified at/);
    await waitFor(() => expect(part.queryByText(/^The customer will be notified at/)).toBeNull(), { timeout: 10_000 });
    expect(part.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await part.findByText(/^Notified by email/)).toBeTruthy();
  });
});

test('the message is written anew before it goes, in the language that the customer has chosen', async () => {
  const { part, user, asked } = await open(news({ customersLanguage: 'NE' }));
  await user.click(await part.findByRole('button', { name: 'Edit message' }));
  const field = part.getByLabelText('Message to the customer');
  await user.clear(field);
  await user.type(field, 'टिभी बन्यो।');
  await user.click(part.getByRole('button', { name: 'Save message' }));
  expect(await part.findByText('Parda: टिभी बन्यो।')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'WriteCustomerUpdate')?.variables).toEqual({
    updateId: 'n0',
    language: 'NE',
    words: 'टिभी बन्यो।',
  });
  expect(part.getByRole('button', { name: 'Use the template' })).toBeTruthy();
});

test('what was told already stays as it was', async () => {
  const { part } = await open(news({ notifiedBy: 'CALL', notifiedAt: '2026-07-05T08:47:00.000Z' }));
  await part.findByRole('link', { name: 'WhatsApp' });
  expect(part.queryByRole('button', { name: 'Edit message' })).toBeNull();
});
