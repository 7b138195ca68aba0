// @module-tag database
import { describe, expect, it } from 'vitest';
import { ActivityLog } from '../../activity/entity.js';
import { ConfigError } from '../../core/config/configError.js';
import { UserRole } from '../../core/policy.js';
import { useTestApp } from '../../testing/testApp.js';
import { Session, User } from '../entity.js';
import { buildUser } from '../factory.js';
import { hashPassword } from '../signIn/password.js';
import { ensureMainAdmin, handOverMainAdmin, setPasswordAnew } from './mainAdmin.service.js';

/** What whoever holds the machine may do (`npm run admin`); no door leads there. */

const app = useTestApp();
const NEW_ADDRESS = 'sita@example.com';

const signIn = (email: string, password: string) => app.viaRest('POST', '/api/auth/login', { email, password });
const log = async () => {
  await app.settle();
  return (await app.em.findAll(ActivityLog)).map(({ description, targetId }) => [description, targetId]);
};
const configuredFor = (adminEmail: string) => ({ ...app.ctx(), config: { ...app.deps.config, adminEmail } });
const owner = async () => {
  await ensureMainAdmin(app.ctx(), () => 'the first one');
  const user = await app.em.findOneOrFail(User, { role: UserRole.ADMIN });
  await app.signedIn(user);
  return user;
};

describe('a lost password', () => {
  it('is made anew for the main admin, and every session ends', async () => {
    const { id } = await owner();
    const { email, password } = await setPasswordAnew(app.ctx());
    expect(email).toBe('admin@example.com');
    expect(await app.em.count(Session)).toBe(0);
    expect((await signIn(email, 'the first one')).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
    expect(await log()).toContainEqual(['Password set on the server.', id]);
  });

  it('is made anew for whoever is named, by address or username', async () => {
    const [user] = await app.save(buildUser({ email: NEW_ADDRESS, username: 'sita' }));
    for (const name of [NEW_ADDRESS, 'Sita']) {
      const { password } = await setPasswordAnew(app.ctx(), name);
      expect((await signIn(user!.email, password)).status).toBe(200);
    }
  });

  it('cannot be that of nobody', async () => {
    await expect(setPasswordAnew(app.ctx(), 'nobody')).rejects.toThrow("There is no account 'nobody'.");
  });
});

describe('the place of the main admin', () => {
  it('moves to an address that nobody has, with a new password', async () => {
    const { id } = await owner();
    const { email, password } = await handOverMainAdmin(app.ctx(), ` ${NEW_ADDRESS} `);
    expect((await signIn('admin@example.com', 'the first one')).status).toBe(401);
    expect((await signIn(email, 'the first one')).status).toBe(401);
    expect((await signIn(email, password!)).status).toBe(200);
    expect(await app.em.count(User)).toBe(1);
    expect(await log()).toContainEqual(['Made the main admin, on the server.', id]);
    expect(await ensureMainAdmin(configuredFor(email), () => 'unused')).toEqual({ isNew: false });
  });

  it('goes to somebody who has proven the address, and who keeps the password', async () => {
    const before = await owner();
    const passwordHash = await hashPassword('my own one');
    const [successor] = await app.save(buildUser({ email: NEW_ADDRESS, passwordHash, emailConfirmedAt: app.now }));
    await expect(ensureMainAdmin(configuredFor(NEW_ADDRESS), () => 'unused')).rejects.toThrow(ConfigError);
    expect(await handOverMainAdmin(app.ctx(), NEW_ADDRESS)).toEqual({ email: NEW_ADDRESS });
    expect(await ensureMainAdmin(configuredFor(NEW_ADDRESS), () => 'unused')).toEqual({ isNew: false });
    const admins = await app.em.find(User, { role: UserRole.ADMIN });
    expect(admins.map(({ id }) => id).toSorted()).toEqual([before.id, successor!.id].toSorted());
    expect((await signIn(NEW_ADDRESS, 'my own one')).status).toBe(200);
  });

  it('goes to nobody who has opened an account with the address and never proven it', async () => {
    await owner();
    const passwordHash = await hashPassword('of a stranger');
    await app.signedIn(buildUser({ email: NEW_ADDRESS, passwordHash, emailConfirmedAt: null }));
    const { password } = await handOverMainAdmin(app.ctx(), NEW_ADDRESS);
    expect((await signIn(NEW_ADDRESS, 'of a stranger')).status).toBe(401);
    expect(await app.em.count(Session, { user: { email: NEW_ADDRESS } })).toBe(0);
    expect((await signIn(NEW_ADDRESS, password!)).status).toBe(200);
  });

  it('goes to no word that is no address, and not without anybody', async () => {
    await expect(handOverMainAdmin(app.ctx(), 'sita')).rejects.toThrow('Please enter a valid email address.');
    await expect(handOverMainAdmin(app.ctx(), NEW_ADDRESS)).rejects.toThrow('Nobody has an account');
  });
});
