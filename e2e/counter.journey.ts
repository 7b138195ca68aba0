import { toDataURL } from 'qrcode';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawing } from '../server/testing/mediaFiles.js';
import { agree, ownerEnters, press } from './support/admin.js';
import { takenOver, useVisit } from './support/browser.js';
import { Owner } from './support/owner.js';
import { booked } from './support/repairs.js';
import { adminHeaders, graphql } from './support/server.js';
import { expectToast } from './support/toasts.js';

/** A set from the counter to its second visit, in one go: what was promised stays promised (decisions §14). */

const ENV = { RATE_LIMITS: 'off' };
const visit = useVisit(() => ENV);

const NUMBER = '9841-765432';
const SERIAL = 'SN-77 01';
const WEEKS_LATER = 21;

interface Kept {
  status: string;
  estimatedCost: number | null;
  approvedCost: number | null;
  comesBackFrom: string | null;
}

/** A camera that sees a code: what it shows is really read, as a phone's would be. */
async function giveCamera(context: BrowserContext, text: string): Promise<void> {
  const picture = await toDataURL(text, { width: 400, margin: 4 });
  await context.addInitScript((source) => {
    const getUserMedia = async () => {
      const [canvas, image] = [document.createElement('canvas'), new Image()];
      image.src = source;
      await image.decode();
      Object.assign(canvas, { width: image.width, height: image.height });
      const show = () => canvas.getContext('2d')!.drawImage(image, 0, 0);
      show();
      setInterval(show, 100);
      return canvas.captureStream(10);
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, picture);
}

async function openRecord(context: BrowserContext, id: string, thisSet = 'This set'): Promise<Page> {
  const page = await context.newPage();
  agree(page);
  await page.goto(visit.address(`/admin/repairs?view=${id}`));
  await page.getByRole('region', { name: thisSet, exact: true }).waitFor();
  return page;
}

/** A stroke across the pad, as a finger draws it. */
async function sign(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox())!;
  await page.mouse.move(x + width / 5, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + (4 * width) / 5, y + height / 3, { steps: 8 });
  await page.mouse.up();
}

async function writeLine(panel: Locator, number: number, text: string, price: string, months: string) {
  const line = panel.getByRole('group', { name: `Line ${number}` });
  await line.getByLabel('What it is for').fill(text);
  await line.getByLabel('Price (Rs.)').fill(price);
  await line.getByLabel('Months of warranty').fill(months);
  return line;
}

/** Answers a quote on the phone, in Nepali. */
async function approve(phone: Page, amount: string, then: string): Promise<void> {
  await press(phone, 'मूल्य स्वीकार गर्नुहोस्');
  await phone.getByText(amount).first().waitFor();
  await phone.getByLabel('सम्पर्क नम्बर').fill(NUMBER);
  await press(phone, 'पक्का गर्नुहोस्');
  await phone.getByText(then).first().waitFor();
}

it('a set is taken in, quoted, approved, repaired and delivered; three weeks later its warranty still holds', async () => {
  const shop = new Owner(visit);
  const recordOf = (id: string) => shop.reads<Kept>(`/repairs/${id}`);
  const id = await booked(visit, { brand: 'Sony', model: 'XR-55', userName: 'Sita Sharma', contactNumber: NUMBER });

  // at the counter, on a phone: scanned, filled in, signed
  const counter = await ownerEnters(visit, { size: 'phone' });
  await giveCamera(counter, SERIAL);
  const desk = await openRecord(counter, id);
  await press(desk, 'Find or add the set');
  const picker = desk.getByRole('dialog', { name: 'Which set is it?' });
  await press(picker, 'Scan');
  await picker.getByText('No set has this number yet. Add it:').waitFor();
  await press(picker, 'Add it');
  await desk.getByRole('region', { name: 'This set' }).getByText(SERIAL).waitFor();
  await press(desk, 'Fill in: Intake sheet');
  const sheet = desk.getByRole('dialog', { name: 'Intake sheet' });
  await sheet.getByRole('group', { name: 'Picture' }).getByRole('radio', { name: 'Faulty' }).check();
  await sheet
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer: await drawing(600, 400) });
  await sign(desk, sheet.getByRole('img', { name: 'Sign here' }));
  await press(sheet, 'Sign and finish');
  await expectToast(desk, 'success', 'Sheet signed.');

  // three lines, one of them optional, and a photo
  const panel = desk.getByRole('region', { name: 'Quote', exact: true });
  await press(panel, 'Write a quote');
  const strips = await writeLine(panel, 1, 'Backlight strips', '2700', '6');
  await strips.getByText('Photo', { exact: true }).click();
  await strips
    .getByLabel('Choose picture')
    .setInputFiles({ name: 'strips.png', mimeType: 'image/png', buffer: await drawing(400, 300) });
  await press(panel, 'Add a line');
  await writeLine(panel, 2, 'Changing them', '1000', '3');
  await press(panel, 'Add a line');
  const cleaning = await writeLine(panel, 3, 'Cleaning', '800', '0');
  await cleaning.getByRole('checkbox').check();
  await press(panel, 'Save draft');
  await press(panel, 'Offer to the customer');
  await desk.getByText('Quote offered to the customer.').first().waitFor();

  // the customer takes two of them, in Nepali
  const phone = await visit.open(`/track/${id}`, { size: 'phone', language: 'ne' });
  await phone.getByRole('checkbox', { name: 'यो पनि गर्ने: Cleaning' }).uncheck();
  await approve(phone, 'रु. ३,७००', 'मूल्य स्वीकृत भयो। हामी मर्मत सुरु गर्छौं।');
  expect(await recordOf(id)).toMatchObject({ status: 'QUOTE_APPROVED', estimatedCost: 4500, approvedCost: 3700 });

  // a dearer part: version two, through GraphQL, which the customer learns of and approves
  const headers = await adminHeaders(visit.url);
  const asked = <Data>(query: string, variables: object) => graphql<Data>(visit.url, query, variables, headers);
  const lines = [
    { kind: 'PART', text: 'Backlight strips', unitPrice: 3900, warrantyMonths: 6 },
    { kind: 'LABOUR', text: 'Changing them', unitPrice: 1000, warrantyMonths: 3 },
  ];
  await asked('mutation ($id: ID!, $input: QuoteDraftInput!) { saveQuoteDraft(repairId: $id, input: $input) { id } }', {
    id,
    input: { lines },
  });
  await asked('mutation ($id: ID!) { offerQuote(repairId: $id, revision: 1) { id } }', { id });
  const { customerUpdates } = await asked<{ customerUpdates: unknown[] }>(
    'query ($id: ID!) { customerUpdates(repairId: $id) { id } }',
    { id },
  );
  expect(customerUpdates.length).toBeGreaterThan(0);
  await phone.getByText('पहिले स्वीकृत; तपाईंले निर्णय नगरेसम्म यही कायम रहन्छ').first().waitFor();
  expect(await recordOf(id)).toMatchObject({ status: 'QUOTE_APPROVED', estimatedCost: 4900, approvedCost: 3700 });
  await approve(phone, 'रु. ४,९००', 'मूल्य स्वीकृत भयो। हामी मर्मत जारी राख्छौं।');

  // repaired, tested and delivered, through REST
  await shop.does('PUT', `/admin/repairs/${id}`, { status: 'REPAIRING' });
  const signatureUrl = await shop.uploads(await drawing(300, 100), 'image/png', 'parda-private');
  const tested = { kind: 'TEST', rows: [{ item: 'Picture', result: 'OK' }] };
  const signature = { signatureUrl, signerName: 'Hari Thapa' };
  await shop.does('POST', `/admin/repairs/${id}/sheets`, { ...tested, signature });
  await shop.does('PUT', `/admin/repairs/${id}`, { status: 'REPAIRED', actualCost: 4900 });
  await shop.does('PUT', `/admin/repairs/${id}`, { status: 'DELIVERED' });
  await counter.close();

  await visit.openLater(WEEKS_LATER, ENV);
  const later = new Owner(visit);
  const back = await booked(visit, {
    brand: 'Sony',
    issueDescription: 'Dark again.',
    contactNumber: NUMBER,
    preferredPickupTime: new Date(Date.now() + (WEEKS_LATER + 1) * 24 * 60 * 60 * 1000).toISOString(),
  });
  const again = await ownerEnters(visit, { size: 'phone', language: 'ne' });
  await giveCamera(again, SERIAL);
  const bench = await openRecord(again, back, 'यही सेट');
  await press(bench, 'सेट खोज्नुहोस् वा लेख्नुहोस्');
  const finder = bench.getByRole('dialog', { name: 'कुन सेट हो?' });
  await press(finder, 'स्क्यान');
  await finder
    .getByRole('region')
    .getByRole('button', { name: /^यही सेट हो: Sony, XR-55/ })
    .click();
  const known = bench.getByRole('region', { name: 'यही सेट', exact: true });
  await known.getByText('बुझाइयो').waitFor();
  await known.getByRole('button', { name: /बाट फर्केको$/ }).click();
  await known.getByText('यो मर्मत त्यसैबाट फर्केको हो।').waitFor();

  // what is covered costs nothing
  await bench.reload();
  const quote = bench.getByRole('region', { name: 'मर्मतको मूल्य', exact: true });
  await quote
    .getByText(/वारेन्टीमा: पैसा लाग्दैन/)
    .first()
    .waitFor();
  await press(quote, 'मूल्य लेख्नुहोस्');
  await press(quote, 'मस्यौदा सुरक्षित गर्नुहोस्');
  await press(quote, 'ग्राहकलाई प्रस्ताव गर्नुहोस्');
  await bench.getByText('ग्राहकलाई मूल्य प्रस्ताव गरियो।').first().waitFor();
  expect(await later.reads<Kept>(`/repairs/${back}`)).toMatchObject({ comesBackFrom: id, estimatedCost: 0 });
  const paper = await visit.open(`/track/${id}/warranty`, { size: 'phone', language: 'ne' });
  await takenOver(paper);
  await paper.getByLabel('सम्पर्क नम्बर').fill(NUMBER);
  await paper.getByLabel('सम्पर्क नम्बर').press('Enter');
  await paper.getByRole('article').getByText('Backlight strips').waitFor();
  await again.close();
});
