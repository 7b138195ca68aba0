import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '../../app.js';
import { Browser } from '../../testing/browser.js';
import { socialTestApp } from '../../testing/socialApp.js';

const { app } = socialTestApp();

let browser: Browser;
beforeEach(() => {
  browser = new Browser(app.url);
});

it('keeps nothing that could pass as a session, and takes no session for a flow', async () => {
  const callback = await browser.consent('/auth/github');
  const sealed = browser.cookies.get('parda-github')!;
  const { status } = await app.viaRest('GET', '/api/auth/me', undefined, { token: sealed });
  expect(status).toBe(401);
  expect(() => jwt.verify(sealed, app.deps.config.jwtSecret)).toThrow('jwt malformed');
  browser.cookies.set('parda-github', (await app.signedIn()).token);
  expect((await browser.visit(callback)).location).toContain('error=failed');
});

it('makes a new state and verifier each time', async () => {
  const first = new URL((await browser.visit('/auth/github')).location).searchParams;
  const second = new URL((await browser.visit('/auth/github')).location).searchParams;
  expect(first.get('state')).not.toBe(second.get('state'));
  expect(first.get('code_challenge')).not.toBe(second.get('code_challenge'));
});

it('is not readable by a server with another secret', async () => {
  const callback = await browser.consent('/auth/github');
  const { config } = app.deps;
  const { jwtSecret } = config;
  const other = await serve({ jwtSecret: `${jwtSecret}!`, publicUrl: app.url });
  try {
    const elsewhere = new Browser(other.url);
    elsewhere.cookies.set('parda-github', browser.cookies.get('parda-github')!);
    const { pathname, search } = new URL(callback);
    expect((await elsewhere.visit(pathname + search)).location).toContain('error=failed');
  } finally {
    await other.stop();
  }
});

it('sends the cookie over TLS only, and for this very host, where the site has TLS', async () => {
  const site = await serve({ publicUrl: 'https://parda.example/' });
  try {
    const { headers, location } = await new Browser(site.url).visit('/auth/github');
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-parda-github=[\w-]+; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    const callback = new URL(location).searchParams.get('redirect_uri');
    expect(callback).toBe('https://parda.example/auth/github/callback');
  } finally {
    await site.stop();
  }
});

/** The application once more, with other settings. */
async function serve(settings: Partial<typeof app.deps.config>) {
  const { http, stop } = await createApp({ ...app.deps, config: { ...app.deps.config, ...settings } });
  const server = createServer(http);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await stop();
    },
  };
}
