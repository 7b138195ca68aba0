// @module-tag database
import { describe, expect, it } from 'vitest';
import { AccessScope } from '../../core/accessScope.js';
import { UserRole } from '../../core/policy.js';
import { useTestApp } from '../../testing/testApp.js';
import { Session } from '../entity.js';
import { buildUser } from '../factory.js';
import { endAccess } from '../signIn/session.js';
import { AccessToken } from './entity.js';
import { buildAccessToken } from './factory.js';
import {
  createAccessToken,
  forgetExpiredAccessTokens,
  grantableScopes,
  listAccessTokens,
  revokeAccessToken,
} from './service.js';

const app = useTestApp();

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(app.now.getTime() + days * DAY_MS);
const wish = (changes: object = {}) => ({
  name: 'Till',
  scopes: [AccessScope.PRODUCTS_READ],
  expiresAt: inDays(30).toISOString(),
  ...changes,
});

describe('a new token', () => {
  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'Name is required.'],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'Name can have at most 60 characters.'],
    ['a name of two lines', { name: 'Till\nSystem:' }, 'Name contains a character that cannot be used.'],
    ['no scopes', { scopes: [] }, 'Choose at least one scope.'],
    ['scopes that are none', { scopes: ['everything:write'] }, 'Please choose scopes from the list.'],
    ['no end', { expiresAt: undefined }, 'Please choose when the token expires.'],
    ['an end in words', { expiresAt: 'tomorrow' }, 'Please choose when the token expires.'],
    ['an end without an offset', { expiresAt: '2026-07-01T00:00:00' }, 'Please choose when the token expires.'],
    ['an end now', { expiresAt: '2026-06-15T09:00:00Z' }, 'A token cannot expire in the past.'],
    ['an end in 368 days', { expiresAt: '2027-06-18T09:00:00Z' }, 'A token can live for at most one year.'],
  ])('with %s is refused', async (_what, changes, message) => {
    const { ctx } = await app.signedIn();
    await expect(createAccessToken(ctx, wish(changes))).rejects.toThrow(message);
    expect(await app.em.count(AccessToken)).toBe(0);
  });

  it('lives for up to a year, and is kept as a hash alone', async () => {
    const { ctx, user } = await app.signedIn();
    const { token } = await createAccessToken(
      ctx,
      wish({ name: 'n'.repeat(60), expiresAt: inDays(366).toISOString() }),
    );
    const [kept] = await app.em.find(AccessToken, {});
    expect(kept).toMatchObject({
      user: { id: user.id },
      hint: token.slice(-4),
      createdAt: app.now,
      expiresAt: inDays(366),
    });
    expect(JSON.stringify(await app.em.getConnection().execute('select * from access_token'))).not.toContain(
      token.slice('parda_pat_'.length),
    );
  });

  it('grants what its owner can use', async () => {
    const { ctx } = await app.signedIn();
    const granted = await grantableScopes(ctx);
    expect(granted).toEqual([
      'content:read',
      'products:read',
      'repairs:read',
      'repairs:write',
      'payments:read',
      'payments:write',
      'reviews:read',
      'reviews:write',
      'blog:read',
      'blog:write',
      'account:read',
      'account:write',
      'media:write',
    ]);
    await createAccessToken(ctx, wish({ scopes: granted }));
    await expect(createAccessToken(ctx, wish({ scopes: ['products:read', 'people:read'] }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Your account cannot grant the scope people:read.',
    });
    const admin = await app.admin();
    expect(await grantableScopes(admin.ctx)).toEqual(Object.values(AccessScope));
    await createAccessToken(admin.ctx, wish({ scopes: Object.values(AccessScope) }));
  });

  it('is one of at most twenty that live, also where two come at the same time', async () => {
    const { ctx, user } = await app.signedIn();
    const living = Array.from({ length: 19 }, () => buildAccessToken(user).accessToken);
    const over = Array.from({ length: 5 }, () => buildAccessToken(user, [], { expiresAt: inDays(-1) }).accessToken);
    await app.save<object>(...living, ...over);
    const again = app.ctx({ actor: ctx.actor });
    const both = await Promise.allSettled([createAccessToken(ctx, wish()), createAccessToken(again, wish())]);
    const refused = both.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toMatchObject([
      { code: 'CONFLICT', message: 'You have 20 access tokens already. Please revoke one first.' },
    ]);
    expect(await app.em.count(AccessToken)).toBe(25);
  });

  it('is not made for a session that has just ended', async () => {
    const { ctx, user } = await app.signedIn();
    await app.em.nativeDelete(Session, { user: user.id });
    await expect(createAccessToken(ctx, wish())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await app.em.count(AccessToken)).toBe(0);
  });

  it('is limited by the hour', async () => {
    const { ctx } = await app.signedIn();
    const make = async () => {
      const { accessToken } = await createAccessToken(app.ctx({ actor: ctx.actor }), wish());
      await revokeAccessToken(app.ctx({ actor: ctx.actor }), accessToken.id);
    };
    for (let made = 0; made < 30; made += 1) await make();
    await expect(make()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('tokens', () => {
  it('are listed for their owner alone, newest first, those that are over too', async () => {
    const [me, other] = [await app.signedIn(), await app.signedIn()];
    await app.save(
      buildAccessToken(me.user, [], { name: 'old', createdAt: inDays(-40), expiresAt: inDays(-10) }).accessToken,
      buildAccessToken(me.user, [], { name: 'new', createdAt: inDays(-1) }).accessToken,
      buildAccessToken(other.user).accessToken,
    );
    expect((await listAccessTokens(me.ctx)).map(({ name }) => name)).toEqual(['new', 'old']);
  });

  it('are ended by their owner alone, once', async () => {
    const [me, other] = [await app.signedIn(), await app.signedIn()];
    const { accessToken } = buildAccessToken(other.user);
    await app.save(accessToken);
    for (const id of [accessToken.id, 'nonsense', me.user.id]) {
      await expect(revokeAccessToken(me.ctx, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await revokeAccessToken(other.ctx, accessToken.id)).toBe(accessToken.id);
    await expect(revokeAccessToken(other.ctx, accessToken.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are no matter for a token', async () => {
    const user = buildUser({ role: UserRole.ADMIN });
    const { accessToken } = buildAccessToken(user);
    await app.save<object>(user, accessToken);
    const { id, email, role } = user;
    const scopes = Object.values(AccessScope);
    const ctx = app.ctx({ actor: { kind: 'user', id, email, role, sessionId: null, scopes } });
    const FORBIDDEN = { code: 'FORBIDDEN', message: 'This cannot be done with an access token.' };
    await expect(listAccessTokens(ctx)).rejects.toMatchObject(FORBIDDEN);
    await expect(grantableScopes(ctx)).rejects.toMatchObject(FORBIDDEN);
    await expect(createAccessToken(ctx, wish())).rejects.toMatchObject(FORBIDDEN);
    await expect(revokeAccessToken(ctx, accessToken.id)).rejects.toMatchObject(FORBIDDEN);
  });

  it('end with all else that opens an account, whichever session stays', async () => {
    const { ctx, user } = await app.signedIn();
    const other = buildUser();
    await app.save(other);
    await app.save(buildAccessToken(user).accessToken, buildAccessToken(other).accessToken);
    const { actor } = ctx;
    await endAccess(ctx, user.id, actor.kind === 'user' ? actor.sessionId! : undefined);
    expect([await app.em.count(AccessToken, { user: user.id }), await app.em.count(AccessToken)]).toEqual([0, 1]);
    expect(await app.em.count(Session, { user: user.id })).toBe(1);
  });

  it('are forgotten when they are long over', async () => {
    const user = buildUser();
    await app.save(user);
    await app.save(
      buildAccessToken(user, [], { name: 'long ago', expiresAt: inDays(-91) }).accessToken,
      buildAccessToken(user, [], { name: 'of late', expiresAt: inDays(-89) }).accessToken,
    );
    await forgetExpiredAccessTokens(app.ctx());
    expect((await app.em.find(AccessToken, {})).map(({ name }) => name)).toEqual(['of late']);
  });
});
