import { beforeEach, describe, expect, it } from 'vitest';
import { AccessScope } from '../../core/accessScope.js';
import { grant } from '../../testing/accessTokens.js';
import { useTestApp } from '../../testing/testApp.js';
import type { User } from '../entity.js';
import { buildUser } from '../factory.js';
import { hashPassword } from '../signIn/password.js';
import { AccessToken } from './entity.js';

/** Who shows a token is its owner for as long as it counts, and a guest from then on (decisions §12). */

const app = useTestApp();
beforeEach(() => {
  app.now = new Date();
});

const MINE = [AccessScope.ACCOUNT_READ];

async function owner(changes: Partial<User> = {}): Promise<User> {
  const user = buildUser(changes);
  await app.save(user);
  return user;
}

/** @returns whether the token still opens the account, at both doors alike; and whether the caller is received that it does not */
async function opens(token: string): Promise<boolean> {
  const rest = await app.viaRest('GET', '/api/auth/me', undefined, { token });
  const asked = await app.viaGraphql<{ viewer: object | null }>('{ viewer { id } }', {}, { token });
  const received = rest.status === 200 ? null : 'ended';
  expect([rest.headers.get('X-Session'), asked.headers.get('X-Session')]).toEqual([received, received]);
  expect(asked.data.viewer !== null).toBe(rest.status === 200);
  return rest.status === 200;
}

it('counts until its end, also where a scheme is written otherwise', async () => {
  const token = await grant(app, await owner(), MINE, { expiresAt: new Date(app.now.getTime() + 60_000) });
  expect(await opens(token)).toBe(true);
  const headers = { Authorization: `bearer ${token}` };
  expect((await app.viaRest('GET', '/api/auth/me', undefined, { headers })).status).toBe(200);
  app.now = new Date(app.now.getTime() + 60_000);
  expect(await opens(token)).toBe(false);
});

it.each([
  ['that nobody made', () => `parda_pat_${'a'.repeat(43)}`],
  ['with another end', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ['without its secret', () => 'parda_pat_'],
  ['with something behind', (token: string) => `${token} x`],
  ['in other letters', (token: string) => token.toUpperCase()],
])('does not count %s', async (_what, changed) => {
  const token = await grant(app, await owner(), MINE);
  expect(await opens(changed(token))).toBe(false);
});

it('reads what guests read once it has ended', async () => {
  const token = await grant(app, await owner(), MINE);
  await app.em.nativeDelete(AccessToken, {});
  const { status, headers } = await app.viaRest('GET', '/api/products', undefined, { token });
  expect([status, headers.get('X-Session')]).toEqual([200, 'ended']);
});

describe('it ends with', () => {
  it('a change of the password', async () => {
    const user = await owner({ passwordHash: await hashPassword('old secret') });
    const token = await grant(app, user, MINE);
    const { token: session } = await app.signedIn(user);
    const body = { oldPassword: 'old secret', newPassword: 'new secret' };
    expect((await app.viaRest('PUT', '/api/auth/password', body, { token: session })).status).toBe(200);
    expect(await opens(token)).toBe(false);
  });

  it('a password that is reset through a mailed link', async () => {
    const user = await owner({ emailConfirmedAt: new Date() });
    const token = await grant(app, user, MINE);
    await app.viaRest('POST', '/api/auth/password-reset', { email: user.email });
    await app.settle();
    const [, secret] = /reset-password\/([\w-]+)/.exec(app.mailer.sent[0]!.text)!;
    const body = { token: secret, newPassword: 'new secret' };
    expect((await app.viaRest('POST', '/api/auth/reset-password', body)).status).toBe(200);
    expect(await opens(token)).toBe(false);
  });

  it('the account', async () => {
    const user = await owner();
    const token = await grant(app, user, MINE);
    const { token: session } = await app.admin();
    expect((await app.viaRest('DELETE', `/api/admin/users/${user.id}`, undefined, { token: session })).status).toBe(
      200,
    );
    expect(await opens(token)).toBe(false);
  });

  it('no logout', async () => {
    const { user, token: session } = await app.signedIn();
    const token = await grant(app, user, MINE);
    await app.viaRest('POST', '/api/auth/logout', undefined, { token: session });
    expect(await opens(token)).toBe(true);
  });
});

it('notes when it was last used, once a minute', async () => {
  const user = await owner();
  const token = await grant(app, user, MINE);
  const noted = async () => (await app.em.findOneOrFail(AccessToken, { user: user.id })).lastUsedAt;
  const first = app.now;
  await opens(token);
  await expect.poll(noted).toEqual(first);
  app.now = new Date(first.getTime() + 59_999);
  const statements = await app.statementsOf(() => opens(token));
  expect(statements.filter(({ sql }) => sql.startsWith('update "access_token"'))).toEqual([]);
  app.now = new Date(first.getTime() + 60_000);
  await opens(token);
  await expect.poll(noted).toEqual(app.now);
});
