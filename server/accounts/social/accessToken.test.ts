import { describe, expect, it } from 'vitest';
import { SocialProvider } from '../../core/config/config.js';
import { CLIENT } from '../../testing/oauthProvider.js';
import { socialTestApp } from '../../testing/socialApp.js';
import { User } from '../entity.js';

const { app, google, others, doors } = socialTestApp();
const { GOOGLE, FACEBOOK, X, GITHUB } = SocialProvider;

const SOMEBODY_ELSES = 'another-site';

/** An access token that the provider gave to a site. */
const giveToken: Record<SocialProvider, (clientId: string) => string> = {
  google: (clientId) => {
    google.audiences.set(`ya29.${clientId}`, clientId);
    return `ya29.${clientId}`;
  },
  facebook: (clientId) => others.giveToken(clientId),
  x: (clientId) => others.giveToken(clientId),
  github: (clientId) => others.giveToken(clientId),
};

const NAMES = { google: 'Google', facebook: 'Facebook', x: 'X', github: 'GitHub' };

/** How often a provider was asked about the person. */
const profilesAsked = () => others.asked.filter((line) => /\/(user|me)/.test(line)).length;

describe.each(Object.entries(doors))("a provider's own access token, through %s", (_name, signIn) => {
  it.each([GOOGLE, FACEBOOK, GITHUB])('of %s signs in if it was given to the shop', async (provider) => {
    const { user } = await signIn(provider, giveToken[provider](CLIENT.id));
    expect(user).toMatchObject({ name: 'Sita Sharma', email: 'sita@example.com' });
  });

  it.each([GOOGLE, FACEBOOK, GITHUB])('of %s is refused if it was given to another site', async (provider) => {
    const { code, message } = await signIn(provider, giveToken[provider](SOMEBODY_ELSES));
    expect([code, message]).toEqual(['UNAUTHENTICATED', `Social login with ${NAMES[provider]} failed.`]);
    expect(profilesAsked()).toBe(0);
    expect(await app.em.count(User)).toBe(0);
  });

  it.each([GOOGLE, FACEBOOK, GITHUB])('of %s is refused if the provider does not know it', async (provider) => {
    const { code, message } = await signIn(provider, 'made-up');
    expect([code, message]).toEqual(['UNAUTHENTICATED', `Social login with ${NAMES[provider]} failed.`]);
    expect(profilesAsked()).toBe(0);
  });

  it('of X is refused, because X does not tell whom it was given to', async () => {
    const { code, message } = await signIn(X, giveToken.x(CLIENT.id), { email: 'sita@example.com' });
    expect([code, message]).toEqual(['UNAUTHENTICATED', 'Social login with X failed.']);
    expect(others.asked).toEqual([]);
  });

  it('cannot smuggle anything into a header', async () => {
    const { code } = await signIn(GITHUB, 'a\r\nX-Evil: b');
    expect(code).toBe('UNAUTHENTICATED');
    expect(others.asked).toEqual([]);
  });

  it('is refused if it is empty', async () => {
    const { code, message } = await signIn(GOOGLE, '');
    expect([code, message]).toEqual(['BAD_INPUT', 'Social login with Google failed.']);
  });
});

it.each([undefined, {}, { token: 5 }, { token: null }, { token: 'x'.repeat(5_000) }, []])(
  'refuses %j as a body with the same words',
  async (body) => {
    const answer = await app.viaRest<{ message: string }>('POST', '/api/auth/social/google', body);
    expect([answer.status, answer.body.message]).toEqual([400, 'Social login with Google failed.']);
  },
);

it('takes the provider out of the path, whatever the body says', async () => {
  const token = giveToken.google(CLIENT.id);
  const { status } = await app.viaRest('POST', '/api/auth/social/google', { token, provider: 'github' });
  expect(status).toBe(200);
});

it('believes GitHub only about the shop', async () => {
  others.mishaps[`/applications/${CLIENT.id}/token`] = (_request, response) =>
    response.end(JSON.stringify({ app: { client_id: SOMEBODY_ELSES } }));
  const { code } = await doors.REST(GITHUB, giveToken.github(CLIENT.id));
  expect(code).toBe('UNAUTHENTICATED');
});

it('refuses where the provider fails in the middle', async () => {
  others.mishaps['/user'] = (_request, response) => response.writeHead(503).end();
  const { code } = await doors.REST(GITHUB, giveToken.github(CLIENT.id));
  expect(code).toBe('UNAUTHENTICATED');
});

it('limits how often one address may try', async () => {
  for (let n = 0; n < 60; n++) await doors.REST(X, 'x');
  const { status, headers } = await app.viaRest('POST', '/api/auth/social/x', { token: 'x' });
  expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
});
