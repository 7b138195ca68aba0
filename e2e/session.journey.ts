import { describe, expect, it } from 'vitest';
import { useVisit, type Visitor } from './support/browser.js';
import { lost, operationOf, sentWith, UNREACHABLE, whileFailing } from './support/operations.js';
import { Owner } from './support/owner.js';
import { bearer, comeBackWith, newPerson, openWith, reads, registered, tokenOf } from './support/person.js';
import { booked } from './support/repairs.js';
import { call } from './support/server.js';
import { banner, heading, linksOf, main, profileMenu, sidebar } from './support/shell.js';
import { nextPoll, openTimed, stopClock, untilTried } from './support/time.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

const DESKTOP: Visitor = { size: 'desktop' };

describe('the profile menu (public-site §2)', () => {
  it('shows a customer by initials or picture, with name, e-mail, role and the ways on; the slide-out menu of a phone does, too', async () => {
    const person = await registered(visit, newPerson('Asha Kumari Magar'));
    const page = await openWith(visit, person.token, '/404');
    await profileMenu(page).waitFor();
    expect(await profileMenu(page).textContent()).toMatch(/^AM/);
    await profileMenu(page).click();
    const panel = page.locator(`[id="${await profileMenu(page).getAttribute('aria-controls')}"]`);
    for (const text of ['Asha Kumari Magar', person.email, 'User'])
      await panel.getByText(text, { exact: true }).waitFor();
    const ways = [
      ['My Records', '#/records'],
      ['My Profile / Settings', '#/settings'],
    ];
    expect(await linksOf(panel)).toEqual(ways);
    expect(await panel.getByRole('button').allTextContents()).toEqual(['Logout']);
    expect(await banner(page).getByRole('link', { name: 'Login' }).count()).toBe(0);

    const [{ imageUrls }] = await reads<[{ imageUrls: string[] }]>(visit, '/products');
    const picked = { profilePictureUrl: imageUrls[0] };
    await call(visit.url, 'PUT', '/api/auth/profile', picked, bearer(person.token));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.reload();
    const picture = profileMenu(page).locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await profileMenu(page).textContent()).toMatch(/^Profile menu of Asha/);

    await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText(person.email).waitFor();
    const links = await linksOf(menu);
    for (const way of [
      ...ways,
      ['Home', '#/'],
      ['About', '#/about'],
      ['Services', '#/services'],
      ['Records', '#/records'],
      ['Blog', '#/blog'],
      ['Tips', '#/tips'],
      ['FAQ', '#/faq'],
      ['Contact', '#/contact'],
    ]) {
      expect(links).toContainEqual(way);
    }
    expect(await menu.getByText('Admin').count()).toBe(0);
  });

  it('gives a guest the login instead, and no bell; logging out ends the session on the server, and here even without a line', async () => {
    const [one, other] = [await registered(visit), await registered(visit)];
    const page = await openWith(visit, one.token, '/404');
    const bell = banner(page).getByRole('button', { name: /^Notifications/ });
    const logOut = async () => {
      await profileMenu(page).click();
      await banner(page).getByRole('button', { name: 'Logout' }).click();
      await expectToast(page, 'success', 'Logged out successfully.');
      await banner(page).getByRole('link', { name: 'Login' }).waitFor();
      expect([await bell.count(), await profileMenu(page).count(), await tokenOf(page)]).toEqual([0, 0, null]);
    };
    await bell.waitFor();
    await logOut();
    expect(await reads(visit, '/auth/me', one.token)).toMatchObject({ code: 'UNAUTHENTICATED' });

    await comeBackWith(page, visit, other.token, '/404');
    await bell.waitFor();
    await whileFailing(page, 'SignOut', lost, logOut);
    expect(await reads(visit, '/auth/me', other.token)).toMatchObject({ email: other.email });
  });
});

