import { ref } from '@mikro-orm/core';
import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { SocialProvider } from '../../core/config/config.js';
import { StoredEvent } from '../../core/events.js';
import { DeliveryError } from '../../infra/mail/mailer.js';
import { useTestApp } from '../../testing/testApp.js';
import { OneTimeToken, Session, SocialIdentity, User } from '../entity.js';
import { buildUser } from '../factory.js';
import { hashPassword } from './password.js';

const app = useTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const sita = async () =>
  buildUser({ username: 'sita', email: 'sita@example.com', passwordHash: await hashPassword('the old one') });

const signIn = async (password: string) =>
  (await app.viaRest('POST', '/api/auth/login', { email: 'sita', password })).status;

/** Typed on one keyboard and on another: 'café ज़ 12', composed and not. */
const COMPOSED = 'caf\u00e9 \u095b 12';
const APART = 'cafe\u0301 \u091c\u093c 12';

describe('a password with marks', () => {
  it.each([
    [COMPOSED, APART],
    [APART, COMPOSED],
  ])('chosen as %j is also %j', async (chosen, typed) => {
    await app.save(buildUser({ username: 'sita', passwordHash: await hashPassword(chosen) }));
    expect(await Promise.all([chosen, typed, 'cafe 12'].map(signIn))).toEqual([200, 200, 401]);
  });

  it('that was hashed as it was typed goes on working, and from then on in either form', async () => {
    const [user] = await app.save(buildUser({ username: 'sita', passwordHash: await hash(COMPOSED) }));
    expect(await signIn(APART)).toBe(401);
    // two devices at the same time, one of which mends the hash
    expect(await Promise.all([signIn(COMPOSED), signIn(COMPOSED)])).toEqual([200, 200]);
    expect(await signIn(APART)).toBe(200);
    await app.em.refresh(user!);
    const { passwordHash } = user!;
    expect(await signIn(APART)).toBe(200);
    expect((await app.em.refresh(user!))!.passwordHash).toBe(passwordHash);
  });

  it('cannot be made of halves of characters, since they would all be alike', async () => {
    const { token } = await app.signedIn(await sita());
    const message = 'Password contains a character that cannot be used.';
    expect(await changing.REST({ oldPassword: 'the old one', newPassword: '\ud83dsecret' }, token)).toMatchObject({
      message,
    });
    await app.save(buildUser({ username: 'gita', passwordHash: await hash('\ufffdsecret') }));
    const { status } = await app.viaRest('POST', '/api/auth/login', { email: 'gita', password: '\ud83dsecret' });
    expect(status).toBe(401);
  });
});

const countsFor = async (token: string) =>
  (await app.viaRest('GET', '/api/auth/me', undefined, { token })).status === 200;

const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';

const changing = {
  GraphQL: async (input: object, token?: string) => {
    const { errors } = await app.viaGraphql(CHANGE, { input }, { token });
    return errors?.[0] && { message: errors[0].message, ...errors[0].extensions };
  },
  REST: async (input: object, token?: string) => {
    const { status, body } = await app.viaRest<object>('PUT', '/api/auth/password', input, { token });
    return status === 200 ? undefined : body;
  },
};

