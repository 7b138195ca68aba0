import { afterAll, beforeAll, expect, it } from 'vitest';
import { useVisit } from './support/browser.js';
import { Cloudinary } from './support/cloudinary.js';
import { accountOf, logIn, registered } from './support/person.js';
import { phonePhoto } from './support/photo.js';

const cloudinary = new Cloudinary();
beforeAll(() => cloudinary.start());
afterAll(() => cloudinary.stop());

const visit = useVisit(
  () => ({ CLOUDINARY_CLOUD_NAME: 'demo', CLOUDINARY_UPLOAD_PRESET: 'unsigned-parda' }),
  () => cloudinary.flags,
);

it('takes the pictures where it is configured, and learns of nobody who sends them', async () => {
  const person = await registered(visit);
  const page = await visit.open('/');
  await logIn(page, visit, person, '/settings');
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
  await page.getByLabel('Choose picture').setInputFiles(file);
  await page.getByRole('button', { name: 'Save Profile Changes' }).click();
  await page.getByText('Profile updated successfully!').waitFor();

  expect(cloudinary.uploads).toHaveLength(1);
  const [upload] = cloudinary.uploads;
  expect(upload).toMatchObject({ path: '/v1_1/demo/image/upload', preset: 'unsigned-parda', authorization: undefined });
  expect(upload!.file.type).toBe('image/webp');
  expect(upload!.file.bytes).toBeLessThan(160_000);
  expect((await accountOf(visit, person.token)).profilePictureUrl).toBe(
    'https://res.cloudinary.com/demo/image/upload/v1/1.jpg',
  );
});
