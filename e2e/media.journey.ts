import type { Page, Response } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { ADMIN, adminHeaders, call } from './support/server.js';
import { bearer, fillInRegistration, logIn, newPerson, registered } from './support/person.js';
import { phonePhoto, sizeOf } from './support/photo.js';
import { idOf, onTrackingPage, openRepairForm } from './support/repairForm.js';
import { takeTime, untilTried } from './support/time.js';
import { seen } from './support/toasts.js';
import { hasTraces } from '../server/testing/mediaFiles.js';

const visit = useVisit();

let photo: Buffer;
beforeAll(async () => {
  photo = await phonePhoto();
});

const asFile = (content: Buffer, name = 'IMG_2031.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: content,
});

const UPLOADS = '**/media/parda/image/upload';

async function openForm(): Promise<Page> {
  const page = await openRepairForm(visit);
  await page.getByLabel('Full name').fill('Maya Gurung');
  await page.getByLabel('Contact number').fill('9841234567');
  await page.getByLabel('Brand').fill('Sony');
  await page.getByLabel('Issue description').fill('Lines across the picture.');
  await page.getByLabel('Pickup address').fill('Lazimpat, Kathmandu');
  return page;
}

const addPictures = (page: Page) => page.getByLabel('Add pictures');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit request' }).click();

