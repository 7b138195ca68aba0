import { expect, it } from 'vitest';
import { readConfig } from '../core/config/config.js';
import { useTestApp } from '../testing/testApp.js';
import { siteConfig } from './service.js';

const app = useTestApp();

const MB = 1024 * 1024;

it('tells a client where uploads go and what is set up', async () => {
  const { status, headers, body } = await app.viaRest('GET', '/api/config');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
  expect(body).toEqual({
    media: {
      uploadUrl: '/media/parda',
      cvUploadUrl: '/media/parda/raw/upload',
      privateUploadUrl: '/media/parda/image/upload',
      uploadPreset: 'parda',
      limits: {
        imageBytes: 10 * MB,
        imagePixels: 40_000_000,
        videoBytes: 15 * MB,
        audioBytes: 15 * MB,
        cvBytes: 5 * MB,
      },
    },
    assistant: { configured: false, model: 'gemini-2.5-flash' },
    social: { google: false, facebook: false, x: false, github: false },
    newsletter: { doubleOptIn: false },
    currency: 'Rs.',
  });
});

/** Every setting that nobody may learn has this in it. */
const SECRET = 'keep-this-to-yourself';

it('says of what is set up only that it is, and no secret', () => {
  const providers = ['GOOGLE', 'FACEBOOK', 'X', 'GITHUB'];
  const config = readConfig({
    JWT_SECRET: `${SECRET}-long-enough-for-a-signature`,
    DATABASE_URL: `postgres://parda:${SECRET}@localhost/parda`,
    ADMIN_EMAIL: `${SECRET}@example.com`,
    ADMIN_PASSWORD: SECRET,
    SMTP_URL: `smtp://parda:${SECRET}@mail.example`,
    MAIL_FROM: `${SECRET}@example.com`,
    GEMINI_API_KEY: SECRET,
    GEMINI_MODEL: 'gemini-3-pro',
    NEWSLETTER_DOUBLE_OPT_IN: 'on',
    CLOUDINARY_CLOUD_NAME: 'shop',
    CLOUDINARY_UPLOAD_PRESET: 'unsigned',
    S3_BUCKET: SECRET,
    S3_ACCESS_KEY_ID: SECRET,
    S3_SECRET_ACCESS_KEY: SECRET,
    ...Object.fromEntries(
      providers.flatMap((name) => [
        [`${name}_CLIENT_ID`, SECRET],
        [`${name}_CLIENT_SECRET`, SECRET],
      ]),
    ),
  });
  const received = siteConfig(config);
  expect(received).toMatchObject({
    media: {
      uploadUrl: 'https://api.cloudinary.com/v1_1/shop',
      cvUploadUrl: '/media/parda/raw/upload',
      privateUploadUrl: '/media/parda/image/upload',
      uploadPreset: 'unsigned',
    },
    assistant: { configured: true, model: 'gemini-3-pro' },
    social: { google: true, facebook: true, x: true, github: true },
    newsletter: { doubleOptIn: true },
  });
  expect(JSON.stringify(config)).toContain(SECRET);
  expect(JSON.stringify(received)).not.toContain(SECRET);
});
