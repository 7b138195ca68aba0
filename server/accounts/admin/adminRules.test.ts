import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import type { Ctx } from '../../core/context.js';
import { newUuid } from '../../core/entities/ids.js';
import { StoredEvent } from '../../core/events.js';
import { UserRole } from '../../core/policy.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { OneTimeToken, User } from '../entity.js';
import { buildUser } from '../factory.js';
import { hashPassword } from '../signIn/password.js';
import { deleteUser, updateUser } from './service.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const { graphql, rest } = outcomesOf<User>(app);

const saved = async (overrides: Partial<User> = {}) => (await app.save(buildUser(overrides)))[0]!;

it('a password among the changes is ignored', async () => {
  const { token } = await app.admin();
  const user = await saved({ passwordHash: await hashPassword('the old one') });
  await rest('PUT', `/api/admin/users/${user.id}`, { name: 'Ram', password: 'another' }, { token });
  const { name, passwordHash } = await app.em.findOneOrFail(User, { id: user.id });
  expect([name, passwordHash]).toEqual(['Ram', user.passwordHash]);
});

it('of two who take a name at the same time one gets it, and the other hears why', async () => {
  const { ctx } = await app.admin();
  const users = [await saved(), await saved()];
  const outcomes = await Promise.allSettled(
    users.map(({ id }) => updateUser(app.ctx({ actor: ctx.actor }), id, { username: 'one_name' })),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const lost = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({ code: 'CONFLICT', message: 'This username is already taken.' });
});

it.each<[string, (ctx: Ctx, id: string) => Promise<unknown>]>([
  ['delete', deleteUser],
  ['demote', (ctx, id) => updateUser(ctx, id, { role: UserRole.USER })],
])('of two admins who %s each other at the same time one is left', async (_what, strike) => {
  const [one, other] = [await app.admin(), await app.admin()];
  // both were admins when they asked
  const outcomes = await Promise.allSettled([strike(one.ctx, other.user.id), strike(other.ctx, one.user.id)]);
  expect(await app.em.count(User, { role: UserRole.ADMIN })).toBe(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'FORBIDDEN' } });
});

describe('a reset link that an admin sends', () => {
  const send = (id: string, call?: Call) =>
    graphql('mutation ($id: ID!) { sent: sendPasswordReset(id: $id) }', { id }, call);

  it('gives an account that only signs in elsewhere its first password', async () => {
    const { token, user: admin } = await app.admin();
    const user = await saved({ username: 'ram', email: 'ram@example.com' });
    expect(await send(user.id, { token })).toBe(true);
    await app.settle();
    expect(await app.em.findAll(ActivityLog)).toMatchObject([
      {
        actionType: 'USER_PASSWORD_RESET_BY_ADMIN',
        description: 'Reset link sent.',
        userId: admin.id,
        targetId: user.id,
      },
    ]);
    const [secret] = /[\w-]{43}/.exec(app.mailer.sent[0]!.text)!;
    expect(app.mailer.sent).toMatchObject([{ to: 'ram@example.com' }]);
    expect(JSON.stringify([await app.em.findAll(ActivityLog), await app.em.findAll(StoredEvent)])).not.toContain(
      secret,
    );
    await app.viaRest('POST', '/api/auth/reset-password', { token: secret, newPassword: 'the first one' });
    const { status } = await app.viaRest('POST', '/api/auth/login', { email: 'ram', password: 'the first one' });
    expect(status).toBe(200);
  });

  it('is not sent to nobody, nor without end', async () => {
    const { token } = await app.admin();
    for (const id of ['x', newUuid()]) {
      expect(await send(id, { token })).toEqual({ code: 'NOT_FOUND', message: 'User not found.' });
    }
    const user = await saved();
    for (let sent = 0; sent < 5; sent++) {
      expect(await send(user.id, { token })).toBe(true);
      await app.settle();
    }
    expect(await send(user.id, { token })).toMatchObject({ code: 'RATE_LIMITED' });
    expect(app.mailer.sent).toHaveLength(5);
    expect(await app.em.count(OneTimeToken)).toBe(1);
  });
});

describe('what may be done with an account', () => {
  const abilities = async (id: string, call: Call) => {
    const query = `query ($id: ID!) { user(id: $id) { isMainAdmin abilities { delete changeRole changeEmail } } }`;
    return (await app.viaGraphql<{ user: object }>(query, { id }, call)).data.user;
  };

  it('is told with it', async () => {
    const main = await app.signedIn(buildUser({ email: 'Admin@Example.com', role: UserRole.ADMIN }));
    const [own, other, user] = [await app.admin(), await saved({ role: UserRole.ADMIN }), await saved()];
    const all = { delete: true, changeRole: true, changeEmail: true };
    expect(await abilities(main.user.id, own)).toEqual({
      isMainAdmin: true,
      abilities: { delete: false, changeRole: false, changeEmail: false },
    });
    expect(await abilities(own.user.id, own)).toEqual({
      isMainAdmin: false,
      abilities: { delete: false, changeRole: false, changeEmail: true },
    });
    for (const { id } of [other, user]) {
      expect(await abilities(id, own)).toEqual({ isMainAdmin: false, abilities: all });
    }
  });

  it('is nothing for whoever is no admin', async () => {
    const { token } = await app.signedIn();
    const { data } = await app.viaGraphql('{ viewer { abilities { delete changeRole changeEmail } } }', {}, { token });
    expect(data).toEqual({ viewer: { abilities: { delete: false, changeRole: false, changeEmail: false } } });
  });
});
