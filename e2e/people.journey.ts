import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useOpenIdProvider } from '../server/testing/openIdProvider.js';
import { useVisit } from './support/browser.js';
import { mailTo } from './support/mailbox.js';
import { empty, lost, sentWith, unreadable, whileFailing } from './support/operations.js';
import { accountOf, fillInRegistration, logIn, newPerson, registered, tokenOf } from './support/person.js';
import { choosePicture, NO_PICTURE, portrait, THROUGH, UPLOADS } from './support/portrait.js';
import { call } from './support/server.js';
import { expectToast } from './support/toasts.js';

const google = useOpenIdProvider();
const visit = useVisit(() => ({
  GOOGLE_CLIENT_ID: 'parda',
  GOOGLE_CLIENT_SECRET: 'only for the journeys',
  GOOGLE_BASE_URL: google.url,
}));

/** Tries the toggle beside a password: it shows what was typed, and hides it again. */
async function showAndHide(page: Page, label: string, ...together: string[]): Promise<void> {
  const types = () =>
    Promise.all([label, ...together].map((name) => page.getByLabel(name, { exact: true }).getAttribute('type')));
  const hidden = await types();
  const field = page
    .getByRole('main')
    .locator('span')
    .filter({ has: page.getByLabel(label, { exact: true }) });
  await field.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(types).toEqual(hidden.map(() => 'text'));
  await field.getByRole('button', { name: 'Hide password' }).click();
  await expect.poll(types).toEqual(hidden);
  expect(hidden).toEqual(hidden.map(() => 'password'));
}