describe('pictures of a fault', () => {
  it('leave the phone small and without their place, and come small onto the page of the repair', async () => {
    expect(photo.length).toBeGreaterThan(3_500_000);
    const page = await openForm();
    const sent = page.waitForResponse(UPLOADS);
    await addPictures(page).setInputFiles(asFile(photo));
    const answer = await sent;
    const { requestBodySize } = await answer.request().sizes();
    expect(requestBodySize).toBeLessThan(400_000);
    const { secure_url: url } = (await answer.json()) as { secure_url: string };
    const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect([await hasTraces(photo), await hasTraces(stored)]).toEqual([true, false]);
    // it was lying on its side
    expect(await sizeOf(stored)).toEqual({ width: 1200, height: 1600 });

    await page.getByRole('button', { name: 'Remove IMG_2031.jpg' }).waitFor();
    await takeTime(page);
    await submit(page);
    await page.waitForURL(onTrackingPage);
    const id = idOf(page);
    expect(await page.getByRole('img', { name: 'Picture 1 of 1' }).count()).toBe(0);

    const desk = await visit.open('/', { size: 'desktop' });
    const pictures: Response[] = [];
    desk.on('response', (response) => {
      if (response.url().includes('/media/parda/image/')) pictures.push(response);
    });
    await logIn(desk, visit, { ...ADMIN, username: 'admin', name: 'Admin' }, `/track/${id}`);
    const small = desk.getByRole('img', { name: 'Picture 1 of 1' });
    await small.scrollIntoViewIfNeeded();
    await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const card = pictures.at(-1)!;
    expect(card.headers()['content-type']).toBe('image/avif');
    expect(Number(card.headers()['content-length'])).toBeLessThan(60_000);

    await small.click();
    const large = desk.getByRole('dialog', { name: 'Pictures' }).getByRole('img', { name: 'Picture 1 of 1' });
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
    await desk.keyboard.press('Escape');
    await expect.poll(() => desk.getByRole('dialog').count()).toBe(0);
  });

  it('go on by themselves after one broke off on the way', async () => {
    const page = await openForm();
    let tries = 0;
    await page.route(UPLOADS, (route) => (++tries === 1 ? route.abort('connectionreset') : route.continue()));
    await addPictures(page).setInputFiles(asFile(photo));
    await expect.poll(() => tries).toBe(1);
    await page.clock.runFor(1_500);
    await page.getByRole('button', { name: 'Remove IMG_2031.jpg' }).waitFor();
    expect(tries).toBe(2);
  });

  it('that do not get through lose nothing, and can be tried again or left behind', async () => {
    const page = await openForm();
    let line: 'broken' | 'whole' = 'broken';
    let tries = 0;
    await page.route(UPLOADS, (route) => {
      tries += 1;
      return line === 'broken' ? route.abort('connectionreset') : route.continue();
    });
    await addPictures(page).setInputFiles([asFile(photo), asFile(photo, 'IMG_2032.jpg')]);
    const reason = 'The upload did not get through. Please check your connection';
    // it is told for three seconds, and the other picture may take longer than that to fail
    const failed = seen(page, `Failed to upload image IMG_2031.jpg: ${reason}.`);
    await untilTried(page, () => tries, 6);
    await failed;
    expect(await page.getByLabel('Issue description').inputValue()).toBe('Lines across the picture.');

    line = 'whole';
    await page.getByRole('button', { name: 'Try again: IMG_2031.jpg' }).click();
    await page.getByRole('button', { name: 'Remove IMG_2031.jpg' }).waitFor();
    line = 'broken';
    await submit(page);
    // it tries again by itself before it asks
    await untilTried(page, () => tries, 10);
    const warned = seen(page, 'Some images failed to upload. The request will be submitted without them.');
    await page.getByRole('button', { name: 'Send without them' }).click();
    await warned;
    await page.waitForURL(onTrackingPage);
    const id = idOf(page);
    const { body } = await call<{ issueImageUrls: string[] }>(
      visit.url,
      'GET',
      `/api/repairs/${id}`,
      undefined,
      await adminHeaders(visit.url),
    );
    expect(body.issueImageUrls).toHaveLength(1);
  });

  it('are still there after a reload', async () => {
    const page = await openForm();
    await addPictures(page).setInputFiles(asFile(photo));
    await page.getByRole('button', { name: 'Remove IMG_2031.jpg' }).waitFor();
    await page.clock.runFor(1_000);
    await page.reload();
    await page.getByRole('img', { name: 'Picture 1' }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Maya Gurung');
  });

  it('are refused with a sentence when they are none, or too many', async () => {
    const page = await openForm();
    await addPictures(page).setInputFiles(asFile(Buffer.from('%PDF-1.4'), 'bill.pdf', 'application/pdf'));
    await page.getByText('Invalid file type. Please select an image.').first().waitFor();
    await addPictures(page).setInputFiles(asFile(Buffer.from('not a picture'), 'broken.jpg'));
    await page
      .getByText('Failed to upload image broken.jpg: Invalid file type. Please select an image.')
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Remove broken.jpg' }).click();
    const four = [1, 2, 3, 4].map((number) => asFile(photo, `IMG_${number}.jpg`));
    await addPictures(page).setInputFiles(four);
    await page.getByText('You can upload a maximum of 3 images.').waitFor();
    for (const number of [1, 2, 3]) await page.getByRole('button', { name: `Remove IMG_${number}.jpg` }).waitFor();
    expect(await addPictures(page).count()).toBe(0);
  });
});

describe("a person's picture", () => {
  it('is chosen with the account, changed in the settings, and found again among the recent ones', async () => {
    const person = newPerson('Maya Gurung');
    const page = await visit.open('/login?redirect=/settings');
    const form = await fillInRegistration(page, person);
    await form.getByLabel('Choose picture').setInputFiles(asFile(photo, 'me.jpg'));
    await form.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL('**/#/settings');
    const first = await pictureOf(person);
    expect(first).toMatch(/^\/media\/parda\/image\/upload\/[0-9a-f]{32}-600x800-/);

    await page.getByLabel('Choose picture').setInputFiles(asFile(photo, 'me again.jpg'));
    await page.getByRole('button', { name: 'Save Profile Changes' }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    const second = await pictureOf(person);
    expect(second).not.toBe(first);

    await page.goto(visit.address('/repair'));
    await page.getByRole('button', { name: 'Recent images' }).click();
    const recent = page.getByRole('dialog', { name: 'Recent images' });
    await recent.getByRole('button').nth(1).waitFor();
    await page.keyboard.press('Escape');
  });

  async function pictureOf({ username, password }: { username: string; password: string }): Promise<string> {
    const { body } = await call<{ user: { profilePictureUrl: string } }>(visit.url, 'POST', '/api/auth/login', {
      email: username,
      password,
    });
    return body.user.profilePictureUrl;
  }
});

describe('a CV', () => {
  it('is opened by nobody through its link, and by an admin for five minutes', async () => {
    const form = new FormData();
    form.append('upload_preset', 'parda');
    form.append('file', new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n'], { type: 'application/pdf' }), 'cv.pdf');
    const answer = await fetch(`${visit.url}/media/parda/raw/upload`, { method: 'POST', body: form });
    const { secure_url: link } = (await answer.json()) as { secure_url: string };
    const admin = await adminHeaders(visit.url);
    for (const headers of [{}, admin]) expect((await fetch(link, { headers })).status).toBe(404);

    const query = { query: 'query ($url: String!) { signedCv(url: $url) { url } }', variables: { url: link } };
    const asked = (headers: Record<string, string>) =>
      call<{ data: { signedCv: { url: string } } | null }>(visit.url, 'POST', '/graphql', query, headers);
    const { token } = await registered(visit);
    expect((await asked({})).body.data).toBeNull();
    expect((await asked(bearer(token))).body.data).toBeNull();
    const signed = (await asked(admin)).body.data!.signedCv.url;
    const opened = await fetch(visit.url + signed);
    expect([opened.status, opened.headers.get('content-disposition')]).toEqual([200, 'attachment; filename=cv.pdf']);
  });
});
