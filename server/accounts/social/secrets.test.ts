import { beforeEach, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { SocialProvider } from '../../core/config/config.js';
import { StoredEvent } from '../../core/events.js';
import { arrivalAt, Browser } from '../../testing/browser.js';
import { useLogLines } from '../../testing/logLines.js';
import { CLIENT, type Mishap } from '../../testing/oauthProvider.js';
import { socialTestApp } from '../../testing/socialApp.js';
import { OneTimeToken } from '../entity.js';

const lines = useLogLines();

const { app, google, others, doors } = socialTestApp();
const { GOOGLE, GITHUB } = SocialProvider;

let browser: Browser;
beforeEach(() => {
  browser = new Browser(app.url);
});

const logged = () => lines.map((line) => JSON.parse(line) as object);

it('keeps codes, states, verifiers and tokens out of the log, the activity log and the events', async () => {
  const { user, token } = await app.signedIn();
  const { data } = await app.viaGraphql<{ startProviderLink: string }>(
    'mutation { startProviderLink(provider: GITHUB) }',
    {},
    { token },
  );
  const toProvider = new URL((await browser.visit(data.startProviderLink)).location);
  const sealed = browser.cookies.get('parda-github')!;
  const callback = new URL((await browser.visit(toProvider.href)).location);
  const { code: linkCode } = arrivalAt((await browser.visit(callback.href)).location);
  await app.viaGraphql('mutation ($code: String!) { linkProvider(code: $code) { id } }', { code: linkCode }, { token });
  const { code } = await browser.signIn('/auth/google');
  const session = await doors.GraphQL(GOOGLE, code!);
  const accessToken = others.giveToken();
  await doors.REST(GITHUB, accessToken);
  others.mishaps['/user'] = (_request, response) => response.writeHead(500).end(accessToken);
  const refused = await doors.REST(GITHUB, accessToken);
  await doors.REST(GOOGLE, 'ya29.unknown');
  await app.settle();

  expect([session.user?.email, refused.code]).toEqual(['sita@example.com', 'UNAUTHENTICATED']);
  const secrets = [
    CLIENT.secret,
    app.deps.config.jwtSecret,
    data.startProviderLink.split('link=')[1]!,
    toProvider.searchParams.get('state')!,
    toProvider.searchParams.get('code_challenge')!,
    callback.searchParams.get('code')!,
    sealed,
    linkCode!,
    linkCode!.replace('parda_', ''),
    code!.replace('parda_', ''),
    accessToken,
    'ya29.unknown',
    token,
    session.token!,
    google.person.sub,
    'sita@example.com',
  ];
  expect(lines.length).toBeGreaterThan(10);
  const { em } = app;
  const kept = {
    log: lines.join(''),
    activity: JSON.stringify((await em.findAll(ActivityLog)).map(({ description }) => description)),
    events: JSON.stringify(await em.findAll(StoredEvent)),
    tokens: JSON.stringify((await em.findAll(OneTimeToken)).map(({ hash }) => hash)),
  };
  expect(kept.activity).toContain('Connected github.');
  expect(kept.events).toContain(user.id);
  for (const [where, text] of Object.entries(kept)) {
    const found = secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)));
    expect({ where, found }).toEqual({ where, found: [] });
  }
});

const answer =
  (status: number, body: string): Mishap =>
  (_request, response) =>
    response.writeHead(status).end(body);

it.each<[string, Mishap, string]>([
  ['a failure', answer(503, 'secret'), 'answered 503'],
  ["the provider's own word", answer(401, '{"error":"invalid_client"}'), 'answered 401 (invalid_client)'],
  ['anything else it says', answer(401, '{"error":"secret code abc"}'), 'answered 401'],
  ['a page', answer(200, '<html>secret</html>'), 'answered something else'],
  ['too much', answer(200, 'secret'.repeat(20_000)), 'answered too much'],
  ['a connection that breaks', (request) => request.socket.destroy(), 'could not be reached (UND_ERR_SOCKET)'],
])('tells whoever runs the shop why a sign-in failed: %s', async (_what, mishap, reason) => {
  others.mishaps['/login/oauth/access_token'] = mishap;
  await browser.signIn('/auth/github');
  expect(logged()).toContainEqual(
    expect.objectContaining({
      msg: 'sign-in with a provider failed',
      provider: 'github',
      reason: `/login/oauth/access_token ${reason}`,
      requestId: expect.any(String),
    }),
  );
  expect(lines.join('')).not.toContain('secret');
});

it.each([
  ['&error=redirect_uri_mismatch', 'the callback brought no code (redirect_uri_mismatch)'],
  ['&error=Secret+text', 'the callback brought no code'],
  ['&code=secret', 'the callback brought no code'],
  ['&state=secret', 'the state is not of this browser'],
])('tells why a callback with %s failed, and asks the provider nothing', async (addition, reason) => {
  const callback = await browser.consent('/auth/github');
  await browser.visit(callback + addition);
  expect(logged()).toContainEqual(expect.objectContaining({ level: 40, provider: 'github', reason }));
  expect(lines.join('')).not.toMatch(/secret/i);
  expect(others.asked).toEqual(['GET /login/oauth/authorize']);
});

it('leads to a page, and keeps the person out of the log, where the fault is our own', async () => {
  await app.em.execute('alter table "one_time_token" rename to "gone"');
  try {
    const found = await browser.signIn('/auth/google');
    expect(found).toEqual({ provider: GOOGLE, error: 'failed', redirect: '/' });
  } finally {
    await app.em.execute('alter table "gone" rename to "one_time_token"');
  }
  expect(logged()).toContainEqual(
    expect.objectContaining({ level: 50, err: expect.objectContaining({ code: '42P01' }) }),
  );
  expect(lines.join('')).not.toContain('sita@example.com');
});
