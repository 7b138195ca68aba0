import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { empty, hold, lost, sentWith, UNREACHABLE, whileFailing } from './support/operations.js';
import { Owner } from './support/owner.js';
import { accountOf, bearer, logIn, reads, registered, tokenOf } from './support/person.js';
import { choosePicture, NO_PICTURE, portrait, THROUGH, UPLOADS } from './support/portrait.js';
import { booked } from './support/repairs.js';
import { call } from './support/server.js';
import { profileMenu } from './support/shell.js';
import { nextPoll, openTimed } from './support/time.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit();

describe('in the settings (public-site §2, §5, §8)', () => {
  it('a profile is changed by what was changed alone, and every failure is told', async () => {
    const person = await registered(visit);
    const page = await visit.open('/');
    await logIn(page, visit, person, '/settings');
    const sent = sentWith(page, 'UpdateProfile');
    const save = () => page.getByRole('button', { name: 'Save Profile Changes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile & Settings' }).waitFor();
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Sita Sharma');
    await save();
    await expectToast(page, 'info', 'No changes to save.');

    const picture = page.getByRole('group', { name: 'Profile Picture' });
    await choosePicture(page, NO_PICTURE);
    await expectToast(page, 'error', 'Invalid file type. Please select an image.');
    await choosePicture(page, await portrait());
    await picture.getByRole('img', { name: 'The new picture' }).waitFor();
    await picture.getByRole('button', { name: 'Clear selection' }).click();
    await picture.getByRole('img').waitFor({ state: 'detached' });
    await save();
    await expectToast(page, 'info', 'No changes to save.');
    expect(sent).toEqual([]);

    await page.getByLabel('Full Name').fill('Sita Gurung');
    for (const mishap of [lost, empty]) {
      await whileFailing(page, 'UpdateProfile', mishap, async () => {
        await save();
        await expectToast(page, 'error', 'Failed to update profile.');
      });
    }
    expect(await accountOf(visit, person.token)).toMatchObject({ name: 'Sita Sharma' });
    sent.length = 0;
    await save();
    await expectToast(page, 'success', 'Profile updated successfully!');
    await save();
    await expectToast(page, 'info', 'No changes to save.');
    expect(sent).toEqual([{ input: { name: 'Sita Gurung' } }]);

    await page.getByLabel('Contact Number').fill('12');
    await save();
    await expectToast(page, 'error', 'Please provide a valid phone number.');
    await page.getByLabel('Contact Number').fill('9841234567');
    await page.route(UPLOADS, lost);
    await choosePicture(page, await portrait());
    await expectToast(page, 'error', `Profile picture upload failed: ${THROUGH}`);
    await save();
    await expectToast(page, 'error', `Profile picture upload failed: ${THROUGH}`);
    expect(sent).toHaveLength(1);
    await page.unroute(UPLOADS, lost);
    await save();
    await expectToast(page, 'success', 'Profile updated successfully!');
    const profilePictureUrl = expect.stringMatching(/^\/media\//);
    expect(sent[1]).toEqual({ input: { contactNumber: '9841234567', profilePictureUrl } });
    await picture.getByRole('img', { name: 'The current picture' }).waitFor();
    expect(await accountOf(visit, person.token)).toMatchObject({
      name: 'Sita Gurung',
      contactNumber: '9841234567',
      profilePictureUrl,
    });

    await page
      .getByRole('region', { name: 'Account', exact: true })
      .getByRole('link', { name: 'Change Password' })
      .click();
    await page.waitForURL(/#\/change-password$/);
  });

  it('the looks begin with the defaults of the specification, are kept in the account, and told when they are not', async () => {
    const person = await registered(visit);
    const page = await visit.open('/');
    await logIn(page, visit, person, '/settings');
    const sent = sentWith(page, 'UpdatePreferences');
    const main = page.getByRole('main');
    const colours = () =>
      Promise.all(
        ['Primary', 'Background', 'Text'].map((name) => main.getByLabel(`${name}: colour code`).inputValue()),
      );
    const choose = (name: string) => main.getByRole('radio', { name, exact: true }).click({ force: true });
    await main.getByRole('heading', { name: 'Appearance' }).waitFor();
    expect(await main.getByRole('radio', { name: 'Same as this device' }).isChecked()).toBe(true);
    expect(await main.getByRole('radio', { name: 'Medium' }).isChecked()).toBe(true);
    expect(await main.getByRole('switch', { name: 'Reduce motion' }).isChecked()).toBe(false);
    expect(await colours()).toEqual(['#2563EB', '#FFFFFF', '#1F2937']);

    // the code that keeps account and device alike is in the header, too
    await profileMenu(page).waitFor();
    await choose('Dark');
    await expectToast(page, 'success', 'Appearance settings updated.');
    expect(await colours()).toEqual(['#3B82F6', '#1F2937', '#F3F4F6']);
    await choose('Large');
    await expectToast(page, 'success', 'Appearance settings updated.');
    await main.getByRole('switch', { name: 'Reduce motion' }).check();
    await expectToast(page, 'success', 'Appearance settings updated.');
    await main.getByLabel('Primary: colour code').fill('#8866EE');
    await expectToast(page, 'success', 'Appearance settings updated.');
    const customThemeColors = { primary: '#8866ee', background: null, text: null };
    expect(sent).toEqual([
      { input: { theme: 'DARK' } },
      { input: { fontSize: 'LG' } },
      { input: { reduceMotion: true } },
      { input: { customThemeColors } },
    ]);
    const kept = { theme: 'dark', fontSize: 'lg', reduceMotion: true, customThemeColors };
    const release = await hold(page, 'UpdatePreferences');
    await choose('नेपाली (Nepali)');
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ne');
    release();
    await page.getByText('रोजाइ सुरक्षित भयो।').waitFor();
    await choose('English');
    await expectToast(page, 'success', 'Preferences saved.');
    expect(await accountOf(visit, person.token)).toMatchObject({ preferences: { ...kept, language: 'en' } });

    for (const mishap of [lost, empty]) {
      await whileFailing(page, 'UpdatePreferences', mishap, async () => {
        await choose('Light');
        await expectToast(page, 'error', 'Failed to save preferences.');
        await choose('Dark');
        await expectToast(page, 'error', 'Failed to save preferences.');
      });
    }
    await call(visit.url, 'POST', '/api/auth/logout', undefined, bearer((await tokenOf(page))!));
    await choose('Light');
    await expectToast(page, 'error', 'You must be logged in to save preferences.');
    await page.waitForURL(/#\/login\?redirect=%2Fsettings$/);
  });
});

describe('all notifications (public-site §2)', () => {
  it('stand newest first and grow old; the unread ones stand out until they are clicked, or all marked', async () => {
    const person = await registered(visit);
    const owner = new Owner(visit);
    const ids: string[] = [];
    for (const brand of ['Sony', 'Onida', 'Videocon']) ids.push(await booked(visit, { brand }, bearer(person.token)));

    const page = await openTimed(visit, '/login');
    await logIn(page, visit, person, '/all-notifications');
    const list = page.getByRole('region', { name: 'All notifications' });
    await list.getByText('You have no notifications yet.').waitFor();
    const markAll = list.getByRole('button', { name: 'Mark all as read' });
    expect(await markAll.count()).toBe(0);

    for (const id of ids) await owner.does('PUT', `/admin/repairs/${id}`, { status: 'REPAIRING' });
    await nextPoll(page);
    const items = list.getByRole('listitem');
    await expect.poll(() => items.count()).toBe(3);
    const times = () => list.locator('time').allTextContents();
    const texts = await items.allTextContents();
    expect(texts.map((text) => /Your (\w+) is now: Repairing\./.exec(text)?.[1])).toEqual([
      'Videocon',
      'Onida',
      'Sony',
    ]);
    expect(await times()).toEqual(['Just now', 'Just now', 'Just now']);
    for (const [time, words] of [
      ['05:00', '5m ago'],
      ['03:00:00', '3h ago'],
      ['48:00:00', '2d ago'],
    ] as const) {
      await page.clock.fastForward(time);
      await expect.poll(times).toEqual([words, words, words]);
    }

    const ground = (index: number) =>
      items
        .nth(index)
        .getByRole('link')
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    const unread = await ground(0);
    await items.nth(1).getByText('Your Onida is now: Repairing.').click();
    await page.waitForURL(new RegExp(`#/track/${ids[1]}$`));
    await page.goBack();
    await expect.poll(async () => [await ground(0), await ground(2)]).toEqual([unread, unread]);
    expect(await ground(1)).not.toBe(unread);
    const isRead = async () =>
      (await reads<{ isRead: boolean }[]>(visit, '/notifications', person.token)).map(
        (notification) => notification.isRead,
      );
    await expect.poll(isRead).toEqual([false, true, false]);

    await whileFailing(page, 'MarkAllNotificationsRead', lost, async () => {
      await markAll.click();
      await expectToast(page, 'error', UNREACHABLE);
    });
    expect(await isRead()).toEqual([false, true, false]);
    await markAll.click();
    await expect.poll(isRead).toEqual([true, true, true]);
    await markAll.waitFor({ state: 'detached' });
    await expect.poll(async () => [await ground(0), await ground(2)]).not.toContain(unread);
  });
});
