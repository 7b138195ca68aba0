import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawing } from '../server/testing/mediaFiles.js';
import { type Visitor, useVisit } from './support/browser.js';
import { Owner } from './support/owner.js';
import { logIn, newPerson, registered } from './support/person.js';
import { idOf, onTrackingPage } from './support/repairForm.js';
import { booked } from './support/repairs.js';
import { nextPoll, openTimed, takeTime } from './support/time.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ SEED: 'starter', RATE_LIMITS: 'off' }));
const owner = new Owner(visit);

/** A new visitor, at a time of the test's own. */
async function openAtYearsEnd(route: string, visitor?: Visitor) {
  const page = await openTimed(visit, '/track', visitor);
  await page.clock.setSystemTime(NOW);
  await page.goto(visit.address(route));
  return page;
}

/** 11:45 on the last day of the year in Kathmandu. */
const YEAR = new Date().getUTCFullYear();
const NOW = new Date(`${YEAR}-12-31T06:00:00Z`);

describe('the repair form (public-site §2, Repair request; §5; §8; §9)', () => {
  it('proposes LED, tomorrow and collecting; a guest hears of the ID, and what the way home costs when the shop has said', async () => {
    const page = await openAtYearsEnd('/repair');
    const main = page.getByRole('main');
    const time = main.getByLabel('Preferred pickup time');
    expect(await time.inputValue()).toBe(`${YEAR + 1}-01-01T11:45`);
    expect(await main.getByRole('radio', { name: 'LED', exact: true }).isChecked()).toBe(true);
    expect(await main.getByRole('radio', { name: 'I collect it at the shop' }).isChecked()).toBe(true);

    await main.getByLabel('Full name').fill('Maya Gurung');
    await main.getByLabel('Contact number').fill('9841234567');
    await main.getByLabel('Brand').fill('Samsung');
    const issue = `${'It hums. '.repeat(11)}!?`;
    await main.getByLabel('Issue description').fill(issue);
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 27.7172453, longitude: 85.3239605 });
    await main.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('Location fetched. Please verify the address.').waitFor();
    expect(await main.getByLabel('Pickup address').inputValue()).toBe('27.71725, 85.32396');
    const delivered = main.getByRole('radio', { name: 'Deliver it to me' });
    await delivered.check({ force: true });
    await main.getByText('A minimal fee, confirmed by the shop. Until then: To be quoted.').waitFor();

    await takeTime(page);
    const submit = main.getByRole('button', { name: 'Submit request' });
    for (const [wish, refusal] of [
      ['', 'Preferred pickup time is required.'],
      ['2083-03-01T11:45', 'Please choose a pickup time within the next year.'],
      [`${YEAR}-12-31T11:44`, 'Preferred pickup time cannot be in the past.'],
    ] as const) {
      await time.fill(wish);
      await submit.click();
      await main.getByText(refusal).first().waitFor();
      // what is checked is what stands in the form at its end
      await expect.poll(() => submit.isEnabled()).toBe(true);
    }
    await time.fill(`${YEAR + 1}-01-01T11:45`);
    await submit.click();
    await page.getByText('Submitting as a guest. Please track your request using the ID you receive.').waitFor();
    await page.waitForURL(onTrackingPage);
    const id = idOf(page);
    await page.getByText(`Repair request ${id.slice(-6)} submitted!`).waitFor();
    expect(await owner.reads(`/repairs/${id}`)).toMatchObject({
      userId: 'guest_user',
      userName: 'Maya Gurung',
      tvType: 'LED',
      brand: 'Samsung',
      model: null,
      issueDescription: issue,
      issueImageUrls: [],
      preferredPickupTime: `${YEAR + 1}-01-01T06:00:00.000Z`,
      pickupAddress: '27.71725, 85.32396',
      pickupCoordinates: { latitude: 27.7172453, longitude: 85.3239605 },
      contactNumber: '9841234567',
      deliveryOption: 'delivery-requested',
      deliveryCharge: null,
      isPublic: false,
      customerFeedback: '',
      status: 'REQUESTED',
    });

    const charge = main.locator('div:has(> dt:text-is("Delivery charge")) > dd');
    await expect.poll(() => charge.innerText()).toBe('To be quoted');
    await main.getByText(`repair ${id.slice(-6)}`).waitFor();
    expect(await main.locator('blockquote').innerText()).toBe(`${issue.slice(0, 100)}…`);
    await owner.does('PUT', `/admin/repairs/${id}`, { deliveryCharge: 350 });
    await nextPoll(page);
    await expect.poll(() => charge.innerText()).toBe('Rs. 350');
    await main.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL(/#\/repair$/);
    expect(await main.getByLabel('Brand').inputValue()).toBe('');
  });

  it('says why there is no place, and why a picture was not taken', async () => {
    const page = await openAtYearsEnd('/repair');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('Could not get location: User denied Geolocation').waitFor();
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await main.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('Geolocation is not supported by your browser.').waitFor();
    expect(await main.getByLabel('Pickup address').inputValue()).toBe('');

    const message = 'Upload preset not found';
    await page.route('**/media/parda/image/upload', (route) =>
      route.fulfill({ status: 400, json: { error: { message } } }),
    );
    const picture = { name: 'tv.png', mimeType: 'image/png', buffer: await drawing() };
    await main.getByLabel('Add pictures').setInputFiles(picture);
    const region = page.getByRole('region', { name: 'Messages' });
    await region.getByText(`Failed to upload image tv.png: ${message}.`).waitFor();
  });
});

