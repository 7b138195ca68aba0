import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawing } from '../server/testing/mediaFiles.js';
import { agree, ownerEnters, press } from './support/admin.js';
import { takenOver, useVisit } from './support/browser.js';
import { violationsOn } from './support/faults.js';
import { Owner } from './support/owner.js';
import { booked } from './support/repairs.js';
import { expectToast } from './support/toasts.js';

/** The very set, from the counter to its second visit (decisions §14). */

const visit = useVisit(() => ({ RATE_LIMITS: 'off' }));
const shop = new Owner(visit);

let owner: BrowserContext;
beforeEach(async () => {
  owner = await ownerEnters(visit, { size: 'phone' });
});
afterEach(() => owner.close());

async function openRepair(id: string): Promise<Page> {
  const page = await owner.newPage();
  agree(page);
  await page.goto(visit.address(`/admin/repairs?view=${id}`));
  await page.getByRole('region', { name: 'This set' }).waitFor();
  return page;
}

const setOf = (page: Page) => page.getByRole('region', { name: 'This set' });

/** Looks for a set by its number. */
async function findBySerial(page: Page, serial: string): Promise<Locator> {
  await press(setOf(page), 'Find or add the set');
  const dialog = page.getByRole('dialog', { name: 'Which set is it?' });
  await dialog.getByLabel('Serial number', { exact: true }).fill(serial);
  await press(dialog, 'Find');
  return dialog;
}

/** A stroke across the pad, as a finger draws it. */
async function sign(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + width / 5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 4, { steps: 5 });
  await page.mouse.move(x + (4 * width) / 5, y + height / 2, { steps: 5 });
  await page.mouse.up();
}

const choose = (form: Locator, item: string, result: string) =>
  form.getByRole('group', { name: item }).getByRole('radio', { name: result }).check();

interface Sheet {
  kind: string;
  signedAt: string | null;
  rows: { item: string; result: string }[];
  photos: { url: string }[];
  signature: { url: string } | null;
}

