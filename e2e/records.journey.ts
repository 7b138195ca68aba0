import { describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { lost, unreadable, whileFailing } from './support/operations.js';
import { Owner } from './support/owner.js';
import { bearer, logIn, registered } from './support/person.js';
import { booked } from './support/repairs.js';
import { ADMIN } from './support/server.js';
import { nextPoll, openTimed } from './support/time.js';
import { expectToast } from './support/toasts.js';

describe('the public records of a busy shop', () => {
  const visit = useVisit();

  it('a visitor searches, filters, sorts and pages the public records, and the address keeps it all', async () => {
    const page = await visit.open('/records', { size: 'desktop' });
    const rows = page.getByRole('row');
    await page.getByRole('heading', { name: 'Public Repair Records' }).waitFor();
    await expect.poll(() => rows.count()).toBe(11);
    expect(await page.getByRole('main').textContent()).not.toMatch(/Sharma|98410|Baneshwor/);

    await page.getByRole('link', { name: /next/i }).click();
    await page.waitForURL(/after=/);
    await page.goBack();
    await page.waitForURL((url) => !url.href.includes('after='));

    await page.getByPlaceholder('Search by ID, name, brand...').fill('samsung');
    await page.waitForURL(/samsung/);
    await expect
      .poll(async () => (await rows.allTextContents()).slice(1).every((text) => text.includes('Samsung')))
      .toBe(true);

    await page.getByRole('button', { name: 'Customer' }).click();
    await expect
      .poll(() => page.getByRole('columnheader', { name: /Customer/ }).getAttribute('aria-sort'))
      .toBe('ascending');
    const names = async () => (await rows.allTextContents()).slice(1).map((text) => text.toLowerCase());
    await expect.poll(async () => (await names()).join()).toBe((await names()).toSorted().join());
    const sorted = await rows.allTextContents();
    await page.reload();
    await expect.poll(() => rows.allTextContents()).toEqual(sorted);

    await page.getByPlaceholder('Search by ID, name, brand...').fill('no such television');
    await page.getByText('No records match your criteria.').waitFor();
  });

  it('a record leads to its tracking page, and back to the same place', async () => {
    const page = await visit.open('/records?search=lg');
    const details = page.getByRole('link', { name: /Details/ });
    await details.first().click();
    await page.waitForURL(/#\/track\/[0-9A-Z]{12}$/);
    await page.goBack();
    await page.waitForURL(/search=lg/);
  });
});

/** public-site §3 and §4, in the order of §4. */
const STATUSES = [
  ['REQUESTED', 'Requested', 'blue'],
  ['PICKED_UP', 'Picked Up', 'indigo'],
  ['DIAGNOSING', 'Diagnosing', 'yellow'],
  ['DIAGNOSED', 'Diagnosed - Quote Pending', 'yellow'],
  ['QUOTE_APPROVED', 'Quote Approved - Repairing', 'purple'],
  ['QUOTE_REJECTED', 'Quote Rejected', 'red'],
  ['REPAIRING', 'Repairing', 'purple'],
  ['REPAIRED', 'Repaired - Pending Delivery/Pickup', 'green'],
  ['DELIVERED', 'Delivered', 'teal'],
  ['CANCELLED', 'Cancelled', 'red'],
] as const;
const LABELS = STATUSES.map(([, label]) => label as string);

describe('the records (public-site §2, Records; §3; §4; §6; §8)', () => {
  // the list holds what is booked here, and nothing else
  const visit = useVisit(() => ({ SEED: 'starter', RATE_LIMITS: 'off' }));
  const owner = new Owner(visit);

  it('show a visitor the ten statuses in words and colours, sorted and filtered, and the way to log in', async () => {
    const ids: string[] = [];
    for (const [status] of STATUSES) {
      const id = await booked(visit, { brand: 'Orion', userName: 'Asha Lama' });
      await owner.does('PUT', `/admin/repairs/${id}`, { status });
      await owner.does('PUT', `/repairs/${id}/visibility`, { isPublic: true });
      ids.push(id);
    }
    const page = await openTimed(visit, '/records', { size: 'desktop' });
    const main = page.getByRole('main');
    const login = main.getByRole('complementary').getByRole('link', { name: 'Log in' });
    expect(await login.getAttribute('href')).toBe('#/login?redirect=%2Frecords');
    const heads = main.getByRole('columnheader');
    await expect.poll(() => heads.allInnerTexts()).toEqual(['Customer', 'Device', 'Status', 'Submitted', 'Actions']);
    expect(await main.getByRole('switch').count()).toBe(0);
    expect(await main.innerText()).not.toContain('_');

    const states = main.locator('tbody tr td:nth-child(3)');
    const newestFirst = LABELS.toReversed();
    const sorted = async (column: string) => main.getByRole('columnheader', { name: column }).getAttribute('aria-sort');
    await expect.poll(() => states.allInnerTexts()).toEqual(newestFirst);
    expect([await sorted('Customer'), await sorted('Status'), await sorted('Submitted')]).toEqual([
      null,
      null,
      'descending',
    ]);
    const tones = states.locator('> span').evaluateAll((badges) =>
      badges.map((badge) => {
        const style = getComputedStyle(badge);
        const colours = ['blue', 'indigo', 'yellow', 'purple', 'green', 'teal', 'red'];
        return colours.filter(
          (colour) => style.getPropertyValue(`--${colour}-bg`) === style.getPropertyValue('--tone-bg'),
        );
      }),
    );
    expect(await tones).toEqual(STATUSES.map(([, , colour]) => [colour]).toReversed());
    for (const [column, direction, expected] of [
      ['Submitted', 'ascending', LABELS],
      ['Submitted', 'descending', newestFirst],
      ['Status', 'ascending', LABELS],
      ['Status', 'descending', newestFirst],
    ] as const) {
      await main.getByRole('button', { name: column }).click();
      await expect.poll(() => sorted(column)).toBe(direction);
      await expect.poll(() => states.allInnerTexts()).toEqual(expected);
    }

    const filter = main.getByRole('combobox', { name: 'Status' });
    expect(await filter.locator('option').allInnerTexts()).toEqual(['All statuses', ...LABELS]);
    await filter.selectOption('Quote Rejected');
    await expect.poll(() => states.allInnerTexts()).toEqual(['Quote Rejected']);
    const search = main.getByPlaceholder('Search by ID, name, brand...');
    await search.fill(ids[0]!.toLowerCase());
    await main.getByText('No records match your criteria.').waitFor();
    await main.getByRole('button', { name: 'Show all records' }).click();
    await expect.poll(() => states.count()).toBe(10);
    for (const [words, found] of [
      [ids[0]!.toLowerCase(), 1],
      ['asha l', 10],
      ['asha lama', 0],
      ['orion', 10],
    ] as const) {
      await search.fill(words);
      await expect.poll(() => page.url()).toContain(`search=${words.replace(' ', '+')}`);
      await expect.poll(() => states.count()).toBe(found);
    }
    expect(await main.getByRole('link', { name: 'Details: Orion of Asha L.' }).last().getAttribute('href')).toBe(
      `#/track/${ids[0]}`,
    );
  });

  it('that cannot be had are not called none; on a phone they are sorted by a list', async () => {
    const page = await openTimed(visit, '/faq');
    const main = page.getByRole('main');
    const again = main.getByRole('button', { name: 'Try again' });
    await whileFailing(page, 'RepairRecords', lost, async () => {
      await page.goto(visit.address('/records'));
      await expect.poll(() => page.clock.runFor(1_000).then(() => again.count())).toBe(1);
    });
    expect(await main.getByText('No records match your criteria.').count()).toBe(0);
    await again.click();
    const first = main.locator('li', { has: page.getByRole('link', { name: /^Details/ }) }).first();
    await first.getByText('Cancelled').waitFor();
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption('Status, first steps first');
    await first.getByText('Requested').waitFor();
  });

  it('of a customer are theirs to show and to hide, and the shop’s; a switch that fails goes back', async () => {
    const [person, other] = await Promise.all([registered(visit), registered(visit)]);
    const id = await booked(visit, { brand: 'Daewoo' }, bearer(person.token));
    const stranger = await booked(visit, { brand: 'Akai' });
    const page = await openTimed(visit, '/', { size: 'desktop' });
    await logIn(page, visit, person, '/records');
    const main = page.getByRole('main');
    const rows = main.locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(1);
    const toggle = main.getByRole('switch', { name: /Daewoo/ });
    expect([await toggle.innerText(), await toggle.getAttribute('aria-checked')]).toEqual(['Private', 'false']);
    for (const mishap of [unreadable, lost]) {
      await whileFailing(page, 'SetRepairVisibility', mishap, async () => {
        await toggle.click();
        await expectToast(page, 'error', 'Failed to update visibility.');
        await expect.poll(() => toggle.innerText()).toBe('Private');
      });
    }
    await toggle.click();
    await expectToast(page, 'success', 'Visibility updated.');
    expect([await toggle.innerText(), await toggle.getAttribute('aria-checked')]).toEqual(['Public', 'true']);

    const neighbour = await openTimed(visit, '/', { size: 'desktop' });
    await logIn(neighbour, visit, other, '/records');
    await neighbour.getByText('You have no repairs yet.').waitFor();
    await neighbour.goto(visit.address('/records?view=public&search=daewoo'));
    await expect.poll(() => neighbour.locator('tbody tr').count()).toBe(1);
    expect(await neighbour.getByRole('main').getByRole('switch').count()).toBe(0);

    await toggle.click();
    await expectToast(page, 'success', 'Visibility updated.');
    await nextPoll(neighbour);
    await neighbour.getByText('No records match your criteria.').waitFor();

    const desk = await visit.open('/', { size: 'desktop' });
    await logIn(desk, visit, { ...ADMIN, username: 'admin', name: 'Admin' }, '/records?view=all&search=a');
    await desk.getByRole('switch', { name: /Akai of Hari Thapa/ }).click();
    await expectToast(desk, 'success', 'Visibility updated.');
    expect(await owner.reads(`/repairs/${stranger}`)).toMatchObject({ isPublic: true });
    expect(await owner.reads(`/repairs/${id}`)).toMatchObject({ isPublic: false });
  });
});
