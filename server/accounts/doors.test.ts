import jwt from 'jsonwebtoken';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../activity/entity.js';
import { RateLimitCounter } from '../core/limits.js';
import { UserRole } from '../core/policy.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { ensureMainAdmin } from './admin/mainAdmin.service.js';
import { Session, User } from './entity.js';
import { buildUser } from './factory.js';
import { signIn } from './service.js';
import { hashPassword } from './signIn/password.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { token user { id username name email role } }
}`;
const VIEWER = '{ viewer { email role } }';

interface Outcome {
  token?: string;
  user?: Partial<User>;
  code?: string;
  message?: string;
}

const doors = {
  GraphQL: async (identifier: string, password: string): Promise<Outcome> => {
    const { data, errors } = await app.viaGraphql<{ signIn: Outcome } | null>(SIGN_IN, {
      input: { identifier, password },
    });
    const [error] = errors ?? [];
    return error ? { message: error.message, ...error.extensions } : data!.signIn;
  },
  REST: async (email: string, password: string): Promise<Outcome> =>
    (await app.viaRest<Outcome>('POST', '/api/auth/login', { email, password })).body,
};

const viewer = (call: Call) => app.viaGraphql<{ viewer: { email: string; role: string } | null }>(VIEWER, {}, call);

const saveOwner = async () =>
  app.save(
    buildUser({
      username: 'Owner',
      email: 'Owner@Example.com',
      role: UserRole.ADMIN,
      passwordHash: await hashPassword('correct horse'),
    }),
  );

describe.each(Object.entries(doors))('signing in through %s', (_name, signInThrough) => {
  it.each(['owner@example.com', 'OWNER@EXAMPLE.COM', 'owner', ' Owner ', '\u202aowner@example.com\u202c'])(
    'works as %s',
    async (identifier) => {
      const [owner] = await saveOwner();
      const { token, user } = await signInThrough(identifier, 'correct horse');
      expect(user).toMatchObject({
        id: owner!.id,
        username: 'Owner',
        name: 'Sita Sharma',
        email: 'Owner@Example.com',
        role: 'ADMIN',
      });
      expect((await viewer({ token })).data.viewer).toEqual({ email: 'Owner@Example.com', role: 'ADMIN' });
      await app.settle();
      expect(await app.em.findAll(ActivityLog)).toMatchObject([
        { actionType: 'USER_LOGIN', userId: owner!.id, targetId: owner!.id },
      ]);
    },
  );

  it.each([
    ['a wrong password', 'owner', 'wrong'],
    ['an unknown name', 'nobody', 'correct horse'],
    ['an unknown address', 'nobody@example.com', 'correct horse'],
    ['a name that cannot be one', 'own\u0000er', 'correct horse'],
    ['a password of any length', 'owner', 'x'.repeat(129)],
  ])('is refused for %s with the same words', async (_what, identifier, password) => {
    await saveOwner();
    const { code, message, token } = await signInThrough(identifier, password);
    expect([code, message, token]).toEqual(['UNAUTHENTICATED', 'Invalid credentials.', undefined]);
    expect(await app.em.count(Session)).toBe(0);
  });

  it('is refused for an account without a password', async () => {
    await app.save(buildUser({ username: 'demo' }));
    expect(await signInThrough('demo', '')).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Email and password are required.',
    });
    expect(await signInThrough('demo', 'no account has this password')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('guessing a password', () => {
  const from = (password: string, headers = {}) =>
    app.viaRest<Outcome>('POST', '/api/auth/login', { email: 'owner', password }, { headers });

  it('ends after ten tries from one place, through either door, even with the right one', async () => {
    await saveOwner();
    const aliases = Array.from(
      { length: 8 },
      (_, index) => `a${index}: signIn(input: { identifier: "OWNER", password: "wrong${index}" }) { token }`,
    );
    const { errors } = await app.viaGraphql(`mutation { ${aliases.join(' ')} }`);
    expect(errors?.map(({ extensions }) => extensions.code)).toContain('UNAUTHENTICATED');
    for (let tries = 0; tries < 10; tries++) await from('wrong');
    const { status, headers, body } = await from('correct horse');
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(60);
    const viaGraphql = await app.viaGraphql(SIGN_IN, { input: { identifier: 'owner', password: 'correct horse' } });
    expect(viaGraphql.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(Number(viaGraphql.headers.get('Retry-After'))).toBeGreaterThan(60);
  });

  it('does not count what was right', async () => {
    await saveOwner();
    for (let tries = 0; tries < 12; tries++) expect((await from('correct horse')).status).toBe(200);
  });

  it('counts the name and the address of one account together', async () => {
    await saveOwner();
    for (let tries = 0; tries < 10; tries++) await from('wrong');
    const byEmail = { email: 'owner@example.com', password: 'wrong' };
    expect((await app.viaRest('POST', '/api/auth/login', byEmail)).status).toBe(429);
  });

  it('from many places keeps the owner out of no place where they have been', async () => {
    const [owner] = await saveOwner();
    expect((await from('correct horse')).status).toBe(200);
    const elsewhere = (place: number) => ({ ...app.ctx(), address: `203.0.113.${place}` });
    const guess = (place: number) => signIn(elsewhere(place), { identifier: 'owner', password: 'wrong' });
    const codes = new Set<string>();
    for (let place = 0; place < 11; place++) {
      for (let tries = 0; tries < 10; tries++) {
        await guess(place).catch((error: { code: string }) =>
          codes.add(`${place < 10 ? 'first' : 'last'} ${error.code}`),
        );
      }
    }
    expect([...codes].toSorted()).toEqual(['first UNAUTHENTICATED', 'last RATE_LIMITED']);
    expect((await from('correct horse')).status).toBe(200);
    expect(owner!.username).toBe('Owner');
  });

  it('keeps no name and no address of who was counted', async () => {
    await from('wrong');
    const kept = JSON.stringify(await app.em.findAll(RateLimitCounter));
    expect(kept).not.toMatch(/owner|127\.0/);
    expect(kept).toContain('sign-in-account');
  });
});

describe('a token', () => {
  it('answers wrong credentials with 401', async () => {
    expect((await app.viaRest('POST', '/api/auth/login', { email: 'a', password: 'b' })).status).toBe(401);
  });

  it('that counts carries no note', async () => {
    const { token } = await app.signedIn();
    expect((await viewer({ token })).headers.get('X-Session')).toBeNull();
  });

  const secret = () => app.deps.config.jwtSecret;
  it.each<[string, (claims: object) => string]>([
    ['is signed with another secret', (claims) => jwt.sign(claims, 'x'.repeat(40))],
    ['is not signed', (claims) => jwt.sign(claims, '', { algorithm: 'none' })],
    ['is signed another way', (claims) => jwt.sign(claims, secret(), { algorithm: 'HS512' })],
    ['has expired', (claims) => jwt.sign({ ...claims, exp: 1 }, secret())],
    ['names a session by a query', (claims) => jwt.sign({ ...claims, sid: { $ne: null } }, secret())],
    ['names no session', (claims) => jwt.sign({ ...claims, sid: '7f2b1f0e-0000-4000-8000-000000000000' }, secret())],
    [
      'names another person',
      (claims) => jwt.sign({ ...claims, sub: '7f2b1f0e-0000-4000-8000-000000000000' }, secret()),
    ],
    ['is nonsense', () => 'nonsense'],
  ])('that %s answers as to a guest, and says so', async (_what, forge) => {
    const { token } = await app.admin();
    const { sub, sid } = jwt.decode(token) as { sub: string; sid: string };
    const { data, headers } = await viewer({ token: forge({ sub, sid }) });
    expect([data.viewer, headers.get('X-Session')]).toEqual([null, 'ended']);
  });

  it('ends with its session', async () => {
    const { token, user } = await app.admin();
    await app.em.nativeDelete(Session, { user: user.id });
    expect((await viewer({ token })).headers.get('X-Session')).toBe('ended');
  });

  it('ends when its session does, whatever the token itself says', async () => {
    const { token, user } = await app.admin();
    await app.em.nativeUpdate(Session, { user: user.id }, { expiresAt: app.now });
    expect((await viewer({ token })).headers.get('X-Session')).toBe('ended');
  });

  it('does not carry the role: taking the role away works at once', async () => {
    const { token, user } = await app.admin();
    await app.em.nativeUpdate(User, { id: user.id }, { role: UserRole.USER });
    expect((await viewer({ token })).data.viewer?.role).toBe('USER');
  });
});

describe('the main admin', () => {
  it('is made once, with a password that is told once', async () => {
    expect(await ensureMainAdmin(app.ctx(), () => 'made up')).toEqual({ isNew: true, password: 'made up' });
    expect(await ensureMainAdmin(app.ctx(), () => 'made up again')).toEqual({ isNew: false });
    expect(await doors.REST('admin@example.com', 'made up')).toMatchObject({ user: { role: 'ADMIN' } });
  });

  it('is not made beside an admin with another address', async () => {
    await app.admin();
    await expect(ensureMainAdmin(app.ctx(), () => 'made up')).rejects.toThrow(
      'ADMIN_EMAIL admin@example.com is nobody',
    );
  });

  it('takes the password of the configuration, and does not tell it', async () => {
    const ctx = { ...app.ctx(), config: { ...app.deps.config, adminPassword: 'from the settings' } };
    expect(await ensureMainAdmin(ctx, () => 'made up')).toEqual({ isNew: true });
    expect(await doors.REST('admin', 'from the settings')).toMatchObject({ user: { role: 'ADMIN' } });
  });
});

it('no password and no token stands in the database as it is', async () => {
  await saveOwner();
  const { token } = await doors.REST('owner', 'correct horse');
  const rows = await Promise.all(
    ['account', 'session', 'domain_event', 'activity_log'].map((table) => app.em.execute(`select * from ${table}`)),
  );
  const text = JSON.stringify(rows);
  expect(text).not.toContain('correct horse');
  expect(text).not.toContain(token);
  expect(text).toContain('$argon2id$');
});
