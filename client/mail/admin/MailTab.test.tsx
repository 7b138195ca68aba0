import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { confirmation } from '../../testing/confirmation';
import { openAdmin, tablePage } from '../../testing/admin';

const mail = {
  __typename: 'OutgoingMail',
  id: 'm1',
  kind: 'repair-quote',
  recipient: 'sita@example.com',
  state: 'FAILED',
  createdAt: '2026-06-01T06:00:00.000Z',
  dueAt: '2026-06-01T06:00:00.000Z',
  endedAt: '2026-06-01T06:01:00.000Z',
  attempts: 1,
  problem: '550 5.1.1 No such user',
};

const list = (...items: object[]) => ({
  mailTable: tablePage('MailTable', items),
  strandedMailCount: items.filter((item) => ['FAILED', 'UNKNOWN'].includes((item as typeof mail).state)).length,
});

test('what did not arrive is told with the reason, and is sent once more', async () => {
  let state = 'FAILED';
  const { user, asked } = await openAdmin('/admin/mail', {
    MailTable: () => list({ ...mail, state, problem: state === 'FAILED' ? mail.problem : null }),
    RetryMail: () => {
      state = 'WAITING';
      return { retryMail: { ...mail, state, attempts: 0, problem: null } };
    },
  });
  expect(await screen.findByText('Emails that did not arrive, or may not have: 1')).toBeTruthy();
  const row = within(await screen.findByRole('row', { name: /sita@example.com/ }));
  expect(row.getByText('Quote')).toBeTruthy();
  expect(row.getByText('Not delivered')).toBeTruthy();
  expect(row.getByText('550 5.1.1 No such user')).toBeTruthy();
  await user.click(row.getByRole('button', { name: /Send again/ }));
  expect(await screen.findByText('The email will be sent again.')).toBeTruthy();
  expect(await screen.findByText('Waiting', { selector: 'td *' })).toBeTruthy();
  expect(confirmation).not.toHaveBeenCalled();
  expect(asked.find(({ name }) => name === 'RetryMail')?.variables).toEqual({ id: 'm1' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull());
});

test('what is on its way is looked at again until it has gone', async () => {
  let state = 'SENDING';
  await openAdmin('/admin/mail', { MailTable: () => list({ ...mail, state, problem: null }) });
  expect(await screen.findByText('Being sent', { selector: 'td *' })).toBeTruthy();
  state = 'SENT';
  expect(await screen.findByText('Sent', { selector: 'td *' }, { timeout: 10_000 })).toBeTruthy();
});

test('one of which nobody knows is sent again only by somebody who was told so', async () => {
  confirmation.mockReturnValue(false);
  const { user, asked } = await openAdmin('/admin/mail', { MailTable: list({ ...mail, state: 'UNKNOWN' }) });
  await user.click(await screen.findByRole('button', { name: /Send again/ }));
  expect(confirmation.mock.calls[0]![0]).toContain('may have reached sita@example.com already');
  expect(asked.some(({ name }) => name === 'RetryMail')).toBe(false);
});

test('one is given up after a question, and then there is none', async () => {
  confirmation.mockReturnValue(true);
  let items: object[] = [mail];
  const { user } = await openAdmin('/admin/mail', {
    MailTable: () => list(...items),
    DiscardMail: () => {
      items = [];
      return { discardMail: 'm1' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Discard/ }));
  expect(await screen.findByText('Email discarded.')).toBeTruthy();
  expect(await screen.findByText('No email has been sent yet.')).toBeTruthy();
});

test('the state to look for is in the address, and the server is asked with it', async () => {
  const { asked } = await openAdmin('/admin/mail?state=UNKNOWN', { MailTable: list() });
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'MailTable')?.variables).toMatchObject({ state: 'UNKNOWN' }),
  );
});
