import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fakeServer';
import { toastStore } from '../../ui/toast';
import { accountsServer, button, field, page, toasts, visit } from '../../testing/accounts';

const ANSWER = 'If an account with that email exists, a password reset link has been sent.';

test('an empty form gets a warning, at the field, too', async () => {
  const app = await visit('/forgot-password');
  await app.user.click(button('Send Reset Link'));
  expect(toastStore.toasts()).toMatchObject([{ type: 'warning', message: 'Please enter your email.' }]);
  expect(page().getByText('Please enter your email.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
});

test.each([
  ['a success', { requestPasswordReset: true }],
  ['a refusal', refusal('RATE_LIMITED', 'Too many requests. Please try again later.')],
  ['a lost connection', new TypeError('Failed to fetch')],
])('the answer to %s is the same, with what to do next', async (_what, answer) => {
  const app = await visit('/forgot-password', accountsServer({ RequestPasswordReset: answer }));
  await app.user.type(field('Email'), 'sita@example.com');
  await app.user.click(button('Send Reset Link'));
  const heading = await page().findByRole('heading', { level: 1, name: 'Check your email' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(toasts()).toEqual([ANSWER]);
  expect(page().getByText(ANSWER)).toBeTruthy();
  expect(page().getByText(/spam/)).toBeTruthy();
  expect(page().getByText(/one hour/)).toBeTruthy();
  expect(app.sent).toEqual([{ name: 'RequestPasswordReset', variables: { email: 'sita@example.com' } }]);
});

test('the address can be corrected, and the way leads back to the login page', async () => {
  const app = await visit('/forgot-password', accountsServer({ RequestPasswordReset: { requestPasswordReset: true } }));
  await app.user.type(field('Email'), 'sta@example.com{Enter}');
  await app.user.click(await page().findByRole('button', { name: 'Try another email' }));
  expect(field('Email').value).toBe('sta@example.com');
  await app.user.click(page().getByRole('link', { name: 'Back to login' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
});
