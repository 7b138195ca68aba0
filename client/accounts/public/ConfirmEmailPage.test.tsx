import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sessionToken } from '../../lib/token';
import { refusal } from '../../testing/fakeServer';
import { signInOnDevice } from '../../testing/session';
import { accountsServer, button, page, toasts, visit } from '../../testing/accounts';

beforeEach(signInOnDevice);

const confirmed = { ConfirmEmail: { confirmEmail: true } };
const press = ({ user }: Awaited<ReturnType<typeof visit>>) => user.click(button('Confirm my email address'));
const heading = (name: string) => page().findByRole('heading', { level: 1, name });

test('opening the link does nothing: programs that look through mails do that', async () => {
  const app = await visit('/confirm/tok-1', accountsServer(confirmed));
  expect(button('Confirm my email address')).toBeTruthy();
  expect(app.sent).toEqual([]);
});

test('a press confirms', async () => {
  const app = await visit('/confirm/tok-1', accountsServer(confirmed));
  await press(app);
  const title = await heading('Your email address is confirmed');
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(app.sent).toEqual([{ name: 'ConfirmEmail', variables: { token: 'tok-1' } }]);
});

test('a visitor logs in first: a stranger may have opened the account with their address', async () => {
  sessionToken.clear('signedOut');
  const app = await visit('/confirm/tok-1', accountsServer(confirmed));
  await waitFor(() => expect(app.address()).toBe('/login?redirect=%2Fconfirm%2Ftok-1'));
});

test('the settings, where they go on to, know about it', async () => {
  let asked = 0;
  const server = accountsServer(confirmed);
  const count = server.link.request;
  server.link.request = (operation, forward) => {
    if (operation.operationName === 'Viewer') asked++;
    return count.call(server.link, operation, forward);
  };
  const app = await visit('/confirm/tok-1', server);
  await waitFor(() => expect(asked).toBe(1));
  await press(app);
  await heading('Your email address is confirmed');
  expect(page().getByRole('link', { name: 'Go to your settings' })).toBeTruthy();
  await waitFor(() => expect(asked).toBe(2));
});

test('a link that no longer counts says so, with the way to a new one', async () => {
  const reason = 'This link has expired or was used already. Please ask for a new one in your settings.';
  const app = await visit('/confirm/tok-1', accountsServer({ ConfirmEmail: refusal('BAD_INPUT', reason) }));
  await press(app);
  await heading('This link does not work');
  expect(page().getByText(reason)).toBeTruthy();
  expect(page().getByRole('link', { name: 'Go to your settings' }).getAttribute('href')).toBe('/settings');
  expect(toasts()).toEqual([reason]);
});

test('a lost connection leaves the button', async () => {
  let answer: Record<string, unknown> | Error = new TypeError('Failed to fetch');
  const app = await visit('/confirm/tok-1', accountsServer({ ConfirmEmail: () => answer }));
  await press(app);
  await waitFor(() => expect(toasts()).toEqual(['The shop could not be reached. Please check your connection.']));
  answer = confirmed.ConfirmEmail;
  await press(app);
  await heading('Your email address is confirmed');
});