describe('at the counter, on a phone', () => {
  it('a set is written down, its state is signed, and three weeks later its serial number finds it again', async () => {
    const id = await booked(visit, { brand: 'Sony', model: 'XR-55', userName: 'Sita Sharma' });
    const page = await openRepair(id);
    const picker = await findBySerial(page, 'SN-77 01');
    await picker.getByText('No set has this number yet. Add it:').waitFor();
    await picker.getByLabel('Size (inches)').fill('55');
    await press(picker, 'Add it');
    await setOf(page).getByText('SN-77 01').waitFor();
    await setOf(page).getByLabel('Shelf place').fill('B 3');
    await press(setOf(page), 'Save place');
    await expectToast(page, 'success', 'Shelf place saved.');

    await press(page, 'Fill in: Intake sheet');
    const form = page.getByRole('dialog', { name: 'Intake sheet' });
    for (const item of ['Power', 'Sound', 'Body']) await choose(form, item, 'Fine');
    await choose(form, 'Picture', 'Faulty');
    await form.getByLabel('Note on Picture').fill('Lines on the left.');
    await choose(form, 'Stand', 'Missing');
    await press(form, 'Add accessory');
    await form.getByLabel('Accessory 1', { exact: true }).fill('Remote');
    const photo = { name: 'back.png', mimeType: 'image/png', buffer: await drawing(600, 400) };
    await form.getByLabel('Add pictures').setInputFiles(photo);
    await sign(page, form.getByRole('img', { name: 'Sign here' }));
    expect(await violationsOn(page)).toEqual([]);
    await press(form, 'Sign and finish');
    await expectToast(page, 'success', 'Sheet signed.');
    const sheets = page.getByRole('region', { name: 'Intake and test' });
    await sheets.getByText('Lines on the left.').waitFor();
    const shown = sheets.getByRole('img', { name: 'Signature of Sita Sharma' });
    await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(100);

    const [sheet] = await shop.reads<Sheet[]>(`/repairs/${id}/sheets`);
    expect(sheet).toMatchObject({ kind: 'INTAKE', signedAt: expect.any(String) });
    expect(sheet!.rows).toContainEqual({ item: 'Network', result: 'NOT_TESTED', note: null });
    const [link, signature] = [sheet!.photos[0]!.url, sheet!.signature!.url];
    for (const address of [link, signature]) {
      expect((await fetch(visit.url + address)).status).toBe(200);
      expect((await fetch(visit.url + address.split('?')[0]!)).status).toBe(404);
    }

    // the job is done, and it is back
    await shop.does('PUT', `/admin/repairs/${id}`, { status: 'DELIVERED' });
    const back = await booked(visit, { brand: 'Sony', issueDescription: 'The lines are back.' });
    const later = await openRepair(back);
    const found = await findBySerial(later, 'sn7701');
    await found.getByRole('button', { name: /^It is this set: Sony, XR-55/ }).click();
    await setOf(later).getByText('Delivered').waitFor();
    await setOf(later)
      .getByRole('button', { name: /^Comes back from/ })
      .click();
    await setOf(later).getByText('This repair comes back from it.').waitFor();
    const records = await shop.reads<{ id: string; comesBackFrom: string | null }[]>('/repairs');
    expect(records.find((one) => one.id === back)).toMatchObject({ comesBackFrom: id });
  });

  it('what is signed while the line is gone goes out once, with its photo: in the page, or when it is opened again', async () => {
    const id = await booked(visit, { brand: 'Sony', userName: 'Sita Sharma' });
    const photo = { name: 'front.png', mimeType: 'image/png', buffer: await drawing(600, 400) };
    const waiting = (page: Page) => page.getByRole('region', { name: 'Sheets on this device' });
    const signed = async () => (await shop.reads<Sheet[]>(`/repairs/${id}/sheets`)).filter(({ signedAt }) => signedAt);
    async function signWithoutLine(page: Page, kind: string): Promise<void> {
      await page.getByRole('button', { name: `: ${kind}` }).click();
      const form = page.getByRole('dialog', { name: kind });
      await form.getByLabel('Add pictures').waitFor({ state: 'attached' });
      await owner.setOffline(true);
      await choose(form, 'Picture', 'Fine');
      await form.getByLabel('Add pictures').setInputFiles(photo);
      await sign(page, form.getByRole('img', { name: 'Sign here' }));
      await press(form, 'Sign and finish');
      await waiting(page).getByText(`${kind}: signed, and waiting for a connection.`).waitFor();
    }

    const page = await openRepair(id);
    await signWithoutLine(page, 'Test sheet');
    expect(await violationsOn(page)).toEqual([]);
    await owner.setOffline(false);
    await expectToast(page, 'success', 'A signed sheet has reached the shop: Test sheet.');
    await waiting(page).waitFor({ state: 'detached' });
    const sheets = page.getByRole('region', { name: 'Intake and test' });
    await sheets.getByRole('img', { name: 'Signature of Sita Sharma' }).waitFor();

    await signWithoutLine(page, 'Intake sheet');
    await page.close();
    await owner.setOffline(false);
    const again = await openRepair(id);
    await expect.poll(async () => (await signed()).length).toBe(2);
    await waiting(again).waitFor({ state: 'detached' });
    const kept = await signed();
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['INTAKE', 'TEST']);
    for (const sheet of kept) expect([sheet.photos.length, sheet.signature !== null]).toEqual([1, true]);
  });

  it('the label is printed on one piece of 50 by 30 millimetres', async () => {
    const id = await booked(visit, { userName: 'हरि थापा', brand: 'LG' });
    const page = await owner.newPage();
    await page.goto(visit.address(`/admin/repairs/${id}/label`));
    await page.getByRole('article', { name: 'Label' }).waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!;
    const millimetres = [width, height].map((points) => Math.round((Number(points) / 72) * 25.4));
    expect(millimetres).toEqual([50, 30]);
  });

  it('all of it is there in Nepali', async () => {
    const id = await booked(visit, {});
    const nepali = await ownerEnters(visit, { size: 'phone', language: 'ne' });
    const page = await nepali.newPage();
    await page.goto(visit.address(`/admin/repairs?view=${id}`));
    await press(page, 'भर्नुहोस्: आगमन पाना');
    const form = page.getByRole('dialog', { name: 'आगमन पाना' });
    await choose(form, 'चित्र', 'बिग्रेको');
    await form.getByLabel('चित्र बारे टिप्पणी').waitFor();
    await nepali.close();
  });
});