describe('whoever logs in (public-site §2, §5, §8)', () => {
  it('is asked for both, told what went wrong, welcomed by name, and led home', async () => {
    const person = await registered(visit);
    const page = await visit.open('/login');
    const form = page.getByRole('tabpanel', { name: 'Login' });
    const login = () => form.getByRole('button', { name: 'Login' }).click();
    await login();
    await expectToast(page, 'error', 'Email and password are required.');
    await form.getByLabel('Email or username').fill(person.username);
    await login();
    await expectToast(page, 'error', 'Email and password are required.');
    await form.getByLabel('Password', { exact: true }).fill('namaste');
    await login();
    await expectToast(page, 'error', 'Invalid credentials.');

    await form.getByLabel('Password', { exact: true }).fill(person.password);
    for (const mishap of [lost, unreadable]) {
      await whileFailing(page, 'SignIn', mishap, async () => {
        await login();
        await expectToast(page, 'error', 'An error occurred during login.');
      });
    }
    await whileFailing(page, 'SignIn', empty, async () => {
      await login();
      await expectToast(page, 'error', 'Login failed. Please check your credentials.');
    });
    await login();
    await expectToast(page, 'success', 'Welcome, Sita Sharma!');
    await page.waitForURL(/#\/$/);
    expect(await accountOf(visit, (await tokenOf(page))!)).toMatchObject({ username: person.username });
  });

  it('with another account is told when that fails, and which ways there are', async () => {
    const person = await registered(visit);
    const page = await visit.open('/login?redirect=/faq');
    const others = page.getByRole('region', { name: 'Log in with another account' }).getByRole('button');
    await expect.poll(() => others.allTextContents()).toEqual(['Google', 'Facebook', 'X / Twitter', 'GitHub']);
    await expect.poll(() => others.nth(0).getAttribute('aria-disabled')).not.toBe('true');
    for (const index of [1, 2, 3]) expect(await others.nth(index).getAttribute('aria-disabled')).toBe('true');
    await page.getByText('Signing in with Facebook, X and GitHub is not set up for this shop yet.').waitFor();

    google.service.once('beforeResponse', (answer: { statusCode: number }) => {
      answer.statusCode = 500;
    });
    await others.nth(0).click();
    await expectToast(page, 'error', 'Social login with Google failed.');
    for (const [mishap, message] of [
      [lost, 'An error occurred during social login.'],
      [empty, 'Social login failed.'],
    ] as const) {
      await whileFailing(page, 'SignInWithProvider', mishap, async () => {
        await others.nth(0).click();
        await expectToast(page, 'error', message);
      });
    }
    google.person = { ...google.person, email: person.email, email_verified: false };
    await others.nth(0).click();
    await expectToast(page, 'error', 'Sign in with your password first.');
    expect(await tokenOf(page)).toBeNull();
    google.person = { ...google.person, email: 'sita.of.google@example.com', email_verified: true };
    await others.nth(0).click();
    await expectToast(page, 'success', 'Successfully signed in with Google as Sita Sharma!');
    await page.waitForURL(/#\/faq$/);
  });
});

describe('whoever registers (public-site §5, §7, §8)', () => {
  it('is told what is missing, wrong or taken, and comes in with a picture of any size', async () => {
    const taken = await registered(visit);
    const ram = newPerson('Ram Thapa');
    const page = await visit.open('/login?redirect=/faq');
    const sent = sentWith(page, 'Register');
    await page.getByRole('tab', { name: 'Register' }).click();
    const form = page.getByRole('tabpanel', { name: 'Register' });
    const register = () => form.getByRole('button', { name: 'Register' }).click();
    await register();
    await expectToast(page, 'error', 'All fields are required.');
    await fillInRegistration(page, ram);
    const [password, again] = [
      form.getByLabel('Password', { exact: true }),
      form.getByLabel('Confirm password', { exact: true }),
    ];
    for (const label of ['Username', 'Full name', 'Email', 'Password']) {
      const field = form.getByLabel(label, { exact: true });
      const typed = await field.inputValue();
      await field.fill('');
      await register();
      await expectToast(page, 'error', 'All fields are required.');
      await field.fill(typed);
    }
    await again.fill('namaste 2');
    await register();
    await expectToast(page, 'error', 'Passwords do not match.');
    expect(await password.getAttribute('placeholder')).toBe('At least 6 characters');
    for (const field of [password, again]) await field.fill('12345');
    await register();
    await expectToast(page, 'error', 'Password must be at least 6 characters.');
    for (const field of [password, again]) await field.fill('123456');
    expect(sent).toEqual([]);

    await form.getByLabel('Username').fill(taken.username.toUpperCase());
    await register();
    await expectToast(page, 'error', 'This username is already taken.');
    await form.getByLabel('Username').fill(ram.username);
    for (const mishap of [lost, empty]) {
      await whileFailing(page, 'Register', mishap, async () => {
        await register();
        await expectToast(page, 'error', 'Registration failed.');
      });
    }

    await choosePicture(page, NO_PICTURE);
    await expectToast(page, 'error', 'Invalid file type. Please select an image.');
    sent.length = 0;
    await page.route(UPLOADS, lost);
    // more than the store takes, before the browser makes it smaller
    const huge = path.join(visit.folder, 'me.png');
    await writeFile(huge, (await portrait(1900)).buffer);
    expect((await stat(huge)).size).toBeGreaterThan(10 * 1024 * 1024);
    await choosePicture(page, huge);
    await expectToast(page, 'error', `Profile picture upload failed: ${THROUGH}`);
    await register();
    await expectToast(page, 'error', `Profile picture upload failed: ${THROUGH}`);
    expect(sent).toEqual([]);
    await page.unroute(UPLOADS, lost);
    await register();
    await expectToast(page, 'success', 'Registration successful! Logging you in...');
    await expectToast(page, 'success', 'Welcome, Ram Thapa!');
    await page.waitForURL(/#\/faq$/);
    const { username, name, email } = ram;
    const profilePictureUrl = expect.stringMatching(/^\/media\//);
    expect(sent).toEqual([
      { input: { username, name, email, password: '123456', contactNumber: null, language: 'EN', profilePictureUrl } },
    ]);
    expect(await accountOf(visit, (await tokenOf(page))!)).toMatchObject({
      username,
      name,
      email,
      role: 'USER',
      contactNumber: null,
      profilePictureUrl,
      preferences: { theme: 'system', reduceMotion: false, fontSize: 'md', customThemeColors: null },
    });
  });
});

describe('a password (public-site §2, §5, §8)', () => {
  it('is changed by who logs in for it and knows the old one, and by nobody else', async () => {
    const person = await registered(visit);
    const page = await visit.open('/change-password');
    await page.waitForURL(/#\/login\?redirect=%2Fchange-password$/);
    await logIn(page, visit, person, '/change-password');
    await page.getByText(`Account: ${person.email}`).waitFor();
    const labels = ['Old password', 'New password', 'Confirm password'] as const;
    const fill = async (...values: [string, string, string]) => {
      for (const [index, label] of labels.entries()) await page.getByLabel(label, { exact: true }).fill(values[index]!);
      await page.getByRole('button', { name: 'Update Password' }).click();
    };
    const sent = sentWith(page, 'ChangePassword');
    await fill('', 'namaste 2', 'namaste 2');
    await expectToast(page, 'error', 'Please enter your old password.');
    await fill(person.password, '12345', '12345');
    await expectToast(page, 'error', 'New password must be at least 6 characters long.');
    await fill(person.password, 'namaste 2', 'namaste 3');
    await expectToast(page, 'error', 'Passwords do not match.');
    expect(sent).toEqual([]);
    for (const label of labels) await showAndHide(page, label);
    await fill('namaste 0', 'namaste 2', 'namaste 2');
    await expectToast(page, 'error', 'Your old password is not correct.');
    for (const mishap of [lost, empty]) {
      await whileFailing(page, 'ChangePassword', mishap, async () => {
        await fill(person.password, 'namaste 2', 'namaste 2');
        await expectToast(page, 'error', 'Failed to change password.');
      });
    }
    await fill(person.password, '123456', '123456');
    await expectToast(page, 'success', 'Password changed successfully!');
    await page.waitForURL(/#\/settings$/);
  });

  it('that is forgotten is asked for with the same answer in any case, even without a connection', async () => {
    const person = await registered(visit);
    const page = await visit.open('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL(/#\/forgot-password$/);
    const ask = async (email: string) => {
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
    };
    await ask(' ');
    await expectToast(page, 'warning', 'Please enter your email.');
    const said = 'If an account with that email exists, a password reset link has been sent.';
    const again = () => page.getByRole('button', { name: 'Try another email' }).click();
    await whileFailing(page, 'RequestPasswordReset', lost, async () => {
      await ask(person.email);
      await expectToast(page, 'success', said);
    });
    await again();
    await ask('nobody@example.com');
    await expectToast(page, 'success', said);
    await again();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL(/#\/login$/);
  });

  it('is set anew only in a good one and by a good link', async () => {
    const person = await registered(visit);
    await call(visit.url, 'POST', '/api/auth/password-reset', { email: person.email });
    const mail = await mailTo(visit.folder, person.email, 'Reset your password');
    const [, secret] = /#\/reset-password\/([\w-]+)/.exec(mail)!;
    const page = await visit.open('/reset-password');
    await page.waitForURL(/#\/login$/);

    const setTo = async (password: string, again = password) => {
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password', { exact: true }).fill(again);
      await page.getByRole('button', { name: 'Reset password' }).click();
    };
    const expired = 'Failed to reset password. The link may have expired.';
    await page.goto(visit.address('/reset-password/made-up'));
    await setTo('123456');
    await expectToast(page, 'error', expired);
    await page.goto(visit.address(`/reset-password/${secret}`));
    await setTo('12345');
    await expectToast(page, 'error', 'Password must be at least 6 characters long.');
    await setTo('123456', '1234567');
    await expectToast(page, 'error', 'Passwords do not match.');
    await showAndHide(page, 'New password', 'Confirm password');
    expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(1);
    for (const mishap of [lost, empty]) {
      await whileFailing(page, 'ResetPassword', mishap, async () => {
        await setTo('123456');
        await expectToast(page, 'error', expired);
      });
    }
    await setTo('123456');
    await expectToast(page, 'success', 'Password reset successfully! You can now log in with your new password.');
    await page.waitForURL(/#\/login$/);
  });
});
