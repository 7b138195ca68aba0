import { ConfigError } from '../platform/configError.js';
import type { Ctx } from '../platform/context.js';
import { transaction } from '../platform/events.js';
import { UserRole } from '../platform/policy.js';
import { User } from './entity.js';
import { findByIdentifier } from './lookup.js';
import { hashPassword } from './password.js';

export interface MainAdmin {
  /** Whether the account was made just now: the database is new. */
  isNew: boolean;
  /** The password, if it was made up here; to be shown once. */
  password?: string | undefined;
}

/**
 * Makes the main admin's account if there is no admin yet (decisions §10).
 * @throws ConfigError if there is one, but not with the address of the configuration
 */
export async function ensureMainAdmin(ctx: Ctx, makePassword: () => string): Promise<MainAdmin> {
  const { adminEmail, adminPassword } = ctx.config;
  if (await findByIdentifier(ctx, adminEmail)) return { isNew: false };
  if ((await ctx.em.count(User, { role: UserRole.ADMIN })) > 0) {
    throw new ConfigError(`ADMIN_EMAIL ${adminEmail} is nobody's address here, and the shop has an admin already.`);
  }
  const password = adminPassword ?? makePassword();
  const admin = Object.assign(new User(), {
    username: 'admin',
    email: adminEmail,
    name: 'Shop owner',
    role: UserRole.ADMIN,
    passwordHash: await hashPassword(password),
    createdAt: ctx.clock(),
    // whoever sets the server up says whose address it is
    emailConfirmedAt: ctx.clock(),
  });
  await transaction(ctx, async () => void ctx.em.persist(admin));
  return { isNew: true, password: adminPassword ? undefined : password };
}