/** A signed sheet, filled in by REST with a picture that was uploaded for it. */
async function signedSheet(id: string, kind: string, result: string): Promise<void> {
  const rows = [{ item: 'Picture', result, note: result === 'FAULTY' ? 'Lines on the left.' : null }];
  const accessories = [{ name: 'Remote', count: 1 }];
  const sheet = await shop.does<{ id: string }>('POST', `/admin/repairs/${id}/sheets`, { kind, rows, accessories });
  const signatureUrl = await shop.uploads(await drawing(300, 100), 'image/png', 'parda-private');
  await shop.does('POST', `/admin/sheets/${sheet.id}/sign`, { signatureUrl, signerName: 'Sita Sharma' });
}

describe('on the page of the customer', () => {
  it('shows before and after, and the certificate, to whoever gives the contact number, and not by the link alone', async () => {
    const id = await booked(visit, { brand: 'Sony', model: 'XR-55', contactNumber: '9841234567' });
    await shop.does('PUT', `/admin/repairs/${id}`, { status: 'PICKED_UP' });
    await signedSheet(id, 'INTAKE', 'FAULTY');
    await signedSheet(id, 'TEST', 'OK');
    const lines = [{ kind: 'PART', text: 'Backlight', quantity: 1, unitPrice: 2500, warrantyMonths: 6 }];
    const [draft] = await shop.does<{ revision: number }[]>('PUT', `/admin/repairs/${id}/quote-draft`, { lines });
    await shop.does('POST', `/admin/repairs/${id}/offer-quote`, { revision: draft!.revision });
    await shop.does('PUT', `/admin/repairs/${id}`, { status: 'QUOTE_APPROVED' });
    await shop.does('PUT', `/admin/repairs/${id}`, { status: 'DELIVERED' });

    const guest = await visit.enter({ size: 'phone' });
    const page = await guest.newPage();
    await page.goto(visit.address(`/track/${id}`));
    await takenOver(page);
    const state = page.getByRole('main').locator('section', { hasText: 'State of the set' });
    await press(state, 'Show the state of the set');
    expect(await page.getByText('Lines on the left.').count()).toBe(0);
    await state.getByLabel('Contact number').fill('9841234567');
    await press(state, 'Show');
    const row = page.getByRole('row', { name: /^Picture/ });
    await row.getByText('Faulty').waitFor();
    await row.getByText('Fine').waitFor();
    expect(await page.getByRole('img', { name: 'Signature of Sita Sharma' }).count()).toBe(2);
    expect(await violationsOn(page)).toEqual([]);

    await page.goto(visit.address(`/track/${id}/warranty`));
    await takenOver(page);
    await page.getByLabel('Contact number').fill('9841234567');
    await press(page, 'Show');
    const paper = page.getByRole('article', { name: 'Certificate of warranty' });
    await paper.getByText('Backlight').waitFor();
    await paper
      .getByText(/BS \d+ \w+ 20\d\d/)
      .first()
      .waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A5' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.getByRole('button', { name: 'नेपाली (Nepali)' }).click();
    await page.getByRole('heading', { name: 'वारेन्टी प्रमाणपत्र' }).waitFor();
    await guest.close();

    const desk = await owner.newPage();
    await desk.goto(visit.address(`/admin/repairs/${id}/sheet`));
    await desk.getByRole('row', { name: /^Picture Faulty/ }).waitFor();
  });
});

