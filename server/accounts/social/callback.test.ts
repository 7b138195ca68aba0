import { Events } from 'oauth2-mock-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SocialProvider } from '../../core/config/config.js';
import { arrivalAt, Browser } from '../../testing/browser.js';
import { socialTestApp } from '../../testing/socialApp.js';

const { app, google, others } = socialTestApp();
const { GOOGLE, FACEBOOK, X, GITHUB } = SocialProvider;

let browser: Browser;
beforeEach(() => {
  browser = new Browser(app.url);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const failed = (provider: SocialProvider, redirect = '/') => ({ provider, error: 'failed', redirect });

/** A tenth of a second for what may take ten. */
function impatience() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
}

describe('coming back with empty hands', () => {
  it('tells that consent was denied', async () => {
    others.denies = true;
    const found = await browser.signIn('/auth/github?redirect=/settings');
    expect(found).toEqual({ provider: GITHUB, error: 'denied', redirect: '/settings' });
    expect(browser.cookies.size).toBe(0);
  });

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['two states', (url: URL) => url.searchParams.append('state', 'x')],
    ['no code', (url: URL) => url.searchParams.delete('code')],
    ['two codes', (url: URL) => url.searchParams.append('code', 'x')],
    ['another code', (url: URL) => url.searchParams.set('code', 'x')],
    ['an error', (url: URL) => url.searchParams.set('error', 'server_error')],
  ])('fails for %s', async (_what, change) => {
    const url = new URL(await browser.consent('/auth/github?redirect=/settings'));
    change(url);
    const { location } = await browser.visit(url.href);
    expect(arrivalAt(location)).toEqual(failed(GITHUB, '/settings'));
  });

  it('fails, and does not begin anew, for an address that says nothing', async () => {
    await browser.visit('/auth/github');
    expect(arrivalAt((await browser.visit('/auth/github/callback')).location)).toEqual(failed(GITHUB));
  });

  it('fails without the cookie', async () => {
    const callback = await browser.consent('/auth/github');
    expect(arrivalAt((await new Browser(app.url).visit(callback)).location)).toEqual(failed(GITHUB));
    expect(others.asked).not.toContain('POST /login/oauth/access_token');
  });

  it("fails with another browser's cookie", async () => {
    const stranger = new Browser(app.url);
    const callback = await stranger.consent('/auth/github');
    await browser.consent('/auth/github');
    expect(arrivalAt((await browser.visit(callback)).location)).toEqual(failed(GITHUB));
    expect(others.asked).not.toContain('POST /login/oauth/access_token');
  });

  it("fails with another provider's cookie", async () => {
    const callback = await browser.consent('/auth/github');
    browser.cookies.set('parda-x', browser.cookies.get('parda-github')!);
    expect(arrivalAt((await browser.visit(callback.replace('/github/', '/x/'))).location)).toEqual(failed(X));
    expect(others.asked).not.toContain('POST /2/oauth2/token');
  });

  it('fails with a cookie that was changed', async () => {
    const callback = await browser.consent('/auth/github');
    const sealed = browser.cookies.get('parda-github')!;
    browser.cookies.set('parda-github', sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'));
    expect(arrivalAt((await browser.visit(callback)).location)).toEqual(failed(GITHUB));
  });

  it('fails after ten minutes', async () => {
    const callback = await browser.consent('/auth/github');
    app.now = new Date(app.now.getTime() + 10 * 60_000);
    expect(arrivalAt((await browser.visit(callback)).location)).toEqual(failed(GITHUB));
  });

  it.each([GOOGLE, FACEBOOK, X, GITHUB])('fails for a callback of %s that was used', async (provider) => {
    const callback = await browser.consent(`/auth/${provider}`);
    const cookies = new Map(browser.cookies);
    expect(arrivalAt((await browser.visit(callback)).location)).toHaveProperty('code');
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(arrivalAt((await browser.visit(callback)).location)).toEqual(failed(provider));
  });

  it.each([
    ['an error', 500, '{"error":"server_error"}'],
    ['a page', 200, '<html>Sorry</html>'],
    ['no token', 200, '{"error":"bad_verification_code"}'],
    ['a token that is none', 200, '{"access_token":{"a":1}}'],
    ['an empty body', 204, ''],
    ['too much', 200, JSON.stringify({ access_token: 'x', more: 'x'.repeat(64 * 1024) })],
  ])('fails where the token address answers with %s', async (_what, status, body) => {
    others.mishaps['/login/oauth/access_token'] = (_request, response) => response.writeHead(status).end(body);
    expect(await browser.signIn('/auth/github')).toEqual(failed(GITHUB));
  });

  it('fails where Google answers with an error', async () => {
    google.service.once(Events.BeforeResponse, (answer: { statusCode: number; body: unknown }) => {
      answer.statusCode = 500;
      answer.body = { error: 'server_error' };
    });
    expect(await browser.signIn('/auth/google')).toEqual(failed(GOOGLE));
  });

  it.each([
    ['/user', { id: 'not a number' }],
    ['/user', null],
    ['/user/emails', { message: 'Not found' }],
  ])('fails where %s answers with %j', async (path, body) => {
    others.mishaps[path] = (_request, response) => response.end(JSON.stringify(body));
    expect(await browser.signIn('/auth/github')).toEqual(failed(GITHUB));
  });

  it('follows the provider nowhere', async () => {
    others.mishaps['/user'] = (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end();
    expect(await browser.signIn('/auth/github')).toEqual(failed(GITHUB));
    expect(others.asked).not.toContain('GET /elsewhere');
  });

  it.each(['/login/oauth/access_token', '/user'])('does not wait for %s longer than ten seconds', async (path) => {
    const waiting = impatience();
    others.mishaps[path] = () => undefined;
    expect(await browser.signIn('/auth/github')).toEqual(failed(GITHUB));
    expect(waiting).toHaveBeenCalledWith(10_000);
  });

  it('does not wait longer for an answer that never ends', async () => {
    impatience();
    others.mishaps['/user'] = (_request, response) => void response.writeHead(200).write('{"id":');
    expect(await browser.signIn('/auth/github')).toEqual(failed(GITHUB));
  });

  it('limits how often one address may come back', async () => {
    const found: Record<string, string>[] = [];
    for (let n = 0; n < 61; n++) found.push(await browser.signIn('/auth/github'));
    expect(found.slice(0, 60).every(({ code }) => code)).toBe(true);
    expect(found[60]).toEqual(failed(GITHUB));
  });
});
