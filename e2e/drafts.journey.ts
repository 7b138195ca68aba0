import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takenOver, useSharedVisit } from './support/browser.js';
import { Device } from './support/device.js';
import { comeBackWith, registered, tokenOf } from './support/person.js';
import { fillIn } from './support/routes.js';
import { banner, profileMenu } from './support/shell.js';
import { fieldOf } from './support/typing.js';

const visit = useSharedVisit();

/** Every form of visitors that asks for sentences, with fields of it; the booking form's journeys are its own (offline.journey.ts). */
const FORMS: readonly { route: string; fields: readonly string[] }[] = [
  { route: '/contact', fields: ['name', 'email', 'subject', 'message'] },
  { route: '/leave-review', fields: ['authorName', 'authorEmail', 'comment'] },
  { route: '/products/{product}', fields: ['authorName', 'authorEmail', 'comment'] },
  { route: '/blog/{post}', fields: ['authorName', 'authorEmailOrPhone', 'content'] },
  { route: '/login?tab=register', fields: ['username', 'name', 'email', 'contactNumber'] },
];

const wordsOf = (fields: readonly string[]) => fields.map((field) => `सिता's ${field}, not sent yet`);
const write = async (page: Page, fields: readonly string[]) => {
  for (const [index, words] of wordsOf(fields).entries()) await fieldOf(page, fields[index]!).fill(words);
};
const held = (page: Page, fields: readonly string[]) =>
  Promise.all(fields.map((field) => fieldOf(page, field).inputValue()));
const goTo = async (page: Page, route: string) => {
  await page.goto(visit.address(route));
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
};

describe('what was typed and not sent is there again', () => {
  for (const { route, fields } of FORMS) {
    it(`on ${route}, after another page and a reload`, async () => {
      const address = await fillIn(visit, route);
      const page = await visit.open(address);
      await write(page, fields);
      await goTo(page, '/faq');
      await goTo(page, address);
      await expect.poll(() => held(page, fields)).toEqual(wordsOf(fields));
      await page.reload();
      await takenOver(page);
      await expect.poll(() => held(page, fields)).toEqual(wordsOf(fields));
    });
  }

  it('in an application, its letter for the job it was written for', async () => {
    const page = await visit.open('/careers');
    const apply = async (which: number) => {
      await page
        .getByRole('button', { name: /^Apply/ })
        .nth(which)
        .click();
      return page.getByRole('dialog');
    };
    const first = await apply(0);
    await first.getByLabel('Name').fill('Ram');
    await first.getByLabel('Cover letter').fill('I like televisions.');
    await page.reload();
    await takenOver(page);
    const again = await apply(0);
    await expect.poll(() => again.getByLabel('Cover letter').inputValue()).toBe('I like televisions.');
    await again.getByRole('button', { name: 'Close' }).click();
    const other = await apply(1);
    await expect.poll(() => other.getByLabel('Name').inputValue()).toBe('Ram');
    expect(await other.getByLabel('Cover letter').inputValue()).toBe('');
  });

  it('when the browser was killed a second later', async () => {
    const device = new Device();
    await device.make();
    const fields = ['name', 'message'];
    const page = await device.open(visit.address('/contact'));
    await takenOver(page);
    await write(page, fields);
    await page.waitForTimeout(1_000);
    await device.kill();
    const again = await device.open(visit.address('/contact'));
    await takenOver(again);
    await expect.poll(() => held(again, fields)).toEqual(wordsOf(fields));
    await device.remove();
  });
});

it('goes with the person who signs out, and is shown to nobody else', async () => {
  const person = await registered(visit);
  const page = await visit.open('/faq', { size: 'desktop' });
  await comeBackWith(page, visit, person.token, '/contact');
  await takenOver(page);
  await write(page, ['subject', 'message']);
  await goTo(page, '/leave-review');
  await fieldOf(page, 'comment').fill('Friendly people.');
  await profileMenu(page).click();
  await banner(page).getByRole('button', { name: 'Logout' }).click();
  await banner(page).getByRole('link', { name: 'Login' }).waitFor();
  expect(await tokenOf(page)).toBeNull();
  expect(await fieldOf(page, 'comment').inputValue()).toBe('');
  for (const [route, field] of [
    ['/contact', 'message'],
    ['/leave-review', 'comment'],
  ] as const) {
    await goTo(page, route);
    await page.waitForLoadState('networkidle');
    expect(await fieldOf(page, field).inputValue()).toBe('');
  }
});
