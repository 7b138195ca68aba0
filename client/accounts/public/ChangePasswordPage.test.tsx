import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionToken } from '../../lib/token';
import { refusal } from '../../testing/fakeServer';
import { signInOnDevice } from '../../testing/session';
import { accountsServer, button, field, page, toasts, visit } from '../../testing/accounts';

const LABELS = ['Old password', 'New password', 'Confirm password'];
const done = { ChangePassword: { changePassword: true } };

async function open(server = accountsServer(done)) {
  signInOnDevice();
  const app = await visit('/change-password', server);
  await page().findByRole('heading', { level: 1, name: /password/ });
  return app;
}

async function fillIn({ user }: Awaited<ReturnType<typeof visit>>, ...values: string[]) {
  for (const [index, value] of values.entries()) if (value) await user.type(field(LABELS[index]!), value);
  await user.click(button('Update Password'));
}

it('is for signed-in people: a visitor logs in first', async () => {
  const app = await visit('/change-password');
  await waitFor(() => expect(app.address()).toBe('/login?redirect=%2Fchange-password'));
});

describe('an account with a password', () => {
  it('shows whose it is, also to password managers', async () => {
    await open();
    expect(page().getByText('Account: sita@example.com')).toBeTruthy();
    expect(LABELS.map((label) => field(label).autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    const account = document.querySelector<HTMLInputElement>('main input[autocomplete=username]')!;
    expect([account.value, account.tabIndex, account.getAttribute('aria-hidden')]).toEqual([
      'sita@example.com',
      -1,
      'true',
    ]);
  });

  it('changes it, keeps the session and goes to the settings', async () => {
    const app = await open();
    const token = sessionToken.get();
    await fillIn(app, 'old secret', 'secret1', 'secret1');
    await waitFor(() => expect(app.address()).toBe('/settings'));
    expect(toasts()).toEqual(['Password changed successfully!']);
    expect(app.sent).toEqual([
      { name: 'ChangePassword', variables: { input: { oldPassword: 'old secret', newPassword: 'secret1' } } },
    ]);
    expect(sessionToken.get()).toBe(token);
  });

  it('has a toggle for each field', async () => {
    const app = await open();
    const toggles = page().getAllByRole('button', { name: 'Show password' });
    expect(toggles).toHaveLength(3);
    await app.user.click(toggles[1]!);
    expect(LABELS.map((label) => field(label).type)).toEqual(['password', 'text', 'password']);
  });

  it.each([
    ['', 'secret1', 'secret1', 'Old password', 'Please enter your old password.'],
    ['old', '12345', '12345', 'New password', 'New password must be at least 6 characters long.'],
    ['old', 'secret1', 'secret2', 'Confirm password', 'Passwords do not match.'],
  ])('refuses %s, %s, %s', async (old, next, again, label, message) => {
    const app = await open();
    await fillIn(app, old, next, again);
    expect(toasts()).toEqual([message]);
    expect(page().getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(app.sent).toEqual([]);
  });

  it('shows the server’s refusal at its field', async () => {
    const wrong = 'Your old password is not correct.';
    const app = await open(accountsServer({ ChangePassword: refusal('BAD_INPUT', wrong, { oldPassword: wrong }) }));
    await fillIn(app, 'wrong', 'secret1', 'secret1');
    await waitFor(() => expect(toasts()).toEqual([wrong]));
    expect(page().getByText(wrong)).toBeTruthy();
    expect(document.activeElement).toBe(field('Old password'));
  });

  it.each([new TypeError('Failed to fetch'), { changePassword: false }])(
    'has a word for a failure without a reason (%#)',
    async (answer) => {
      const app = await open(accountsServer({ ChangePassword: answer }));
      await fillIn(app, 'old', 'secret1', 'secret1');
      await waitFor(() => expect(toasts()).toEqual(['Failed to change password.']));
      expect(app.address()).toBe('/change-password');
    },
  );
});

describe('an account that only signs in elsewhere', () => {
  const social = { hasPassword: false, linkedProviders: ['GOOGLE', 'X'] as ('GOOGLE' | 'X')[] };

  it('learns why there is nothing to change, and can have a link mailed', async () => {
    const app = await open(accountsServer({ RequestPasswordReset: { requestPasswordReset: true } }, social));
    expect(page().getByText(/You log in with Google and X, so this account has no password yet/)).toBeTruthy();
    expect(page().queryByLabelText('Old password')).toBeNull();
    await app.user.click(button('Email me a link'));
    expect(await page().findByText('The link in it is good for one hour.')).toBeTruthy();
    expect(app.sent).toEqual([{ name: 'RequestPasswordReset', variables: { email: 'sita@example.com' } }]);
  });

  it('is told when the link could not be asked for', async () => {
    const app = await open(accountsServer({ RequestPasswordReset: new TypeError('Failed to fetch') }, social));
    await app.user.click(button('Email me a link'));
    await waitFor(() => expect(toasts()).toEqual(['The shop could not be reached. Please check your connection.']));
    expect(button('Email me a link')).toBeTruthy();
  });
});