describe('the notification panel (public-site §2)', () => {
  it('is empty at first; then shows the ten newest, how old they are, and marks all as read while any is unread', async () => {
    const { token } = await registered(visit);
    const repair = await booked(visit, { brand: 'Akai' }, bearer(token));
    const page = await openWith(visit, token, '/404');
    const bell = banner(page).getByRole('button', { name: /^Notifications/ });
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const markAll = panel.getByRole('button', { name: 'Mark all as read' });
    await bell.click();
    await panel.getByText('You have no notifications yet.').waitFor();
    expect(await markAll.count()).toBe(0);
    await page.keyboard.press('Escape');

    const steps = {
      PICKED_UP: 'Picked Up',
      DIAGNOSING: 'Diagnosing',
      DIAGNOSED: 'Diagnosed - Quote Pending',
      QUOTE_APPROVED: 'Quote Approved - Repairing',
      QUOTE_REJECTED: 'Quote Rejected',
      REPAIRING: 'Repairing',
      REPAIRED: 'Repaired - Pending Delivery/Pickup',
      DELIVERED: 'Delivered',
      CANCELLED: 'Cancelled',
    };
    const statuses = [...Object.keys(steps), 'PICKED_UP', 'DIAGNOSING'] as (keyof typeof steps)[];
    for (const status of statuses) await owner.does('PUT', `/admin/repairs/${repair}`, { status });
    await nextPoll(page);
    await banner(page).getByRole('button', { name: 'Notifications, 11 unread' }).click();
    const items = panel.getByRole('listitem');
    await expect.poll(() => items.count()).toBe(10);
    const newest = statuses.slice(1).toReversed();
    const received = await items.allTextContents();
    expect(newest.map((status, row) => received[row]!.endsWith(`Your Akai is now: ${steps[status]}.`))).toEqual(
      newest.map(() => true),
    );
    expect(received[0]).toContain('Just now');

    const [{ timestamp }] = await reads<[{ timestamp: string }]>(visit, '/notifications', token);
    const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
    await page.clock.pauseAt(Date.parse(timestamp) + 5 * MINUTE + SECOND);
    await items.first().getByText('5m ago', { exact: true }).waitFor();
    for (const [later, words] of [
      [54 * MINUTE, '59m ago'],
      [MINUTE, '1h ago'],
      [22 * HOUR, '23h ago'],
      [HOUR, '1d ago'],
      [2 * DAY, '3d ago'],
    ] as const) {
      await page.clock.fastForward(later);
      await items.first().getByText(words, { exact: true }).waitFor();
    }

    await markAll.click();
    await banner(page).getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    expect(await markAll.count()).toBe(0);
    const unread = async () =>
      (await reads<{ isRead: boolean }[]>(visit, '/notifications', token)).filter(({ isRead }) => !isRead).length;
    await expect.poll(unread).toBe(0);
  });
});

/** A token as the server makes them, but for its signature. */
const forged = (exp: number) => {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'somebody', exp })}.c2lnbmF0dXJl`;
};

describe('the session (public-site §4)', () => {
  it('ends when the page opens and the token has expired, or the server calls it invalid', async () => {
    const page = await openTimed(visit, '/404', DESKTOP);
    const asked = sentWith(page, 'Viewer');
    const now = Math.floor(Date.now() / 1_000);
    for (const unusable of [forged(now - 1), 'nonsense']) {
      await page.evaluate(() => localStorage.setItem('parda.pictures', '{"userId":"somebody","urls":["/media/mine"]}'));
      await comeBackWith(page, visit, unusable, '/settings');
      await page.waitForURL(/#\/login\?redirect=%2Fsettings$/);
      expect([asked.length, await tokenOf(page)]).toEqual([0, null]);
      expect(await page.evaluate(() => localStorage.getItem('parda.pictures'))).toBeNull();
    }
    await comeBackWith(page, visit, forged(now + 3_600), '/settings');
    await page.waitForURL(/#\/login\?redirect=%2Fsettings$/);
    await expectToast(page, 'info', 'Your session has ended. Please log in again.');
    expect([asked.length, await tokenOf(page)]).toEqual([1, null]);
  });

  it('goes on when the line is broken: it is said once, after three attempts, and asked again', async () => {
    const { token, name } = await registered(visit);
    const page = await visit.open('/404', DESKTOP);
    await page.clock.install();
    const asked = sentWith(page, 'Viewer');
    await whileFailing(page, 'Viewer', lost, async () => {
      await comeBackWith(page, visit, token, '/settings');
      // the page comes in its own time; what of it came after the failure would ask once more
      await main(page).getByRole('button', { name: 'Try again' }).waitFor();
      await expectToast(page, 'error', `Failed to load app data: ${UNREACHABLE}`);
      expect(asked).toHaveLength(3);
    });
    expect(await tokenOf(page)).toBe(token);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Profile & Settings').waitFor();
    await expect.poll(() => main(page).getByLabel('Full name').inputValue()).toBe(name);
  });
});

describe('the content (public-site §4)', () => {
  it('is asked for three times, one second apart, and its version every 30 seconds', async () => {
    const page = await openTimed(visit, '/404', DESKTOP);
    await sidebar(page).getByRole('region', { name: 'Recent Posts' }).waitFor();
    const [asked, versions] = [sentWith(page, 'FaqList'), sentWith(page, 'ContentVersion')];
    await stopClock(page);
    await whileFailing(page, 'FaqList', lost, async () => {
      // The second is counted from the failure, not from the question.
      const failed = page.waitForEvent('requestfailed', (request) => operationOf(request)?.operationName === 'FaqList');
      await page.goto(visit.address('/faq'));
      await failed;
      await page.clock.runFor(999);
      expect(asked).toHaveLength(1);
      await page.clock.runFor(1);
      await expect.poll(() => asked.length).toBe(2);
    });
    await untilTried(page, () => asked.length, 3);
    await main(page).getByRole('button', { expanded: false }).first().waitFor();
    expect(asked).toHaveLength(3);

    const nextVersion = () =>
      page.waitForResponse((response) => operationOf(response.request())?.operationName === 'ContentVersion');
    const answered = nextVersion();
    await page.clock.runFor(30_000);
    await (await answered).finished();
    const before = versions.length;
    await page.clock.runFor(29_999);
    expect(versions).toHaveLength(before);
    await page.clock.runFor(1);
    await expect.poll(() => versions.length).toBe(before + 1);
  });
});
