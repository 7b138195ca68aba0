import { beforeEach, describe, expect, it } from 'vitest';
import { SocialProvider } from '../../core/config/config.js';
import { Browser } from '../../testing/browser.js';
import { CLIENT } from '../../testing/oauthProvider.js';
import { socialTestApp } from '../../testing/socialApp.js';
import { SocialIdentity, User } from '../entity.js';

const { app, doors, codeFrom } = socialTestApp();
const { GOOGLE, FACEBOOK, X, GITHUB } = SocialProvider;

let browser: Browser;
beforeEach(() => {
  browser = new Browser(app.url);
});

describe('the way there', () => {
  it.each([
    [GOOGLE, '/o/oauth2/v2/auth', 'openid email profile'],
    [FACEBOOK, '/v21.0/dialog/oauth', 'email public_profile'],
    [X, '/i/oauth2/authorize', 'users.read tweet.read'],
    [GITHUB, '/login/oauth/authorize', 'read:user user:email'],
  ])('leads to %s with a state and a challenge', async (provider, path, scope) => {
    const { status, headers, location } = await browser.visit(`/auth/${provider}`);
    const url = new URL(location);
    expect([status, url.origin, url.pathname]).toEqual([
      302,
      app.deps.config.social[provider].baseUrl?.replace(/\/$/, ''),
      path,
    ]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: `${app.url}/auth/${provider}/callback`,
      scope,
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  it('leaves a cookie that scripts, other sites and readers can do nothing with', async () => {
    const { headers, location } = await browser.visit('/auth/google?redirect=/my-records');
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^parda-google=[\w-]+; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const content = Buffer.from(browser.cookies.get('parda-google')!, 'base64url').toString('latin1');
    expect(content).not.toContain(new URL(location).searchParams.get('state'));
    expect(content).not.toContain('my-records');
  });

  it('is not taken for the way back', async () => {
    const { location } = await browser.visit('/auth/google?code=x&state=y&error=access_denied');
    expect(location).toContain('/o/oauth2/v2/auth?');
  });

  it.each(['/auth/myspace', '/auth/constructor', '/auth/myspace/callback', '/auth', '/auth/google/other'])(
    'does not exist at %s',
    async (path) => {
      const { status, body } = await app.viaRest('GET', path);
      expect([status, body]).toEqual([404, { code: 'NOT_FOUND', message: 'Not found.' }]);
    },
  );
});

describe('there and back', () => {
  it.each([GOOGLE, FACEBOOK, GITHUB])('opens an account with %s', async (provider) => {
    const { code, ...arrival } = await browser.signIn(`/auth/${provider}?redirect=%2Fmy-records%3Fview%3Dmine`);
    expect(arrival).toEqual({ provider, redirect: '/my-records?view=mine' });
    const { token, user } = await doors.GraphQL(provider, code!);
    expect(user).toMatchObject({
      name: 'Sita Sharma',
      email: 'sita@example.com',
      role: 'USER',
      username: expect.stringMatching(/^sita_sharma_\d{5}$/),
      profilePictureUrl: 'https://pictures.example/sita.png',
      linkedProviders: [provider.toUpperCase()],
    });
    const me = await app.viaRest<User>('GET', '/api/auth/me', undefined, { token: token! });
    expect(me.body.id).toBe(user!.id);
  });

  it('opens an account with X, which tells no address', async () => {
    const { code } = await browser.signIn('/auth/x');
    const { user } = await doors.REST(X, code!, { email: 'sita@example.com' });
    expect(user).toMatchObject({ name: 'Sita Sharma', email: 'sita@example.com' });
  });

  it.each([GOOGLE, FACEBOOK, GITHUB])('finds the account again with %s', async (provider) => {
    const first = await doors.REST(provider, await codeFrom(provider));
    const second = await doors.REST(provider, await codeFrom(provider));
    expect(second.user!.id).toBe(first.user!.id);
    expect(await app.em.count(User)).toBe(1);
    expect(await app.em.findAll(SocialIdentity)).toMatchObject([{ provider, user: { id: first.user!.id } }]);
  });

  it('keeps the code out of everything but the address', async () => {
    const { headers, text } = await browser.visit(await browser.consent('/auth/github'));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(text).toBe('');
    expect(browser.cookies.size).toBe(0);
  });

  it.each([
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/login?redirect=/x', '/'],
    ['/a\r\nSet-Cookie: x=y', '/'],
    [`/${'x'.repeat(2_000)}`, '/'],
    ['/#/login&code=stolen', '/#/login&code=stolen'],
    ['/my-records?q=टिभी', '/my-records?q=टिभी'],
  ])('leads on to %j as %s', async (redirect, expected) => {
    const found = await browser.signIn(`/auth/github?${new URLSearchParams({ redirect }).toString()}`);
    expect(found).toEqual({ provider: GITHUB, code: expect.stringMatching(/^parda_/), redirect: expected });
  });

  it('leads home where two redirects were given', async () => {
    expect((await browser.signIn('/auth/github?redirect=/a&redirect=/b')).redirect).toBe('/');
  });
});
