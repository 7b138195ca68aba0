import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { AccessScope } from '../../core/accessScope.js';
import { StoredEvent } from '../../core/events.js';
import { UserRole } from '../../core/policy.js';
import { buildInboxMessage } from '../../inbox/factory.js';
import { Notification } from '../../notifications/entity.js';
import { buildProduct } from '../../products/factory.js';
import { buildReview } from '../../reviews/factory.js';
import { grant } from '../../testing/accessTokens.js';
import { useTestApp } from '../../testing/testApp.js';
import { User } from '../entity.js';
import { buildUser } from '../factory.js';

/** What a program with a token may, at each door; what every single field and call asks is tried in access.test.ts. */

const app = useTestApp();
// the expiry of a session is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const as = (token: string) => ({ token });

describe('a token', () => {
  it('opens its scopes at both doors, and names the one that it lacks', async () => {
    const user = buildUser();
    await app.save<object>(user, buildProduct());
    const token = await grant(app, user, [AccessScope.PRODUCTS_READ]);
    expect((await app.viaRest<unknown[]>('GET', '/api/products', undefined, as(token))).body).toHaveLength(1);
    const asked = await app.viaGraphql('{ products { totalCount } }', {}, as(token));
    expect([asked.status, asked.data]).toEqual([200, { products: { totalCount: 1 } }]);

    const message = 'This token lacks the scope reviews:read.';
    const refused = await app.viaRest('GET', '/api/reviews', undefined, as(token));
    expect([refused.status, refused.body]).toEqual([403, { code: 'FORBIDDEN', message }]);
    const nested = await app.viaGraphql('{ products { edges { node { rating { count } } } } }', {}, as(token));
    expect([nested.status, nested.data, nested.errors]).toEqual([
      403,
      undefined,
      [{ message, extensions: { code: 'FORBIDDEN' }, path: ['rating'] }],
    ]);
    expect(refused.headers.get('X-Session')).toBeNull();
  });

  it('changes nothing before it is refused', async () => {
    const admin = buildUser({ role: UserRole.ADMIN });
    const product = buildProduct();
    await app.save<object>(admin, product);
    const token = await grant(app, admin, [AccessScope.PRODUCTS_WRITE, AccessScope.BLOG_READ]);
    const both = 'mutation ($id: ID!) { deleteProduct(id: $id) deleteReview(id: $id) }';
    const { errors } = await app.viaGraphql(both, { id: product.id }, as(token));
    expect(errors![0]!.message).toBe('This token lacks the scope reviews:write.');
    expect(await app.em.count(StoredEvent)).toBe(0);
    expect((await app.viaRest('DELETE', `/api/admin/products/${product.id}`, undefined, as(token))).status).toBe(200);
  });

  it('gives no right that its owner has lost', async () => {
    const admin = buildUser({ role: UserRole.ADMIN });
    await app.save(admin);
    const token = await grant(app, admin, [AccessScope.INBOX_READ]);
    const read = async () => (await app.viaGraphql('{ newInboxCount }', {}, as(token))).errors?.[0]?.extensions.code;
    expect(await read()).toBeUndefined();
    await app.em.nativeUpdate(User, { id: admin.id }, { role: UserRole.USER });
    expect(await read()).toBe('FORBIDDEN');
  });

  it('uploads only with its scope', async () => {
    const user = buildUser();
    await app.save(user);
    const upload = async (scope: AccessScope) => {
      const token = await grant(app, user, [scope]);
      const body = new FormData();
      body.set('upload_preset', 'nonsense');
      const headers = { Authorization: `Bearer ${token}` };
      return (await fetch(`${app.url}/media/parda/image/upload`, { method: 'POST', body, headers })).status;
    };
    expect(await upload(AccessScope.CONTENT_WRITE)).toBe(403);
    expect(await upload(AccessScope.MEDIA_WRITE)).toBe(400);
  });
});