describe('sets that were confused', () => {
  it('are made one, that is undone, and one is made two', async () => {
    const made = (serial: string) => shop.does<{ id: string }>('POST', '/admin/sets', { brand: 'Konka', serial });
    const [first, second] = [await made('ONE 1'), await made('TWO 2')];
    const repairs = [await booked(visit, { brand: 'Konka' }), await booked(visit, { brand: 'Konka' })];
    await shop.does('PUT', `/admin/repairs/${repairs[0]}`, { setId: first.id });
    await shop.does('PUT', `/admin/repairs/${repairs[1]}`, { setId: second.id });
    const page = await owner.newPage();
    agree(page);
    await page.goto(visit.address(`/admin/sets?view=${first.id}`));
    await press(page, 'It is the same as another set');
    const merging = page.getByRole('dialog', { name: 'Which set is the same?' });
    await merging.getByLabel('Serial number', { exact: true }).fill('two-2');
    await press(merging, 'Find');
    await merging.getByText('Repairs together: 2').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await press(merging, 'Make one set of the two');
    await page.getByText('The two sets are one now.').waitFor();
    const setsOf = async () => {
      const records = await shop.reads<{ id: string; setId: string | null }[]>('/repairs');
      return repairs.map((id) => records.find((one) => one.id === id)!.setId);
    };
    expect(await setsOf()).toEqual([first.id, first.id]);
    await press(page, 'Undo');
    await expectToast(page, 'success', 'Undone.');
    const [stayed, went] = await setsOf();
    expect(stayed).toBe(first.id);
    expect(went).not.toBe(first.id);

    // together once more, and taken apart by hand
    await shop.does('POST', `/admin/sets/${first.id}/merge`, { otherId: went });
    await page.goto(visit.address('/admin/sets'));
    await page.goto(visit.address(`/admin/sets?view=${first.id}`));
    await press(page, 'It was two sets');
    const splitting = page.getByRole('dialog', { name: 'Split into two sets' });
    await splitting.getByLabel('Serial number').fill('THREE 3');
    await splitting.getByRole('checkbox').last().check();
    await press(splitting, 'Make two sets');
    await page.getByText('The set is two now.').waitFor();
    expect(new Set(await setsOf()).size).toBe(2);
  });
});

describe('a refurbished set', () => {
  it('is reserved at the admin, and visitors see that with its grade and its test', async () => {
    const set = await shop.does<{ id: string }>('POST', '/admin/sets', { brand: 'LG', serial: 'REFURB 1' });
    const details = { name: 'LG 43 refurbished', description: '<p>Tested.</p>', price: 20_000 };
    const product = { ...details, setId: set.id, grade: 'A', warrantyMonths: 6 };
    const { id } = await shop.does<{ id: string }>('POST', '/admin/products', product);
    const desk = await ownerEnters(visit);
    const page = await desk.newPage();
    await page.goto(visit.address('/admin/products?search=refurbished'));
    await press(page, 'Reserve');
    const form = page.getByRole('dialog', { name: `Reserve ${details.name}` });
    await form.getByLabel('For whom').fill('Sita');
    await press(form, 'Reserve');
    await expectToast(page, 'success', 'Product reserved.');

    const visitor = await visit.enter({ size: 'phone' });
    const seen = await visitor.newPage();
    await seen.goto(visit.address(`/products/${id}`));
    for (const text of ['Reserved', 'Grade A', '6 months']) {
      await seen.getByRole('main').getByText(text, { exact: true }).waitFor();
    }
    expect(await seen.getByText('Sita').count()).toBe(0);
    await visitor.close();
    await desk.close();
  });
});
