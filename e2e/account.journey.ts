import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { mailTo } from './support/mailbox.js';
import { bearer, fillInRegistration, logIn, newPerson, registered, type Person } from './support/person.js';
import { idOf, onTrackingPage } from './support/repairForm.js';
import { booked } from './support/repairs.js';
import { adminHeaders, call } from './support/server.js';

const visit = useVisit();

async function register(page: Page, person: Person): Promise<void> {
  const form = await fillInRegistration(page, person);
  await form.getByLabel('Contact number').fill('9841234567');
  await form.getByRole('button', { name: 'Register' }).click();
}

async function fillInRepair(page: Page): Promise<void> {
  await page.getByLabel('Brand').fill('Panasonic');
  await page.getByLabel('Issue description').fill('A line in the middle.');
  await page.getByLabel('Pickup address').fill('Lazimpat, Kathmandu');
}

/** The poll of an open page, at once. */
const nextPoll = (page: Page) => page.clock.fastForward(31_000);

describe('a customer with an account', () => {
  it('registers, books, finds it under My Records, makes it public; a visitor sees it with the name shortened', async () => {
    const maya = newPerson('Maya Gurung');
    const page = await visit.open('/login?redirect=/repair');
    await register(page, maya);
    await page.getByText('Registration successful! Logging you in...').waitFor();
    await page.getByText('Welcome, Maya Gurung!').waitFor();
    await page.waitForURL(/#\/repair$/);

    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Maya Gurung');
    expect(await page.getByLabel('Contact number').inputValue()).toBe('9841234567');
    await fillInRepair(page);
    await page.getByRole('button', { name: 'Submit request' }).click();
    await page.waitForURL(onTrackingPage);
    const id = idOf(page);

    await page.goto(visit.address('/records'));
    await page.getByRole('heading', { level: 1, name: 'Repair Records', exact: true }).waitFor();
    const toggle = page.getByRole('switch', { name: /Panasonic/ });
    expect(await toggle.getAttribute('aria-checked')).toBe('false');
    await toggle.click();
    await page.getByText('Visibility updated.').waitFor();
    expect(await toggle.getAttribute('aria-checked')).toBe('true');

    const visitor = await visit.open(`/records?search=${id}`);
    const main = visitor.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Public Repair Records' }).waitFor();
    await main.getByText('Maya G.').waitFor();
    await visitor.goto(visit.address(`/track/${id}`));
    await visitor.getByRole('main').getByText('A line in the middle.').first().waitFor();
    const seen = await visitor.locator('body').innerText();
    for (const secret of ['Gurung', '9841234567', 'Lazimpat', maya.email]) expect(seen).not.toContain(secret);
  });

  it('who logs out leaves nothing behind on the screen', async () => {
    const person = await registered(visit);
    const page = await visit.open('/', { size: 'desktop' });
    await logIn(page, visit, person, '/settings');
    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Logged out successfully.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(person.email);
    const token = bearer(person.token);
    // the session of the browser has ended; the one that opened the account goes on
    expect((await call(visit.url, 'GET', '/api/auth/me', undefined, token)).status).toBe(200);
    await page.goto(visit.address('/settings'));
    await page.waitForURL(/#\/login\?redirect=%2Fsettings$/);
  });

  it('is asked to log in where that is needed, and comes back; somebody who is logged in is sent on', async () => {
    const person = await registered(visit);
    const page = await visit.open('/all-notifications');
    await page.waitForURL(/#\/login\?redirect=%2Fall-notifications$/);
    await page.getByLabel('Email or username').fill(person.username.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
    await login.click();
    await page.getByText('Invalid credentials.').first().waitFor();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await login.click();
    await page.waitForURL(/#\/all-notifications$/);
    await page.getByText('You have no notifications yet.').first().waitFor();
    expect(await page.getByText('You are already logged in. Redirecting...').count()).toBe(0);
    await page.goto(visit.address('/login?redirect=/faq'));
    await page.getByText('You are already logged in. Redirecting...').waitFor();
    await page.waitForURL(/#\/faq$/);
    await page.goto(visit.address('/login?redirect=//evil.example'));
    await page.waitForURL(/#\/$/);
  });

  it('is sent on from where they came last, also when they come again the moment the first way has ended', async () => {
    const person = await registered(visit);
    const page = await visit.open('/', { size: 'desktop' });
    await logIn(page, visit, person, '/settings');
    await page.evaluate(() => {
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (...args) => {
        replaceState(...args);
        if (location.hash !== '#/faq') return;
        history.replaceState = replaceState;
        queueMicrotask(() => {
          history.pushState(null, '', '#/login?redirect=/careers');
          dispatchEvent(new PopStateEvent('popstate'));
        });
      };
    });
    await page.goto(visit.address('/login?redirect=/faq'));
    await page.waitForURL(/#\/careers$/);
  });

  it('sees on the bell what the workshop has done, and goes there', async () => {
    const person = await registered(visit);
    const id = await booked(visit, { brand: 'Toshiba' }, bearer(person.token));
    const page = await visit.open('/');
    await page.clock.install();
    await logIn(page, visit, person);
    await page.getByRole('button', { name: /Notifications/ }).waitFor();
    const admin = await adminHeaders(visit.url);
    await call(visit.url, 'PUT', `/api/admin/repairs/${id}`, { status: 'REPAIRING' }, admin);
    await nextPoll(page);
    await page.getByRole('button', { name: /1 unread/ }).click();
    await page.getByText('Your Toshiba is now: Repairing.').click();
    await page.waitForURL(new RegExp(`#/track/${id}$`));
    await expect.poll(() => page.getByRole('button', { name: /1 unread/ }).count()).toBe(0);
  });
});

describe('a password', () => {
  it('that is changed in one browser signs the other out with its next request; a lost network signs nobody out', async () => {
    const person = await registered(visit);
    const [here, there] = [await visit.open('/'), await visit.open('/')];
    await logIn(here, visit, person);
    await logIn(there, visit, person);

    await here.context().setOffline(true);
    await here.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await here.keyboard.press('Escape');
    await here.context().setOffline(false);
    await here.goto(visit.address('/change-password'));
    await here.getByText(person.email).first().waitFor();
    await here.getByLabel('Old password').fill(person.password);
    await here.getByLabel('New password', { exact: true }).fill('namaste 2');
    await here.getByLabel('Confirm password').fill('namaste 2');
    await here.getByRole('button', { name: 'Update Password' }).click();
    await here.getByText('Password changed successfully!').waitFor();
    await here.waitForURL(/#\/settings$/);

    await there.goto(visit.address('/records'));
    await there.getByText('Your session has ended. Please log in again.').waitFor();
    await there.getByRole('heading', { level: 1, name: 'Public Repair Records' }).waitFor();
    await here.reload();
    await here.getByRole('heading', { level: 1, name: /Settings/ }).waitFor();
    await logIn(there, visit, { ...person, password: 'namaste 2' });
  });

  it('that is forgotten is set anew by the mailed link, once', async () => {
    const person = await registered(visit);
    const page = await visit.open('/login');
    await page.getByRole('link', { name: /Forgot/ }).click();
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    const said = 'If an account with that email exists, a password reset link has been sent.';
    await page.getByText(said).first().waitFor();
    const mail = await mailTo(visit.folder, person.email, 'Reset your password');
    const [link] = /http\S+#\/reset-password\/[\w-]+/.exec(mail)!;
    await page.goto(link);
    const setTo = async (password: string) => {
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm password').fill(password);
      await page.getByRole('button', { name: 'Reset password' }).click();
    };
    await setTo('namaste 3');
    await page.getByText('Password reset successfully! You can now log in with your new password.').waitFor();
    await page.waitForURL(/#\/login$/);
    await logIn(page, visit, { ...person, password: 'namaste 3' });
    await page.goto(link);
    await setTo('namaste 4');
    await page.getByText('Failed to reset password. The link may have expired.').first().waitFor();
  });
});

describe('appearance', () => {
  it('chosen on one device is there on the other, before anything is seen of the page', async () => {
    const person = await registered(visit);
    const [phone, desktop] = [await visit.open('/'), await visit.open('/', { size: 'desktop' })];
    await logIn(phone, visit, person, '/settings');
    await phone.getByRole('button', { name: /Profile menu/ }).waitFor();
    await phone.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(() => phone.getAttribute('html', 'data-theme')).toBe('dark');
    await phone.getByText('Appearance settings updated.').waitFor();
    await logIn(desktop, visit, person);
    await expect.poll(() => desktop.getAttribute('html', 'data-theme')).toBe('dark');
    await desktop.reload({ waitUntil: 'commit' });
    await expect.poll(() => desktop.getAttribute('html', 'data-theme')).toBe('dark');
  });
});