describe("the inbox in the legacy client's reviews", () => {
  const MESSAGE = {
    targetId: 'contact-form-submission',
    targetType: 'general',
    subject: 'Hours',
    comment: 'Are you open?',
    rating: 5,
    authorName: 'Sita',
    authorEmail: 'sita@example.com',
  };

  it('is read, written and deleted only with its own scopes', async () => {
    const admin = buildUser({ role: UserRole.ADMIN });
    const message = buildInboxMessage();
    await app.save<object>(admin, message, buildReview());
    const call = async (method: string, path: string, body: unknown, ...scopes: AccessScope[]) =>
      app.viaRest<unknown[]>(method, `/api${path}`, body, as(await grant(app, admin, scopes)));
    const { REVIEWS_READ, REVIEWS_WRITE, INBOX_READ, INBOX_WRITE } = AccessScope;

    expect((await call('GET', '/reviews', undefined, REVIEWS_READ)).body).toHaveLength(1);
    expect((await call('GET', '/reviews', undefined, REVIEWS_READ, INBOX_READ)).body).toHaveLength(2);
    expect((await call('POST', '/reviews', MESSAGE, REVIEWS_WRITE)).status).toBe(403);
    expect((await call('POST', '/reviews', MESSAGE, REVIEWS_WRITE, INBOX_WRITE)).status).toBe(201);
    const path = `/admin/reviews/${message.id}`;
    expect((await call('DELETE', path, undefined, REVIEWS_WRITE)).status).toBe(403);
    expect((await call('DELETE', path, undefined, REVIEWS_WRITE, INBOX_WRITE)).status).toBe(200);
  });
});

describe('an admin behind a token with people:write', () => {
  const NO_ADMINS = 'An access token cannot manage the account of an admin.';

  async function prepare() {
    const [owner, other, customer] = [
      buildUser({ role: UserRole.ADMIN }),
      buildUser({ role: UserRole.ADMIN }),
      buildUser(),
    ];
    await app.save(owner, other, customer);
    const token = await grant(app, owner, [AccessScope.PEOPLE_WRITE, AccessScope.PEOPLE_READ]);
    const send = async (method: string, path: string, body?: unknown) => {
      const answer = await app.viaRest<{ message: string }>(method, `/api/admin/users${path}`, body, as(token));
      return answer.status < 300 ? answer.status : answer.body.message;
    };
    return { owner, other, customer, token, send };
  }

  it('looks after customers', async () => {
    const { customer, send } = await prepare();
    const hari = { username: 'hari', email: 'hari@example.com', password: 'secret' };
    expect(await send('POST', '', hari)).toBe(201);
    expect(await send('PUT', `/${customer.id}`, { name: 'Sita Gurung' })).toBe(200);
    expect(await send('DELETE', `/${customer.id}`)).toBe(200);
  });

  it('comes by no more rights over the account of an admin', async () => {
    const { owner, other, customer, token, send } = await prepare();
    const hari = { username: 'hari', email: 'hari@example.com', password: 'secret', role: 'ADMIN' };
    expect(await send('POST', '', hari)).toBe(NO_ADMINS);
    expect(await send('PUT', `/${customer.id}`, { role: 'ADMIN' })).toBe(NO_ADMINS);
    for (const admin of [owner, other]) {
      expect(await send('PUT', `/${admin.id}`, { email: 'mine@example.com' })).toBe(NO_ADMINS);
      expect(await send('PUT', `/${admin.id}`, { role: 'USER' })).toBe(NO_ADMINS);
      expect(await send('DELETE', `/${admin.id}`)).toBe(NO_ADMINS);
    }
    const ABILITIES = 'query ($id: ID!) { user(id: $id) { abilities { delete changeRole changeEmail } } }';
    expect((await app.viaGraphql(ABILITIES, { id: other.id }, as(token))).data).toEqual({
      user: { abilities: { delete: false, changeRole: false, changeEmail: false } },
    });
    const RESET = 'mutation ($id: ID!) { sendPasswordReset(id: $id) }';
    expect((await app.viaGraphql(RESET, { id: other.id }, as(token))).errors?.[0]?.message).toBe(NO_ADMINS);
    expect(await app.em.count(User, { role: UserRole.ADMIN })).toBe(2);
  });
});