describe.each(Object.entries(changing))('changing the password through %s', (_name, change) => {
  it('keeps this session and ends all others', async () => {
    const { user, token: here } = await app.signedIn(await sita());
    const { token: there } = await app.signedIn(user);
    const { token: somebodyElses } = await app.signedIn();
    expect(await change({ oldPassword: 'the old one', newPassword: 'the new one' }, here)).toBeUndefined();
    expect(await Promise.all([here, there, somebodyElses].map(countsFor))).toEqual([true, false, true]);
    expect(await Promise.all(['the old one', 'the new one'].map(signIn))).toEqual([401, 200]);
    await app.settle();
    const lines = await app.em.find(ActivityLog, { actionType: 'USER_PASSWORD_CHANGE' });
    expect(lines).toMatchObject([{ userId: user.id, description: 'Password changed.' }]);
  });

  it.each([
    [
      'a wrong old one',
      { oldPassword: 'wrong', newPassword: 'the new one' },
      'oldPassword',
      'Your old password is not correct.',
    ],
    ['no old one', { oldPassword: '', newPassword: 'the new one' }, 'oldPassword', 'Please enter your old password.'],
    [
      'a short new one',
      { oldPassword: 'the old one', newPassword: '12345' },
      'newPassword',
      'New password must be at least 6 characters long.',
    ],
  ])('refuses %s, and signs nobody out', async (_what, input, field, message) => {
    const { token } = await app.signedIn(await sita());
    expect(await change(input, token)).toEqual({ code: 'BAD_INPUT', message, fields: { [field]: message } });
    expect(await countsFor(token)).toBe(true);
    expect(await signIn('the old one')).toBe(200);
  });

  it('asks a guest to log in', async () => {
    expect(await change({ oldPassword: 'a', newPassword: 'the new one' })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('cannot be used to guess the old one', async () => {
    const { token } = await app.signedIn(await sita());
    for (let tries = 0; tries < 10; tries++) await change({ oldPassword: 'wrong', newPassword: 'the new one' }, token);
    expect(await change({ oldPassword: 'the old one', newPassword: 'the new one' }, token)).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });
});

it('takes the old password under its other name, too', async () => {
  const { token } = await app.signedIn(await sita());
  expect(await changing.REST({ currentPassword: 'the old one', newPassword: 'the new one' }, token)).toBeUndefined();
});

it('tells an account without a password how to get one', async () => {
  const { token } = await app.signedIn();
  expect(await changing.REST({ oldPassword: 'x', newPassword: 'the new one' }, token)).toMatchObject({
    message: 'This account has no password yet. Please set one through a link sent by email.',
  });
});

const askFor = (email: unknown) => app.viaRest('POST', '/api/auth/password-reset', { email });

/** Asks for a link and takes it out of the mail. */
async function mailedSecret(): Promise<string> {
  app.mailer.sent.length = 0;
  await askFor('SITA@example.com ');
  await app.settle();
  return /#\/reset-password\/([\w-]+)/.exec(app.mailer.sent[0]!.text)![1]!;
}

const reset = (token: unknown, newPassword = 'the new one') =>
  app.viaRest<{ message: string }>('POST', '/api/auth/reset-password', { token, newPassword });

describe('asking for a reset link', () => {
  it('answers alike for everybody, through both doors', async () => {
    await app.save(await sita());
    const asked = ['sita@example.com', 'nobody@example.com', 'sita', 'not an address', 'x'.repeat(5000), '\u0000'];
    const answers = await Promise.all(asked.map(askFor));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        { success: true, message: 'If an account with that email exists, a password reset link has been sent.' },
      ]);
    }
    const ASK = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
    for (const email of asked) {
      expect(await app.viaGraphql(ASK, { email })).toMatchObject({ data: { requestPasswordReset: true } });
    }
    await app.settle();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual(['sita@example.com', 'sita@example.com']);
  });

  it.each([`${'x'.repeat(254)}📺`, '📺'.repeat(2_100), '\ud83d'])('takes what is none as calmly: %j', async (email) => {
    expect((await askFor(email)).status).toBe(200);
    await app.settle();
    expect(app.mailer.sent).toEqual([]);
  });

  it('finds the account of an address that was pasted with marks', async () => {
    await app.save(await sita());
    await askFor('\u202asita@example.com\u202c');
    await app.settle();
    expect(app.mailer.sent.map(({ to }) => to)).toEqual(['sita@example.com']);
  });

  it('does the same work whether the address is known or not', async () => {
    await app.save(await sita());
    const work = async (email: string) => (await app.statementsOf(() => askFor(email))).map(({ sql }) => sql);
    expect(await work('sita@example.com')).toEqual(await work('nobody@example.com'));
  });

  it.each(['', '   ', '\u200b', undefined, 7])('refuses %o', async (email) => {
    const { status, body } = await askFor(email);
    expect([status, body]).toEqual([
      400,
      { code: 'BAD_INPUT', message: 'Please enter your email.', fields: { email: 'Please enter your email.' } },
    ]);
  });

  it('fills nobody’s mailbox', async () => {
    await app.save(await sita());
    for (let tries = 0; tries < 8; tries++) await askFor('sita@example.com');
    await app.settle();
    expect(app.mailer.sent).toHaveLength(5);
  });
});

