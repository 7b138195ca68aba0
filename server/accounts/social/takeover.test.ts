import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { SocialProvider } from '../../core/config/config.js';
import { socialTestApp } from '../../testing/socialApp.js';
import { OneTimeToken, SocialIdentity, TokenPurpose, User } from '../entity.js';
import { issueToken } from '../signIn/oneTimeToken.js';

/**
 * A stranger registers with somebody's address, never confirms it, and waits for the owner to come by a provider and fill
 * the account.
 */
const { app, others, doors, codeFrom, connect } = socialTestApp();
const { GOOGLE, FACEBOOK } = SocialProvider;

const NOTICE =
  'This account had a password that was never confirmed by email. For your safety it was removed; you can set a new one in your settings.';

const register = async () => {
  const { body } = await app.viaRest<{ token: string; user: User }>('POST', '/api/auth/register', {
    username: 'stranger',
    name: 'A stranger',
    email: 'sita@example.com',
    password: 'known to the stranger',
  });
  return body;
};

describe.each(Object.entries(doors))('the owner of an address who signs in through %s', (_name, signIn) => {
  let stranger: { token: string; user: User };
  beforeEach(async () => {
    stranger = await register();
    await app.settle();
  });

  it('gets the account, and every way in of the stranger is closed', async () => {
    const user = await app.em.findOneOrFail(User, { id: stranger.user.id });
    const purpose = TokenPurpose.PASSWORD_RESET;
    await issueToken(app.ctx(), { purpose, minutes: 60, user });
    expect(await app.em.count(OneTimeToken, { user: user.id })).toBe(2);

    const { user: owner, notice, token } = await signIn(GOOGLE, await codeFrom(GOOGLE));

    expect([owner!.id, notice]).toEqual([user.id, NOTICE]);
    expect(await app.em.findOneOrFail(User, { id: user.id })).toMatchObject({
      passwordHash: null,
      emailConfirmedAt: expect.any(Date),
    });
    expect(await app.em.count(OneTimeToken)).toBe(0);
    const me = (session: string) => app.viaRest('GET', '/api/auth/me', undefined, { token: session });
    expect((await me(stranger.token)).status).toBe(401);
    expect((await me(token!)).status).toBe(200);
    const password = { email: 'sita@example.com', password: 'known to the stranger' };
    expect((await app.viaRest('POST', '/api/auth/login', password)).status).toBe(401);
    await app.settle();
    const log = await app.em.find(ActivityLog, { userId: user.id });
    expect(log.map(({ actionType, description }) => `${actionType} ${description}`)).toEqual(
      expect.arrayContaining(['USER_PASSWORD_CHANGE Password removed.', 'USER_SOCIAL_LOGIN Signed in with google.']),
    );
  });

  it('is told once', async () => {
    await signIn(GOOGLE, await codeFrom(GOOGLE));
    expect((await signIn(GOOGLE, await codeFrom(GOOGLE))).notice ?? null).toBeNull();
  });

  it("takes the stranger's own connection away, and can connect the same provider", async () => {
    await connect(await app.em.findOneOrFail(User, { id: stranger.user.id }), { google: "the stranger's" });
    const { user } = await signIn(GOOGLE, await codeFrom(GOOGLE));
    expect(user!.id).toBe(stranger.user.id);
    const identities = await app.em.findAll(SocialIdentity);
    expect(identities.map(({ subject }) => subject)).toEqual(['110248495921238986420']);
  });

  it('is left alone once the address was confirmed', async () => {
    await app.em.nativeUpdate(User, { id: stranger.user.id }, { emailConfirmedAt: app.now });
    const { notice } = await signIn(GOOGLE, await codeFrom(GOOGLE));
    expect(notice ?? null).toBeNull();
    expect((await app.em.findOneOrFail(User, { id: stranger.user.id })).passwordHash).not.toBeNull();
    const me = await app.viaRest('GET', '/api/auth/me', undefined, { token: stranger.token });
    expect(me.status).toBe(200);
  });

  it('is told nothing of a password that never was', async () => {
    others.facebook = { id: "the stranger's", name: 'A stranger', email: 'gita@example.com' };
    const waiting = await signIn(FACEBOOK, await codeFrom(FACEBOOK));
    await app.em.nativeUpdate(User, { id: stranger.user.id }, { email: 'other@example.com' });
    await app.em.nativeUpdate(User, { id: waiting.user!.id }, { email: 'sita@example.com' });
    const { user, notice } = await signIn(GOOGLE, await codeFrom(GOOGLE));
    expect([user!.id, notice ?? null]).toEqual([waiting.user!.id, null]);
    expect((await app.em.findAll(SocialIdentity)).map(({ provider }) => provider)).toEqual([GOOGLE]);
    const me = await app.viaRest('GET', '/api/auth/me', undefined, { token: waiting.token! });
    expect(me.status).toBe(401);
  });
});