describe('the owner', () => {
  const CREATE = `mutation ($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) { token accessToken { id name hint scopes isExpired lastUsedAt expiresAt } }
  }`;
  interface Created {
    createAccessToken: { token: string; accessToken: { id: string; hint: string; scopes: string[] } };
  }
  const inDays = (days: number) => new Date(app.now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();

  it('makes one, which is shown once, uses it, finds it in the list, and ends it', async () => {
    const { token: session, user } = await app.signedIn();
    const input = { name: 'Till', scopes: ['ACCOUNT_READ', 'PRODUCTS_READ', 'ACCOUNT_READ'], expiresAt: inDays(30) };
    const { data } = await app.viaGraphql<Created>(CREATE, { input }, as(session));
    const { token, accessToken } = data.createAccessToken;
    expect(token).toMatch(/^parda_pat_[\w-]{43}$/);
    const kept = {
      id: accessToken.id,
      name: 'Till',
      hint: token.slice(-4),
      scopes: ['PRODUCTS_READ', 'ACCOUNT_READ'],
      isExpired: false,
      lastUsedAt: null,
      expiresAt: input.expiresAt,
    };
    expect(accessToken).toEqual(kept);
    expect((await app.viaRest<User>('GET', '/api/auth/me', undefined, as(token))).body).toMatchObject({ id: user.id });

    const LIST = '{ myAccessTokens { id lastUsedAt } grantableScopes }';
    await expect
      .poll(async () => (await app.viaGraphql(LIST, {}, as(session))).data)
      .toMatchObject({ myAccessTokens: [{ id: accessToken.id, lastUsedAt: app.now.toISOString() }] });
    const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(id: $id) }';
    const { data: revoked } = await app.viaGraphql(REVOKE, { id: accessToken.id }, as(session));
    expect(revoked).toEqual({ revokeAccessToken: accessToken.id });
    const { status, headers } = await app.viaRest('GET', '/api/auth/me', undefined, as(token));
    expect([status, headers.get('X-Session')]).toEqual([401, 'ended']);
  });

  it('is told that it was made, and the log holds no secret', async () => {
    const { token: session, user } = await app.signedIn();
    const input = { name: 'Till', scopes: ['PRODUCTS_READ'], expiresAt: inDays(30) };
    const { data } = await app.viaGraphql<Created>(CREATE, { input }, as(session));
    const { token, accessToken } = data.createAccessToken;
    await app.viaGraphql('mutation ($id: ID!) { revokeAccessToken(id: $id) }', { id: accessToken.id }, as(session));
    await app.settle();
    const lines = await app.em.find(ActivityLog, {}, { orderBy: { timestamp: 'asc', actionType: 'asc' } });
    expect(
      lines.map(({ actionType, description, userId, targetId }) => [actionType, description, userId, targetId]),
    ).toEqual([
      ['ACCESS_TOKEN_CREATE', 'Access token made: Till (products:read).', user.id, accessToken.id],
      ['ACCESS_TOKEN_REVOKE', 'Access token revoked: Till.', user.id, accessToken.id],
    ]);
    const notices = await app.em.find(Notification, { user: user.id });
    expect(notices).toMatchObject([
      {
        title: 'New access token',
        message: 'A new access token was made for your account: Till',
        link: '/settings/tokens',
      },
    ]);
    const kept = JSON.stringify([lines, notices, await app.em.find(StoredEvent, {})]);
    expect(kept).not.toContain(token.slice('parda_pat_'.length));
  });
});