describe('a reset link', () => {
  it('sets a new password, ends every session, proves the address, and works once', async () => {
    const { user, token } = await app.signedIn(await sita());
    const secret = await mailedSecret();
    expect((await reset(secret)).status).toBe(200);
    expect(await countsFor(token)).toBe(false);
    expect(await Promise.all(['the old one', 'the new one'].map(signIn))).toEqual([401, 200]);
    expect((await app.em.findOneOrFail(User, { id: user.id })).emailConfirmedAt).toEqual(app.now);
    const { status, body } = await reset(secret, 'another one');
    expect([status, body.message]).toEqual([400, 'Failed to reset password. The link may have expired.']);
  });

  it('gives an account that signs in elsewhere its first password', async () => {
    await app.save(buildUser({ username: 'sita', email: 'sita@example.com' }));
    await reset(await mailedSecret());
    expect(await signIn('the new one')).toBe(200);
  });

  it('ends after an hour', async () => {
    await app.save(await sita());
    const secret = await mailedSecret();
    app.now = new Date(app.now.getTime() + 60 * 60 * 1000);
    expect((await reset(secret)).status).toBe(400);
  });

  it('no longer counts when a newer one was mailed, or the password was changed', async () => {
    const { token } = await app.signedIn(await sita());
    const older = await mailedSecret();
    const newer = await mailedSecret();
    expect((await reset(older)).status).toBe(400);
    await changing.REST({ oldPassword: 'the old one', newPassword: 'the new one' }, token);
    expect((await reset(newer)).status).toBe(400);
  });

  it('is not used up by a password that is too short', async () => {
    await app.save(await sita());
    const secret = await mailedSecret();
    const { body } = await reset(secret, '12345');
    expect(body.message).toBe('Password must be at least 6 characters long.');
    expect((await reset(secret)).status).toBe(200);
  });

  it('is used by one of two at the same time', async () => {
    await app.save(await sita());
    const secret = await mailedSecret();
    const answers = await Promise.all([reset(secret, 'one of two'), reset(secret, 'other of two')]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
  });

  it.each(['nonsense', '', null, 'x'.repeat(300), '\u0000', { $ne: null }])('cannot be %o', async (secret) => {
    expect((await reset(secret)).status).toBe(400);
  });

  it('opens nothing but a password: a link that confirms an address is none', async () => {
    const { token } = await app.signedIn(await sita());
    await app.viaGraphql('mutation { sendEmailConfirmation }', {}, { token });
    await app.settle();
    const [, secret] = /#\/confirm\/([\w-]+)/.exec(app.mailer.sent[0]!.text)!;
    expect((await reset(secret)).status).toBe(400);
  });

  it('stands nowhere as it is, and no password does', async () => {
    await app.save(await sita());
    const secret = await mailedSecret();
    const kept = [
      await app.em.findAll(OneTimeToken),
      await app.em.findAll(StoredEvent),
      await app.em.execute('select * from pgboss.job'),
    ];
    await reset(secret);
    await app.settle();
    const log = await app.em.findAll(ActivityLog);
    const after = [await app.em.findAll(User), await app.em.findAll(Session), await app.em.findAll(StoredEvent)];
    const text = JSON.stringify([kept, log, after]);
    expect(text).not.toContain(secret);
    expect(text).not.toContain('the new one');
    expect(log.map(({ actionType }) => actionType)).toContain('USER_PASSWORD_CHANGE');
  });
});

describe('what changes while it is looked at', () => {
  it('lets nobody in with the old password: no sign-in outlives the change that it overlaps', async () => {
    const { token } = await app.signedIn(await sita());
    const knocking = Array.from({ length: 4 }, () =>
      app.viaRest<{ token?: string }>('POST', '/api/auth/login', { email: 'sita', password: 'the old one' }),
    );
    const changed = changing.REST({ oldPassword: 'the old one', newPassword: 'the new one' }, token);
    const tokens = (await Promise.all(knocking)).flatMap(({ body }) => body.token ?? []);
    expect(await changed).toBeUndefined();
    expect(await Promise.all(tokens.map(countsFor))).toEqual(tokens.map(() => false));
  });

  it('is changed once: of two changes at the same time one is refused, and one session goes on', async () => {
    const { user, token: here } = await app.signedIn(await sita());
    const { token: there } = await app.signedIn(user);
    const answers = await Promise.all([
      changing.REST({ oldPassword: 'the old one', newPassword: 'changed here' }, here),
      changing.REST({ oldPassword: 'the old one', newPassword: 'changed there' }, there),
    ]);
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect((await Promise.all([here, there].map(countsFor))).filter(Boolean)).toHaveLength(1);
  });
});

describe('the first reset of an account whose address nobody had proven', () => {
  it('closes every way in that was made before: a stranger may have opened it', async () => {
    const { user } = await app.signedIn(await sita());
    const identity = { user: ref(user), provider: SocialProvider.GITHUB, subject: '7', createdAt: app.now };
    await app.save(Object.assign(new SocialIdentity(), identity));
    await reset(await mailedSecret());
    expect(await app.em.count(SocialIdentity)).toBe(0);
    await app.save(Object.assign(new SocialIdentity(), identity));
    await reset(await mailedSecret(), 'by its owner');
    expect(await app.em.count(SocialIdentity)).toBe(1);
  });
});

it('a mail server that is away costs nobody their mails', async () => {
  await app.save(await sita());
  const send = () => Promise.reject(new DeliveryError('unreachable', 'away'));
  await askFor('sita@example.com');
  for (let tries = 0; tries < 6; tries++) {
    await app.runDue({ mailer: { ...app.mailer, send } });
    app.now = new Date(app.now.getTime() + DAY_MS);
  }
  await app.settle();
  expect(app.mailer.sent).toHaveLength(1);
  await askFor('sita@example.com');
  await app.settle();
  expect(app.mailer.sent).toHaveLength(2);
});
