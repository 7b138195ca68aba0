import type { BrowserContext, Locator, Page } from 'playwright-core';
import { create } from 'qrcode';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { agree, openTab, ownerEnters } from './support/admin.js';
import { Owner } from './support/owner.js';
import { accountOf, bearer, comeBackWith, newPerson, registered } from './support/person.js';
import { booked, type Repair } from './support/repairs.js';
import { expectToast } from './support/toasts.js';

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const shop = new Owner(visit);

/** Within which a customer sees what the workshop has changed: a poll of thirty seconds, and the way there and back. */
const SOON = { timeout: 40_000 };

interface Record extends Repair {
  brand: string;
  adminNotes: string;
  contactNumber: string;
}

/** As the workshop keeps it. */
const recordOf = async (id: string) => (await shop.reads<Record[]>('/repairs')).find((one) => one.id === id);

let owner: BrowserContext;
beforeEach(async () => {
  owner = await ownerEnters(visit);
});
afterEach(() => owner.close());

const openRepairs = (query = '') => openTab(visit, owner, `repairs${query}`);
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

describe('at the counter', () => {
  it('a number finds the customer while it is typed; the set goes to their account, and gets its sheet', async () => {
    const { token } = await registered(visit, newPerson('Sita Sharma'));
    const number = '985-1098765';
    const before = { userName: 'Sita Sharma', contactNumber: number, pickupAddress: 'Patan Dhoka 5' };
    await booked(visit, before, bearer(token));

    const page = await openRepairs();
    const form = await newRepair(page);
    await form.getByLabel('Contact number').pressSequentially('98510');
    await form.getByRole('option', { name: /Sita Sharma.*Has an account.*1 repair/ }).click();
    await expect.poll(() => form.getByLabel('Contact number').inputValue()).toBe(number);
    await expect.poll(() => form.getByLabel('Customer name').inputValue()).toBe('Sita Sharma');
    await expect.poll(() => form.getByLabel('Pickup address').inputValue()).toBe('Patan Dhoka 5');
    await form.getByText('Linked to the account of Sita Sharma, who is notified of its progress.').waitFor();
    await form.getByLabel('TV type').selectOption('OLED');
    const written = await fillInSet(form);

    const sheet = await openSheet(page, written);
    const id = written.replaceAll('-', '');
    const { id: userId } = await accountOf(visit, token);
    expect(await recordOf(id)).toMatchObject({ userId, userName: 'Sita Sharma', brand: 'Videocon', tvType: 'OLED' });
    for (const text of ['Sita Sharma', number, 'Patan Dhoka 5', 'Videocon VU-32', 'Smoke from the back.']) {
      await sheet.getByText(text, { exact: true }).waitFor();
    }
    expect(await sheet.getByRole('img', { name: 'QR code of the tracking page' }).evaluate(darkModules)).toEqual(
      modulesOf(visit.address(`/track/${id}`)),
    );
  });

  it('a new customer is typed once, and found the next time', async () => {
    const page = await openRepairs();
    const form = await newRepair(page);
    await form.getByLabel('Contact number').fill('01-5550123');
    await form.getByLabel('Customer name').fill('Gyanu Lama');
    await form.getByText('Not linked to an account.').waitFor();
    await form.getByLabel('Pickup address').fill('Chabahil');
    const written = await fillInSet(form);
    expect(await recordOf(written.replaceAll('-', ''))).toMatchObject({ userId: 'guest_user', userName: 'Gyanu Lama' });
    await page.getByRole('button', { name: 'Done' }).click();
    await row(page, 'Gyanu Lama').waitFor();

    const again = await newRepair(page);
    await again.getByLabel('Contact number').pressSequentially('०१५५५');
    const found = again.getByRole('option', { name: /Gyanu Lama.*1 repair/ });
    await found.waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => found.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => again.getByLabel('Customer name').inputValue()).toBe('Gyanu Lama');
    await expect.poll(() => again.getByLabel('Pickup address').inputValue()).toBe('Chabahil');
  });

  it('the sheet is printed on one page of white paper, and nothing of the site with it', async () => {
    const id = await booked(visit, { userName: 'हरि थापा', issueDescription: 'आवाज आउँदैन।' });
    const dark = await ownerEnters(visit, { size: 'desktop', theme: 'dark' });
    const page = await dark.newPage();
    await page.goto(visit.address(`/admin/repairs/${id}/sheet`));
    await page.getByRole('heading', { name: 'Job sheet' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    for (const format of ['A4', 'A5']) {
      expect([format, pagesOf(await page.pdf({ format, printBackground: true }))]).toEqual([format, 1]);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    const paper = await page.evaluate(() =>
      [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
    );
    expect(paper).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
    await dark.close();
  });
});

describe('a step of the work', () => {
  it('shows before it is saved what the customer will be told, who then sees it', async () => {
    const { token } = await registered(visit, newPerson('Maya Gurung'));
    const id = await booked(visit, { userName: 'Maya Gurung', brand: 'Onida' }, bearer(token));
    const customer = await visit.open('/404');
    await comeBackWith(customer, visit, token, `/track/${id}`);
    const tracking = customer.getByRole('main');
    await tracking.getByText('Requested', { exact: true }).first().waitFor();

    const page = await openRepairs(`?view=${id}`);
    const detail = page.getByRole('dialog');
    const status = detail.getByLabel('New status');
    await expect.poll(() => status.inputValue()).toBe('REQUESTED');
    await status.selectOption('DIAGNOSED');
    await detail.getByLabel('Estimated cost (Rs.)').fill('2,500');
    await detail.getByLabel('Note for the customer').fill('The power board is burnt.');
    const preview = detail.getByRole('region', { name: 'What the customer will see' });
    await preview.getByText(/Onida.*Rs\. 2,500/).waitFor();
    await preview.getByText('The power board is burnt.').waitFor();
    await preview.getByText('As a notification').waitFor();
    const promised = await preview
      .getByText(/Rs\. 2,500/)
      .first()
      .textContent();
    expect(await recordOf(id)).toMatchObject({ status: 'REQUESTED' });

    await detail.getByRole('button', { name: 'Save status' }).click();
    await expectToast(page, 'success', 'Repair status updated.');
    await tracking.getByText('Diagnosed - Quote Pending', { exact: true }).first().waitFor(SOON);
    await tracking.getByText('The power board is burnt.').waitFor();
    await tracking.getByText('Rs. 2,500').first().waitFor();
    await customer.goto(visit.address('/all-notifications'));
    await customer.getByText(promised!).waitFor();

    // the window shows what became of it, and begins anew where it stands now
    await detail.getByRole('listitem').filter({ hasText: 'Diagnosed - Quote Pending' }).waitFor();
    await expect.poll(() => status.inputValue()).toBe('DIAGNOSED');
    await expect.poll(() => detail.getByLabel('Note for the customer').inputValue()).toBe('');
  });
});

describe('the board', () => {
  it('on a phone: a column at a time, and a card is moved by the button on it', async () => {
    const id = await booked(visit, { userName: 'Bikram Rai', brand: 'Akai' });
    const phone = await ownerEnters(visit, { size: 'phone' });
    const page = await openTab(visit, phone, 'repairs');
    await page.getByRole('button', { name: 'Board' }).click();
    const strip = page.getByRole('group', { name: 'Status' });
    await strip.getByRole('button', { name: /^Requested/ }).click();
    await page.getByRole('button', { name: 'Bikram Rai', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Move Akai of Bikram Rai' }).click();
    const dialog = page.getByRole('dialog', { name: 'Akai of Bikram Rai' });
    await expect.poll(() => dialog.getByLabel('New status').inputValue()).toBe('PICKED_UP');
    await dialog.getByText('By hand: the repair is not linked to an account').waitFor();
    expect(await recordOf(id)).toMatchObject({ status: 'REQUESTED' });
    await dialog.getByRole('button', { name: 'Save status' }).click();
    await expectToast(page, 'success', 'Repair status updated.');
    await page.getByRole('button', { name: 'Bikram Rai', exact: true }).waitFor({ state: 'detached' });
    await strip.getByRole('button', { name: /^Picked Up/ }).click();
    await page.getByRole('button', { name: 'Bikram Rai', exact: true }).waitFor();
    expect(await recordOf(id)).toMatchObject({ status: 'PICKED_UP' });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBe(0);
    await phone.close();
  });

  it('with a mouse: a card is dragged into another column', async () => {
    const id = await booked(visit, { userName: 'Deepa Karki', brand: 'Haier' });
    const page = await openRepairs('?layout=board&search=Deepa');
    const column = (name: RegExp) => page.getByRole('region', { name });
    const card = page.getByRole('article').filter({ hasText: 'Deepa Karki' });
    await card.dragTo(column(/^Diagnosing/));
    const dialog = page.getByRole('dialog', { name: 'Haier of Deepa Karki' });
    await expect.poll(() => dialog.getByLabel('New status').inputValue()).toBe('DIAGNOSING');
    await dialog.getByRole('button', { name: 'Save status' }).click();
    await column(/^Diagnosing/)
      .getByRole('button', { name: 'Deepa Karki', exact: true })
      .waitFor();
    await expectToast(page, 'success', 'Repair status updated.');
    expect(await recordOf(id)).toMatchObject({ status: 'DIAGNOSING' });
  });
});

describe('many at once', () => {
  it('three get another status after a look at what will become of them, and are as they were when it is undone', async () => {
    const ids: string[] = [];
    for (const name of ['Binod Onta', 'Rupa Onta', 'Kiran Onta']) ids.push(await booked(visit, { userName: name }));
    await shop.does('PUT', `/admin/repairs/${ids[2]}`, { status: 'DIAGNOSING' });
    const statuses = () => Promise.all(ids.map(async (id) => (await recordOf(id))?.status));
    const page = await openRepairs('?search=Onta');
    await row(page, 'Kiran Onta').waitFor();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('combobox', { name: 'Change the status' }).selectOption('REPAIRING');
    const preview = page.getByRole('dialog', { name: 'Change the status of 3 repairs?' });
    const lines = preview.getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(3);
    await lines.filter({ hasText: /Kiran Onta.*Diagnosing.*Repairing/ }).waitFor();
    expect(await statuses()).toEqual(['REQUESTED', 'REQUESTED', 'DIAGNOSING']);

    await preview.getByRole('button', { name: 'Do it' }).click();
    await page.getByText('The status is changed.').waitFor();
    await row(page, 'Rupa Onta').getByText('Repairing', { exact: true }).waitFor();
    await expect.poll(statuses).toEqual(['REPAIRING', 'REPAIRING', 'REPAIRING']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'success', 'The repairs are as they were before.');
    await row(page, 'Kiran Onta').getByText('Diagnosing', { exact: true }).waitFor();
    expect(await statuses()).toEqual(['REQUESTED', 'REQUESTED', 'DIAGNOSING']);
  });
});

describe('a repair that is deleted', () => {
  it('is gone for its customer, stands among the deleted ones, and comes back', async () => {
    const id = await booked(visit, { userName: 'Mina Baral' });
    const customer = await visit.open(`/track/${id}`);
    await customer.getByRole('main').getByText('Requested', { exact: true }).first().waitFor();
    const page = await openRepairs('?search=Baral');
    agree(page);
    await row(page, 'Mina Baral').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'success', 'Repair deleted.');
    await page.getByText('Nothing matches.').waitFor();
    await customer.reload();
    await customer
      .getByText(/not found/i)
      .first()
      .waitFor();

    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Deleted');
    await row(page, 'Mina Baral').getByRole('button', { name: 'Restore' }).click();
    await expectToast(page, 'success', 'Repair restored.');
    await page.getByText('Nothing matches.').waitFor();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('All records');
    await row(page, 'Mina Baral').getByRole('button', { name: 'View' }).waitFor();
    await customer.reload();
    await customer.getByRole('main').getByText('Requested', { exact: true }).first().waitFor();
  });
});

describe('two admins at the same repair', () => {
  it('are shown both versions, and the work of both is kept', async () => {
    const id = await booked(visit, { userName: 'Tika Pun', brand: 'Sony' });
    const other = await ownerEnters(visit);
    const [mine, theirs] = [await openRepairs(`?edit=${id}`), await openTab(visit, other, `repairs?edit=${id}`)];
    await form(mine).getByLabel('Notes of the workshop').fill('Remote is in the box.');
    await form(mine).getByLabel('Brand').fill('Sony Bravia');
    await form(theirs).getByLabel('Brand').fill('Sansui');
    await form(theirs).getByLabel('Model').fill('KD-55');
    await save(theirs);
    await expectToast(theirs, 'success', 'Repair updated.');

    await save(mine);
    const both = mine.getByRole('dialog', { name: 'Two versions' });
    for (const version of ['Sony Bravia', 'Sansui', 'KD-55', 'Remote is in the box.']) {
      await both.getByText(version, { exact: true }).first().waitFor();
    }
    expect(await recordOf(id)).toMatchObject({ brand: 'Sansui', adminNotes: '' });
    await both.getByRole('button', { name: 'Keep editing mine on top of theirs' }).click();
    await expect.poll(() => form(mine).getByLabel('Model').inputValue()).toBe('KD-55');
    await save(mine);
    await expectToast(mine, 'success', 'Repair updated.');
    const kept = { brand: 'Sony Bravia', model: 'KD-55', adminNotes: 'Remote is in the box.', status: 'REQUESTED' };
    expect(await recordOf(id)).toMatchObject(kept);
    await other.close();
  });
});

/** The form of a repair. */
const form = (page: Page) => page.getByRole('dialog', { name: /Repair$/ });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click();

async function newRepair(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Repair' }).click();
  return form(page);
}

/** Fills in what is asked of the set, and saves. @returns the number of the repair as it is read out */
async function fillInSet(dialog: Locator): Promise<string> {
  const page = dialog.page();
  await dialog.getByLabel('Brand').fill('Videocon');
  await dialog.getByLabel('Model').fill('VU-32');
  await dialog.getByLabel('Issue description').fill('Smoke from the back.');
  await save(page);
  await expectToast(page, 'success', 'Repair added.');
  const written = page.getByRole('dialog', { name: 'Repair added' }).getByText(/^\w{4}-\w{4}-\w{4}$/);
  return (await written.textContent())!;
}

/** Opens the sheet of the repair that was made a moment ago. */
async function openSheet(page: Page, written: string): Promise<Page> {
  const [sheet] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Print job sheet' }).click(),
  ]);
  await sheet.getByText(written, { exact: true }).waitFor();
  return sheet;
}

/** The dark squares of a code that is drawn as one path, 'x,y' of each. */
function darkModules(svg: SVGElement | HTMLElement): string[] {
  const drawn = svg.querySelector('path')!.getAttribute('d')!;
  return Array.from(drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g), ([, x, y]) => `${x},${y}`);
}

/** The dark squares of the code that says a text. */
function modulesOf(text: string): string[] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from(data, (isDark, at) => (isDark ? [`${at % size},${Math.floor(at / size)}`] : [])).flat();
}

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
