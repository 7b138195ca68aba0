import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionToken } from '../../lib/token';
import { refusal } from '../../testing/fakeServer';
import { signInOnDevice } from '../../testing/session';
import { accountsServer, button, field, page, toasts, visit } from '../../testing/accounts';

const FAILED = 'Failed to reset password. The link may have expired.';
const done = { ResetPassword: { resetPassword: true } };

async function fillIn({ user }: Awaited<ReturnType<typeof visit>>, one: string, other = one) {
  await user.type(field('New password'), one);
  await user.type(field('Confirm password'), other);
  await user.click(button('Reset password'));
}

test('without a token the login page opens', async () => {
  const app = await visit('/reset-password');
  await waitFor(() => expect(app.address()).toBe('/login'));
});

test('sets the new password and leads to the login page', async () => {
  const app = await visit('/reset-password/tok-1', accountsServer(done));
  await fillIn(app, 'secret1');
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(toasts()).toEqual(['Password reset successfully! You can now log in with your new password.']);
  expect(app.sent).toEqual([
    { name: 'ResetPassword', variables: { input: { token: 'tok-1', newPassword: 'secret1' } } },
  ]);
});

test('ends the session on this device, so that the login page shows its form', async () => {
  signInOnDevice();
  const app = await visit('/reset-password/tok-1', accountsServer(done));
  await fillIn(app, 'secret1');
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(await page().findByRole('tab', { name: 'Login' })).toBeTruthy();
  expect(sessionToken.get()).toBeNull();
  expect(toasts()).toHaveLength(1);
});

test.each([
  ['12345', '12345', 'New password', 'Password must be at least 6 characters long.'],
  ['secret1', 'secret2', 'Confirm password', 'Passwords do not match.'],
])('refuses %s and %s', async (one, other, label, message) => {
  const app = await visit('/reset-password/tok-1', accountsServer(done));
  await fillIn(app, one, other);
  expect(toasts()).toEqual([message]);
  expect(page().getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field(label));
  expect(app.sent).toEqual([]);
});

test('one toggle shows both', async () => {
  const app = await visit('/reset-password/tok-1');
  const types = () => [field('New password').type, field('Confirm password').type];
  expect(types()).toEqual(['password', 'password']);
  await app.user.click(button('Show password'));
  expect(types()).toEqual(['text', 'text']);
  expect(page().getAllByRole('button', { name: /password$/ })).toHaveLength(2);
});

test.each([
  [refusal('BAD_INPUT', FAILED, { token: FAILED }), FAILED, FAILED],
  [refusal('RATE_LIMITED', 'Too many requests. Please try again later.'), 'Too many requests. Please try again later.'],
  [new TypeError('Failed to fetch'), FAILED, 'The shop could not be reached. Please check your connection.'],
  [{ resetPassword: false }, FAILED, FAILED],
])('a failure (%#) gives the reason and a way to a new link', async (answer, toast, text = toast) => {
  const app = await visit('/reset-password/tok-1', accountsServer({ ResetPassword: answer }));
  await fillIn(app, 'secret1');
  await waitFor(() => expect(toasts()).toEqual([toast]));
  expect(page().getByText(text)).toBeTruthy();
  await app.user.click(page().getByRole('link', { name: 'Ask for a new link' }));
  await waitFor(() => expect(app.address()).toBe('/forgot-password'));
});
