// @module-tag database
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { SocialProvider } from '../../core/config/config.js';
import { UserRole } from '../../core/policy.js';
import { socialTestApp } from '../../testing/socialApp.js';
import { SocialIdentity, User } from '../entity.js';
import { buildUser } from '../factory.js';

const { app, google, others, doors, codeFrom } = socialTestApp();
const { GOOGLE, FACEBOOK, X, GITHUB } = SocialProvider;

const PASSWORD_FIRST = 'Sign in with your password first.';
const actions = async () =>
  (await app.em.find(ActivityLog, {}, { orderBy: { id: 'asc' } })).map(({ actionType }) => actionType);

describe.each(Object.entries(doors))('a sign-in through %s', (_name, signIn) => {
  describe('of a newcomer', () => {
    it('opens an account whose address the provider vouches for', async () => {
      const { token, user, notice } = await signIn(GOOGLE, await codeFrom(GOOGLE), { language: 'ne' });
      expect(token).toBeTruthy();
      expect(notice ?? null).toBeNull();
      await app.settle();
      expect(await app.em.findOneOrFail(User, { id: user!.id })).toMatchObject({
        email: 'sita@example.com',
        emailConfirmedAt: expect.any(Date),
        passwordHash: null,
        role: UserRole.USER,
        preferences: { language: 'ne' },
      });
      expect(app.mailer.sent).toMatchObject([{ to: 'sita@example.com', subject: 'पर्दामा स्वागत छ' }]);
      expect((await actions()).toSorted()).toEqual(['USER_REGISTER', 'USER_SOCIAL_LOGIN']);
    });

    it('mails a link to an address that nobody vouches for', async () => {
      const { user } = await signIn(FACEBOOK, await codeFrom(FACEBOOK));
      await app.settle();
      expect(await app.em.findOneOrFail(User, { id: user!.id })).toMatchObject({ emailConfirmedAt: null });
      expect(app.mailer.sent).toMatchObject([{ to: 'sita@example.com', subject: 'Confirm your email address' }]);
    });

    it.each([GOOGLE, GITHUB])('does not take an address as proven that %s has not checked', async (provider) => {
      google.person = { ...google.person, email_verified: false };
      others.github.emails = [
        { email: 'sita@example.com', primary: true, verified: false },
        { email: 'other@example.com', primary: false, verified: true },
      ];
      const { user } = await signIn(provider, await codeFrom(provider));
      expect(await app.em.findOneOrFail(User, { id: user!.id })).toMatchObject({
        email: 'sita@example.com',
        emailConfirmedAt: null,
      });
    });

    it.each(['true', undefined, 'false', 0, null])('reads %j as Google may write it', async (verified) => {
      google.person = { ...google.person, email_verified: verified };
      const { user } = await signIn(GOOGLE, await codeFrom(GOOGLE));
      const { emailConfirmedAt } = await app.em.findOneOrFail(User, { id: user!.id });
      expect(emailConfirmedAt !== null).toBe(verified === 'true');
    });

    it.each([undefined, '', '  '])('asks for the address that the provider does not tell, given %j', async (email) => {
      const code = await codeFrom(X);
      const refusal = await signIn(X, code, { email });
      expect(refusal).toMatchObject({ code: 'BAD_INPUT', message: 'Please enter your email.' });
      expect(refusal.fields).toEqual({ email: 'Please enter your email.' });
      const { user } = await signIn(X, code, { email: ' Sita@Example.com ' });
      expect(user).toMatchObject({ email: 'Sita@Example.com' });
      await app.settle();
      expect(app.mailer.sent).toMatchObject([{ to: 'Sita@Example.com' }]);
      expect((await signIn(X, code)).code).toBe('UNAUTHENTICATED');
    });

    it('refuses an address that is none, and takes the next', async () => {
      const code = await codeFrom(X);
      expect(await signIn(X, code, { email: 'nonsense' })).toMatchObject({
        code: 'BAD_INPUT',
        message: 'Please enter a valid email address.',
        fields: { email: 'Please enter a valid email address.' },
      });
      expect((await signIn(X, code, { email: 'sita@example.com' })).token).toBeTruthy();
    });

    it('believes the provider more than the person', async () => {
      const { user } = await signIn(GOOGLE, await codeFrom(GOOGLE), { email: 'other@example.com' });
      expect(user!.email).toBe('sita@example.com');
    });

    it.each([
      ['Sita Sharma', /^sita_sharma_\d{5}$/],
      ['सीता शर्मा', /^user_\d{5}$/],
      ['Élodie  D’Arc-Łuk!', /^elodie_d_arc_uk_\d{5}$/],
      ['Admin', /^admin_\d{5}$/],
      ['Li', /^li_\d{5}$/],
      [undefined, /^sita_\d{5}$/],
      ['  ', /^sita_\d{5}$/],
      ['x'.repeat(300), /^x{30}_\d{5}$/],
    ])('calls %j by a name that fits the rules', async (name, expected) => {
      google.person = { ...google.person, name };
      const { user } = await signIn(GOOGLE, await codeFrom(GOOGLE));
      expect(user!.username).toMatch(expected);
    });

    it('gives two people of one name an account each', async () => {
      await signIn(GOOGLE, await codeFrom(GOOGLE));
      google.person = { ...google.person, sub: '2', email: 'another.sita@example.com' };
      expect((await signIn(GOOGLE, await codeFrom(GOOGLE))).token).toBeTruthy();
      expect(await app.em.count(User)).toBe(2);
    });

    it.each(['http://pictures.example/sita.png', 'javascript:alert(1)', '/media/x.png', 'data:image/png;base64,x'])(
      'leaves out a picture at %s',
      async (picture) => {
        google.person = { ...google.person, picture };
        const { user } = await signIn(GOOGLE, await codeFrom(GOOGLE));
        expect(user!.profilePictureUrl).toBeNull();
      },
    );

    it.each([
      ['Sita\nSharma', 'Sita Sharma'],
      ['  Sita\u2028\u202eSharma\t', 'Sita Sharma'],
      ['📺'.repeat(70), '📺'.repeat(60)],
      ['\u200b\n', null],
    ])('keeps %j as a name in one line', async (name, kept) => {
      google.person = { ...google.person, name };
      expect((await signIn(GOOGLE, await codeFrom(GOOGLE))).user).toMatchObject({ name: kept });
    });

    it('leaves out what cannot be kept', async () => {
      google.person = { ...google.person, name: 'Si\u0000ta', email: 'no address' };
      const code = await codeFrom(GOOGLE);
      expect((await signIn(GOOGLE, code)).code).toBe('BAD_INPUT');
      expect((await signIn(GOOGLE, code, { email: 'sita@example.com' })).user).toMatchObject({ name: null });
    });
  });

  describe('of somebody whose address has an account', () => {
    let owner: User;
    beforeEach(async () => {
      [owner] = (await app.save(
        buildUser({ email: 'Sita@example.com', passwordHash: 'a hash', emailConfirmedAt: app.now }),
      )) as [User];
    });

    it('connects that account if the provider vouches for the address', async () => {
      const { user, notice } = await signIn(GOOGLE, await codeFrom(GOOGLE));
      expect([user!.id, notice ?? null]).toEqual([owner.id, null]);
      expect(await app.em.findOneOrFail(User, { id: owner.id })).toMatchObject({ passwordHash: 'a hash' });
      expect(await app.em.findAll(SocialIdentity)).toMatchObject([{ provider: GOOGLE, user: { id: owner.id } }]);
      await app.settle();
      expect((await actions()).toSorted()).toEqual(['USER_PROFILE_UPDATE', 'USER_SOCIAL_LOGIN']);
    });

    it.each([
      ['the provider does not vouch for', FACEBOOK, undefined],
      ['was only typed', X, 'SITA@example.com'],
    ])('refuses an address that %s', async (_what, provider, email) => {
      const refusal = await signIn(provider, await codeFrom(provider), { email });
      expect(refusal).toMatchObject({ code: 'CONFLICT', message: PASSWORD_FIRST, fields: { email: PASSWORD_FIRST } });
      expect(await app.em.count(SocialIdentity)).toBe(0);
    });

    it('refuses another account of a provider that is connected already', async () => {
      await signIn(GOOGLE, await codeFrom(GOOGLE));
      google.person = { ...google.person, sub: 'another' };
      expect(await signIn(GOOGLE, await codeFrom(GOOGLE))).toMatchObject({ code: 'CONFLICT', message: PASSWORD_FIRST });
      expect(await app.em.count(SocialIdentity)).toBe(1);
    });

    it("never takes over an admin's account by an address", async () => {
      const { em } = app;
      await em.nativeUpdate(User, { id: owner.id }, { role: UserRole.ADMIN });
      expect(await signIn(GOOGLE, await codeFrom(GOOGLE))).toMatchObject({ code: 'CONFLICT', message: PASSWORD_FIRST });
      expect(await app.em.count(SocialIdentity)).toBe(0);
    });

    it('lets an admin in who has connected the provider himself', async () => {
      await signIn(GOOGLE, await codeFrom(GOOGLE));
      await app.em.nativeUpdate(User, { id: owner.id }, { role: UserRole.ADMIN });
      expect((await signIn(GOOGLE, await codeFrom(GOOGLE))).user).toMatchObject({ id: owner.id, role: 'ADMIN' });
    });
  });

  it.each([
    [GOOGLE, undefined],
    [X, 'ADMIN@example.com'],
  ])("refuses the main admin's address, vouched for by %s or typed", async (provider, email) => {
    google.person = { ...google.person, email: 'Admin@Example.com' };
    const refusal = await signIn(provider, await codeFrom(provider), { email });
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: PASSWORD_FIRST });
    expect(await app.em.count(User)).toBe(0);
  });

  describe('takes a code', () => {
    it('once', async () => {
      const code = await codeFrom(GOOGLE);
      await signIn(GOOGLE, code);
      const refusal = await signIn(GOOGLE, code);
      expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Social login with Google failed.' });
    });

    it('for two minutes', async () => {
      const code = await codeFrom(GOOGLE);
      app.now = new Date(app.now.getTime() + 2 * 60_000);
      expect((await signIn(GOOGLE, code)).code).toBe('UNAUTHENTICATED');
    });

    it('of its own provider', async () => {
      const code = await codeFrom(GOOGLE);
      const refusal = await signIn(GITHUB, code);
      expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Social login with GitHub failed.' });
      expect(others.asked).toEqual([]);
    });

    it.each(['parda_', 'parda_x', 'parda_\u0000'])('that it knows, and not %j', async (code) => {
      expect((await signIn(GOOGLE, code)).code).toBe('UNAUTHENTICATED');
    });
  });

  it('knows nothing of an account that was deleted', async () => {
    const first = await signIn(GOOGLE, await codeFrom(GOOGLE));
    await app.em.nativeDelete(User, { id: first.user!.id });
    const second = await signIn(GOOGLE, await codeFrom(GOOGLE));
    expect(second.user!.id).not.toBe(first.user!.id);
    expect(await app.em.count(SocialIdentity)).toBe(1);
  });
});
