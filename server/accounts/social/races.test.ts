// @module-tag database
import { LockMode } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { SocialProvider } from '../../core/config/config.js';
import { socialTestApp } from '../../testing/socialApp.js';
import { OneTimeToken, Session, SocialIdentity, User } from '../entity.js';
import { buildUser } from '../factory.js';

/** What happens at the same time; the embedded database does it one after the other. */
const { app, doors, codeFrom, links, connect } = socialTestApp();
const { link, unlink, codeFor } = links;
const { GOOGLE, GITHUB, X } = SocialProvider;
const signIn = doors.GraphQL;

describe('at the same time', () => {
  it('the same newcomer three times gets one account', async () => {
    const codes = [await codeFrom(GOOGLE), await codeFrom(GOOGLE), await codeFrom(GOOGLE)];
    const outcomes = await Promise.all(codes.map((code) => signIn(GOOGLE, code)));
    expect(new Set(outcomes.map(({ user }) => user?.id)).size).toBe(1);
    expect(await app.em.count(User)).toBe(1);
    expect(await app.em.count(Session)).toBe(3);
    expect(await app.em.count(OneTimeToken)).toBe(0);
  });

  it('a newcomer who comes by two providers gets one account', async () => {
    const codes = { google: await codeFrom(GOOGLE), github: await codeFrom(GITHUB) };
    const outcomes = await Promise.all([signIn(GOOGLE, codes.google), signIn(GITHUB, codes.github)]);
    expect(new Set(outcomes.map(({ user }) => user?.id)).size).toBe(1);
    expect(await app.em.count(User)).toBe(1);
    expect(await app.em.count(SocialIdentity)).toBe(2);
  });

  it('one code counts once', async () => {
    const code = await codeFrom(GOOGLE);
    const outcomes = await Promise.all([1, 2, 3].map(() => signIn(GOOGLE, code)));
    expect(outcomes.filter(({ token }) => token)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'UNAUTHENTICATED')).toHaveLength(2);
  });

  it('one of two people connects the same account elsewhere', async () => {
    const [one, other] = [await app.signedIn(), await app.signedIn()];
    const codes = [await codeFor(one.token), await codeFor(other.token)] as const;
    const outcomes = await Promise.all([link(codes[0], one.token), link(codes[1], other.token)]);
    expect(outcomes).toContainEqual(expect.objectContaining({ linkedProviders: ['GOOGLE'] }));
    expect(outcomes).toContainEqual({
      code: 'CONFLICT',
      message: 'This account is already connected to somebody else.',
    });
  });

  it('one of the last two ways in is left', async () => {
    const { user, token } = await app.signedIn();
    await connect(user, { google: '1', x: '1' });
    const outcomes = await Promise.all([unlink(GOOGLE, token), unlink(X, token)]);
    expect(outcomes).toContainEqual(expect.objectContaining({ code: 'CONFLICT' }));
    expect(await app.em.count(SocialIdentity)).toBe(1);
  });
});

describe('while an account is given to the owner of its address', () => {
  let stranger: { user: User; token: string };
  beforeEach(async () => {
    stranger = await app.signedIn(buildUser({ passwordHash: 'a hash' }));
  });

  /** Closes the stranger's ways in, and lets the stranger come while that is not yet done. */
  async function handingOver<T>(comes: () => Promise<T>): Promise<T> {
    const user = stranger.user.id;
    const { coming } = await app.em.transactional(async (em) => {
      await em.findOneOrFail(User, { id: user }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      await em.nativeDelete(Session, { user });
      await em.nativeDelete(SocialIdentity, { user });
      const coming = comes();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { coming };
    });
    return coming;
  }

  it('the stranger signs in to it no more', async () => {
    await link(await codeFor(stranger.token), stranger.token);
    const code = await codeFrom(GOOGLE);
    const { user } = await handingOver(() => signIn(GOOGLE, code));
    expect(user?.id).not.toBe(stranger.user.id);
    expect(await app.em.count(Session, { user: stranger.user.id })).toBe(0);
  });

  it('the stranger connects nothing more to it', async () => {
    const code = await codeFor(stranger.token);
    expect(await handingOver(() => link(code, stranger.token))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await app.em.count(SocialIdentity)).toBe(0);
  });
});
