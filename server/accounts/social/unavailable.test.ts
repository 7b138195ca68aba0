import { beforeEach, expect, it } from 'vitest';
import { SocialProvider } from '../../core/config/config.js';
import { arrivalAt, Browser } from '../../testing/browser.js';
import { CLIENT } from '../../testing/oauthProvider.js';
import { useTestApp } from '../../testing/testApp.js';

/** Nobody listens at port 1. */
const NOBODY = 'http://127.0.0.1:1';

const app = useTestApp(() => ({
  social: {
    google: { client: null, baseUrl: undefined },
    facebook: { client: null, baseUrl: undefined },
    x: { client: CLIENT, baseUrl: undefined },
    github: { client: CLIENT, baseUrl: NOBODY },
  },
}));

let browser: Browser;
beforeEach(() => {
  browser = new Browser(app.url);
});

it('tells which providers the shop is registered with, in the order of the buttons', async () => {
  const { data } = await app.viaGraphql('{ socialProviders { provider isConfigured } }');
  expect(data).toEqual({
    socialProviders: [
      { provider: 'GOOGLE', isConfigured: false },
      { provider: 'FACEBOOK', isConfigured: false },
      { provider: 'X', isConfigured: true },
      { provider: 'GITHUB', isConfigured: true },
    ],
  });
});

it.each(['/auth/google?redirect=/settings', '/auth/google?redirect=/settings&link=x'])(
  'leads back from %s, where the shop is not registered',
  async (path) => {
    const { status, location } = await browser.visit(path);
    expect([status, arrivalAt(location)]).toEqual([
      302,
      { provider: 'google', error: 'unavailable', redirect: '/settings' },
    ]);
  },
);

it('leads back from a callback that nobody can have asked for', async () => {
  const { location } = await browser.visit('/auth/google/callback?code=x&state=y');
  expect(arrivalAt(location)).toEqual({ provider: 'google', error: 'unavailable', redirect: '/' });
});

it("goes to the provider's real address where no other was set", async () => {
  const { location } = await browser.visit('/auth/x');
  expect(location).toMatch(/^https:\/\/x\.com\/i\/oauth2\/authorize\?/);
});

it('fails where the provider cannot be reached', async () => {
  const { location } = await browser.visit('/auth/github');
  const { searchParams } = new URL(location);
  const callback = new URL(searchParams.get('redirect_uri')!);
  callback.searchParams.set('state', searchParams.get('state')!);
  callback.searchParams.set('code', 'x');
  const back = await browser.visit(callback.href);
  expect(arrivalAt(back.location)).toEqual({ provider: 'github', error: 'failed', redirect: '/' });
});

it.each(Object.values(SocialProvider))('refuses an access token of %s that cannot be checked', async (provider) => {
  const { status, body } = await app.viaRest<{ message: string }>('POST', `/api/auth/social/${provider}`, {
    token: 'an-access-token',
  });
  expect(status).toBe(401);
  expect(body.message).toMatch(/^Social login with (Google|Facebook|X|GitHub) failed\.$/);
});
