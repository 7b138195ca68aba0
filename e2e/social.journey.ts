import { expect, it } from 'vitest';
import { useOpenIdProvider } from '../server/testing/openIdProvider.js';
import { useVisit } from './support/browser.js';

const google = useOpenIdProvider();
const visit = useVisit(() => ({
  GOOGLE_CLIENT_ID: 'parda',
  GOOGLE_CLIENT_SECRET: 'only for the journeys',
  GOOGLE_BASE_URL: google.url,
}));

it('whoever has an account with Google comes in with it, and finds it among the ways to sign in', async () => {
  const page = await visit.open('/login?redirect=/settings');
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByText('Successfully signed in with Google as Sita Sharma!').waitFor();
  await page.waitForURL(/#\/settings$/);
  await page.getByRole('button', { name: /Disconnect/ }).waitFor();
  expect(page.url()).not.toContain('code=');
});

it('who turns back at the provider is told so, and can sign in another way', async () => {
  google.service.once('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  const page = await visit.open('/login');
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByText('Social login with Google failed.').first().waitFor();
  await page.getByLabel('Email or username').waitFor();
});

it('a code that this browser did not ask for signs nobody in', async () => {
  const page = await visit.open('/login?provider=google&code=parda_of-somebody-else');
  await page.getByText('Social login failed.').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('parda.token'))).toBeNull();
});