describe('tracking (public-site §2, Track; §4; §8)', () => {
  it('finds by the ID, says when there is none, and takes one review of what is repaired', async () => {
    const person = await registered(visit, newPerson('Binita Rai'));
    const id = await booked(visit, { brand: 'Toshiba' });
    const page = await openTimed(visit, '/');
    await logIn(page, visit, person, '/track');
    const main = page.getByRole('main');
    const search = main.getByRole('textbox', { name: 'Repair ID' });
    await main.getByRole('button', { name: 'Track', exact: true }).click();
    await main.getByText('Please enter your repair ID.').waitFor();
    await search.fill('ABCD-1234');
    await page.keyboard.press('Enter');
    const none = "Repair ID 'ABCD-1234' not found. Please check the ID and try again.";
    await expectToast(page, 'error', none);
    await main.getByText(none).waitFor();
    await page.waitForURL(/#\/track\/ABCD-1234$/);

    await search.fill(id);
    await page.keyboard.press('Enter');
    await main.getByRole('heading', { name: 'Toshiba' }).waitFor();
    const reviewOf = (reader: Page) => reader.getByRole('region', { name: 'Reviews of this repair' });
    const reviews = reviewOf(page);
    expect(await reviews.count()).toBe(0);
    await owner.does('PUT', `/admin/repairs/${id}`, { status: 'REPAIRED' });
    await nextPoll(page);
    await reviews.getByRole('button', { name: 'Submit review' }).click();
    await reviews.getByText('Please select a star rating.').first().waitFor();
    await reviews.getByRole('radio', { name: /^5/ }).check({ force: true });
    await reviews.getByLabel('Comment (optional)').fill('Like new.');
    await reviews.getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Thank you for your rating!').waitFor();
    await reviews.getByText('You have already reviewed this repair. Thank you for your feedback!').waitFor();
    await reviews.getByRole('article').getByText('Like new.').waitFor();
    expect(await reviews.getByRole('button', { name: 'Submit review' }).count()).toBe(0);
    await main.getByRole('button', { name: 'Back' }).click();
    await main.getByText(none).waitFor();

    const guest = await openTimed(visit, `/track/${id}`);
    await reviewOf(guest).getByRole('radio', { name: /^4/ }).check({ force: true });
    await reviewOf(guest).getByLabel('Name').fill('Pema');
    await takeTime(guest);
    await reviewOf(guest).getByRole('button', { name: 'Submit review' }).click();
    await reviewOf(guest).getByText('Please enter your name and email.').first().waitFor();
  });
});

interface Kept {
  userId: string;
  urls: string[];
}

describe('a customer who is logged in (public-site §2, Repair request; §7; §9)', () => {
  it('finds their name in the form, keeps the last 24 pictures at hand, and hears nothing of guests', async () => {
    const person = await registered(visit);
    const page = await openAtYearsEnd('/repair');
    await logIn(page, visit, person, '/repair');
    const main = page.getByRole('main');
    await expect.poll(() => main.getByLabel('Full name').inputValue()).toBe(person.name);

    const add = async (name: string, colour: string) => {
      const file = { name, mimeType: 'image/png', buffer: await drawing(400, 300, colour) };
      await main.getByLabel('Add pictures').setInputFiles(file);
      await main.getByRole('button', { name: `Remove ${name}` }).waitFor();
    };
    const kept = (): Promise<Kept> => page.evaluate(() => JSON.parse(localStorage.getItem('parda.pictures')!) as Kept);
    await add('one.png', '#2563eb');
    const { userId, urls } = await kept();
    await main.getByRole('button', { name: 'Remove one.png' }).click();
    const many = Array.from({ length: 24 }, (_each, at) => (at === 22 ? urls[0]! : `${urls[0]}?${at}`));
    const before = JSON.stringify({ userId, urls: many });
    await page.evaluate((history) => localStorage.setItem('parda.pictures', history), before);
    await add('two.png', '#f59e0b');
    const after = (await kept()).urls;
    expect(after.slice(1)).toEqual(many.slice(0, 23));
    expect(after[0]).not.toContain(urls[0]);
    await main.getByRole('button', { name: 'Recent images' }).click();
    const recent = page.getByRole('dialog', { name: 'Recent images' });
    await recent.getByRole('button', { name: 'Recent image 24' }).click();
    await main.getByRole('img', { name: 'Picture 2' }).waitFor();

    await main.getByLabel('Contact number').fill('9841234567');
    await main.getByLabel('Brand').fill('Sansui');
    await main.getByLabel('Issue description').fill('Dark.');
    await main.getByLabel('Pickup address').fill('Patan');
    await takeTime(page);
    await main.getByRole('button', { name: 'Submit request' }).click();
    await page.waitForURL(onTrackingPage);
    await page.getByText(/^Repair request \w{6} submitted!$/).waitFor();
    const { issueImageUrls } = await owner.reads<{ issueImageUrls: string[] }>(`/repairs/${idOf(page)}`);
    expect(issueImageUrls).toEqual([after[0], urls[0]]);
    expect(await page.getByText(/^Submitting as a guest/).count()).toBe(0);
  });
});
