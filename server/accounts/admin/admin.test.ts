// @module-tag database
import { ref } from '@mikro-orm/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { BlogComment } from '../../blog/entity.js';
import { buildBlogComment, buildBlogPost } from '../../blog/factory.js';
import { SocialProvider } from '../../core/config/config.js';
import { newUuid } from '../../core/entities/ids.js';
import { StoredEvent } from '../../core/events.js';
import { UserRole } from '../../core/policy.js';
import { InboxMessage } from '../../inbox/entity.js';
import { buildInboxMessage } from '../../inbox/factory.js';
import { Repair } from '../../repairs/entity.js';
import { buildRepair } from '../../repairs/factory.js';
import { Review } from '../../reviews/entity.js';
import { buildReview } from '../../reviews/factory.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { Session, SocialIdentity, User } from '../entity.js';
import { buildUser } from '../factory.js';
import { hashPassword } from '../signIn/password.js';

const app = useTestApp();
// the expiry of a token is checked against the real clock
beforeEach(() => {
  app.now = new Date();
});

const FIELDS = '{ id username email name contactNumber profilePictureUrl role createdAt }';

const { graphql, rest } = outcomesOf<User>(app);

const doors = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(`mutation ($input: CreateUserInput!) { createUser(input: $input) ${FIELDS} }`, { input }, call),
    update: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) ${FIELDS} }`,
        { id, input },
        call,
      ),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteUser(id: $id) }', { id }, call),
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/admin/users', input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/users/${id}`, input, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/users/${id}`, undefined, call),
  },
};

const SITA = { username: 'sita_99', email: 'Sita@Example.com', password: 'secret' };

const saved = async (overrides: Partial<User> = {}) => (await app.save(buildUser(overrides)))[0]!;
const kept = ({ id }: { id?: string }) => app.em.findOneOrFail(User, { id: id! });
const mainAdmin = () => buildUser({ username: 'admin', email: 'Admin@Example.com', role: UserRole.ADMIN });
const refusal = (code: string, message: string, field?: string) => ({
  code,
  message,
  ...(field && { fields: { [field]: message } }),
});

const logOf = async (user: { id?: string }) => {
  await app.settle();
  const lines = await app.em.find(ActivityLog, { targetId: user.id! }, { orderBy: { description: 'asc' } });
  return lines.map(({ actionType, description, userId }) => [actionType, description, userId]);
};

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('an admin opens an account, which can sign in', async () => {
    const { token, user: admin } = await app.admin();
    const made = await door.create(
      { ...SITA, name: 'Sita Sharma', contactNumber: '९८४१-२३४५६७', role: 'ADMIN' },
      { token },
    );
    expect(made).toMatchObject({
      username: 'sita_99',
      email: 'Sita@Example.com',
      name: 'Sita Sharma',
      contactNumber: '९८४१-२३४५६७',
      profilePictureUrl: null,
      role: 'ADMIN',
    });
    const signIn = await app.viaRest<{ user: User }>('POST', '/api/auth/login', {
      email: 'sita@example.com',
      password: 'secret',
    });
    expect([signIn.status, signIn.body.user.id]).toEqual([200, made.id]);
    expect(await logOf(made)).toContainEqual(['USER_CREATE_BY_ADMIN', 'User added.', admin.id]);
    expect(app.mailer.sent).toMatchObject([{ to: 'Sita@Example.com', subject: 'Confirm your email address' }]);
    expect((await kept(made)).emailConfirmedAt).toBeNull();
    expect(JSON.stringify(await app.em.findAll(StoredEvent))).not.toMatch(/sita|secret/i);
  });

  it('a new account needs a username, an address and a password, no more', async () => {
    const { token } = await app.admin();
    const made = await door.create({ ...SITA, name: ' ', contactNumber: '', profilePictureUrl: '' }, { token });
    expect(made).toMatchObject({ name: null, contactNumber: null, profilePictureUrl: null, role: 'USER' });
  });

  it.each<[string, object, string, string]>([
    ['no username', { username: ' ' }, 'username', 'Username is required.'],
    ['a short username', { username: 'ab' }, 'username', 'Username must be at least 3 characters long.'],
    [
      'a username of other characters',
      { username: 'si-ta' },
      'username',
      'Username can only contain letters, numbers, and underscores.',
    ],
    ['no address', { email: '' }, 'email', 'Email is required.'],
    ['what is no address', { email: 'sita@' }, 'email', 'Please enter a valid email address.'],
    ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters.'],
    ['no password', { password: '' }, 'password', 'Password must be at least 6 characters.'],
    ['a password without end', { password: 'x'.repeat(129) }, 'password', 'Password can have at most 128 characters.'],
    ['what is no number', { contactNumber: 'call me' }, 'contactNumber', 'Please provide a valid phone number.'],
    [
      'what is no picture',
      { profilePictureUrl: 'javascript:x' },
      'profilePictureUrl',
      'Invalid file type. Please select an image.',
    ],
    ['a name of two lines', { name: 'a\nb' }, 'name', 'Full name contains a character that cannot be used.'],
  ])('an account is not opened with %s', async (_what, input, field, message) => {
    const { token } = await app.admin();
    expect(await door.create({ ...SITA, ...input }, { token })).toEqual(refusal('BAD_INPUT', message, field));
    expect(await app.em.count(User)).toBe(1);
  });

  it.each<[string, object, string, string]>([
    ['somebody’s username', { username: 'RAM' }, 'username', 'This username is already taken.'],
    ['a reserved username', { username: 'Guest_User' }, 'username', 'This username is already taken.'],
    ['somebody’s address', { email: 'RAM@example.com' }, 'email', 'An account with this email already exists.'],
    ['the main admin’s address', { email: 'ADMIN@example.com' }, 'email', 'An account with this email already exists.'],
  ])('nobody gets %s', async (_what, input, field, message) => {
    const { token } = await app.admin();
    await saved({ username: 'ram', email: 'ram@example.com' });
    const hari = await saved();
    expect(await door.create({ ...SITA, ...input }, { token })).toEqual(refusal('CONFLICT', message, field));
    expect(await door.update(hari.id, input, { token })).toEqual(refusal('CONFLICT', message, field));
  });

  it('an admin changes what is given, and nothing else', async () => {
    const { token, user: admin } = await app.admin();
    const user = await saved({ contactNumber: '9841234567', emailConfirmedAt: app.now, username: 'ram' });
    expect(await door.update(user.id, { username: 'Ram', name: null }, { token })).toMatchObject({
      id: user.id,
      username: 'Ram',
      name: null,
      contactNumber: '9841234567',
      email: user.email,
      role: 'USER',
    });
    expect((await kept(user)).emailConfirmedAt).toEqual(app.now);
    expect(await logOf(user)).toEqual([['USER_UPDATE_BY_ADMIN', 'User updated: username, name.', admin.id]]);
  });

  it('saving what is there already leaves no line in the log', async () => {
    const { token } = await app.admin();
    const user = await saved();
    const { username, email, name, role } = user;
    expect(await door.update(user.id, { username, email, name, role }, { token })).toMatchObject({ id: user.id });
    expect(await logOf(user)).toEqual([]);
  });

  it('a change is checked by the same rules', async () => {
    const { token } = await app.admin();
    const user = await saved();
    const outcome = await door.update(user.id, { username: 'ab', email: 'x', contactNumber: 'y' }, { token });
    expect([outcome.code, Object.keys(outcome.fields!)]).toEqual(['BAD_INPUT', ['username', 'email', 'contactNumber']]);
  });

  it('a new address has to be confirmed, and links that were mailed to the old one no longer work', async () => {
    const { token } = await app.admin();
    const { user, token: own } = await app.signedIn(
      buildUser({
        email: 'old@example.com',
        emailConfirmedAt: app.now,
        passwordHash: await hashPassword('the old one'),
      }),
    );
    await app.viaRest('POST', '/api/auth/password-reset', { email: 'old@example.com' });
    await app.settle();
    const [secret] = /[\w-]{43}/.exec(app.mailer.sent[0]!.text)!;
    await door.update(user.id, { email: 'new@example.com' }, { token });
    expect((await kept(user)).emailConfirmedAt).toBeNull();
    await app.settle();
    expect(app.mailer.sent[1]).toMatchObject({ to: 'new@example.com', subject: 'Confirm your email address' });
    expect(await rest('POST', '/api/auth/reset-password', { token: secret, newPassword: 'the new one' })).toMatchObject(
      {
        code: 'BAD_INPUT',
      },
    );
    // the person is still the same
    expect((await app.viaRest('GET', '/api/auth/me', undefined, { token: own })).status).toBe(200);
  });

  it('the same address in another case stays confirmed', async () => {
    const { token } = await app.admin();
    const user = await saved({ email: 'ram@example.com', emailConfirmedAt: app.now });
    expect(await door.update(user.id, { email: 'Ram@Example.com' }, { token })).toMatchObject({
      email: 'Ram@Example.com',
    });
    expect((await kept(user)).emailConfirmedAt).toEqual(app.now);
  });

  it('a new role counts from the next request on', async () => {
    const { token } = await app.admin();
    const { user, token: own } = await app.signedIn();
    const list = async () => (await app.viaRest('GET', '/api/admin/users', undefined, { token: own })).status;
    expect(await list()).toBe(403);
    await door.update(user.id, { role: 'ADMIN' }, { token });
    expect(await logOf(user)).toMatchObject([
      ['USER_UPDATE_BY_ADMIN', 'User updated: role. The role is ADMIN now.', expect.any(String)],
    ]);
    expect(await list()).toBe(200);
    await door.update(user.id, { role: 'USER' }, { token });
    expect(await list()).toBe(403);
  });

  it('the main admin stays what they are, whoever asks', async () => {
    const [main, other] = [await app.signedIn(mainAdmin()), await app.admin()];
    const { id } = main.user;
    for (const { token } of [main, other]) {
      expect(await door.remove(id, { token })).toEqual(refusal('FORBIDDEN', 'Cannot delete the main admin account.'));
      expect(await door.update(id, { role: 'USER' }, { token })).toEqual(
        refusal('FORBIDDEN', 'Cannot change the role of the main admin account.'),
      );
      expect(await door.update(id, { email: 'else@example.com' }, { token })).toEqual(
        refusal('FORBIDDEN', 'Cannot change the email of the main admin account.'),
      );
    }
    expect(await door.update(id, { name: 'The owner', username: 'ADMIN', role: 'ADMIN' }, other)).toMatchObject({
      name: 'The owner',
      username: 'ADMIN',
      email: 'Admin@Example.com',
    });
  });

  it('nobody deletes or demotes themself', async () => {
    const { token, user } = await app.admin();
    expect(await door.remove(user.id, { token })).toEqual(
      refusal('FORBIDDEN', 'You cannot delete your own account through this panel.'),
    );
    expect(await door.update(user.id, { role: 'USER' }, { token })).toEqual(
      refusal('FORBIDDEN', 'You cannot change your own role through this panel.'),
    );
    expect(await door.update(user.id, { name: 'Me', role: 'ADMIN' }, { token })).toMatchObject({ name: 'Me' });
  });

  it('deleting ends all sessions, and what the person wrote stays as a guest’s', async () => {
    const { token, user: admin } = await app.admin();
    const { user, token: own } = await app.signedIn();
    const owner = ref(user);
    const post = buildBlogPost();
    await app.save<object>(post);
    await app.save<object>(
      Object.assign(buildRepair(), { owner }),
      Object.assign(buildReview(), { user: owner }),
      Object.assign(buildBlogComment(post), { user: owner }),
      buildInboxMessage({ user: owner }),
      Object.assign(new SocialIdentity(), {
        user: owner,
        provider: SocialProvider.GOOGLE,
        subject: '1',
        createdAt: app.now,
      }),
    );
    expect(await door.remove(user.id, { token })).toMatchObject({ id: user.id });
    expect(await app.em.count(User, { id: user.id })).toBe(0);
    expect((await app.viaRest('GET', '/api/products', undefined, { token: own })).headers.get('X-Session')).toBe(
      'ended',
    );
    expect([await app.em.count(Session), await app.em.count(SocialIdentity)]).toEqual([1, 0]);
    expect(await app.em.findAll(Repair)).toMatchObject([{ owner: null }]);
    for (const kind of [Review, BlogComment, InboxMessage]) {
      expect(await app.em.findAll<{ user: unknown }>(kind)).toMatchObject([{ user: null }]);
    }
    expect(await logOf(user)).toEqual([['USER_DELETE_BY_ADMIN', 'User deleted.', admin.id]]);
  });

  it.each(['not-an-id', newUuid()])('there is no account %s', async (id) => {
    const { token } = await app.admin();
    const missing = refusal('NOT_FOUND', 'User not found.');
    expect(await door.update(id, { name: 'X' }, { token })).toEqual(missing);
    expect(await door.remove(id, { token })).toEqual(missing);
  });
});
