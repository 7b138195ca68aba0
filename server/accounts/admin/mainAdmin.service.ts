import { randomBytes } from 'node:crypto';
import { ConfigError } from '../../core/config/configError.js';
import type { Ctx } from '../../core/context.js';
import { badInput, notFound } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { emailAddress, INVALID_EMAIL } from '../../core/fields/email.js';
import { forgive } from '../../core/limits.js';
import { UserRole } from '../../core/policy.js';
import { OneTimeToken, TokenPurpose, User } from '../entity.js';
import { MainAdminHandedOver, PasswordChanged } from '../events.js';
import { SIGN_IN_ACCOUNT } from '../limits.js';
import { handOver } from '../signIn/handOver.js';
import { findByIdentifier, lockAccount } from '../signIn/lookup.js';
import { hashPassword } from '../signIn/password.js';
import { endAccess } from '../signIn/session.js';

export interface MainAdmin {
  /** Whether the account was made just now: the database is new. */
  isNew: boolean;
  /** The password, if it was made up here; to be shown once. */
  password?: string | undefined;
}

/** A password for somebody who changes it soon: 72 random bits. */
export const makeUpPassword = (): string => randomBytes(9).toString('base64url');

/**
 * Makes the main admin's account if there is no admin yet (decisions §10).
 * @throws ConfigError if there is one, but not with the address of the configuration
 */
export async function ensureMainAdmin(ctx: Ctx, makePassword: () => string): Promise<MainAdmin> {
  const { adminEmail, adminPassword } = ctx.config;
  const handOver = `"npm run admin -- hand-over ${adminEmail}" makes it the main admin's.`;
  const account = await findByIdentifier(ctx, adminEmail);
  if (account?.role === UserRole.ADMIN) return { isNew: false };
  if (account)
    throw new ConfigError(`ADMIN_EMAIL ${adminEmail} is the address of somebody who is no admin. ${handOver}`);
  if ((await ctx.em.count(User, { role: UserRole.ADMIN })) > 0) {
    throw new ConfigError(
      `ADMIN_EMAIL ${adminEmail} is nobody's address here, and the shop has an admin already. ${handOver}`,
    );
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

/** An account with the password that was made up for it, to be shown once. */
export interface NewPassword {
  email: string;
  password: string;
}

/**
 * Gives somebody who has lost theirs a new password, for whoever holds the machine. All sessions, access tokens and mailed links end.
 * @param identifier an address or a username; the main admin if not given
 * @throws AppError NOT_FOUND
 */
export async function setPasswordAnew(ctx: Ctx, identifier = ctx.config.adminEmail): Promise<NewPassword> {
  const password = makeUpPassword();
  const passwordHash = await hashPassword(password);
  const user = await transaction(ctx, async () => {
    const account = await lockedAccount(ctx, identifier);
    if (!account) throw notFound(`There is no account '${identifier}'.`);
    await givePassword(ctx, account, passwordHash);
    await ctx.em.nativeDelete(OneTimeToken, { user: account.id, purpose: TokenPurpose.PASSWORD_RESET });
    return account;
  });
  await forgive(ctx, SIGN_IN_ACCOUNT, user.id);
  return { email: user.email, password };
}

/**
 * Makes an account the main admin's, for whoever holds the machine; it is so once ADMIN_EMAIL names it. Somebody who has an account with the
 * address becomes an admin, and whoever was the main admin stays one; where nobody has, the main admin's account moves to the address. Where
 * the address was not proven before, or there is no password, every way into the account is closed and it gets a new password.
 * @throws AppError BAD_INPUT for what is no address, NOT_FOUND where there is neither account
 */
export async function handOverMainAdmin(
  ctx: Ctx,
  address: string,
): Promise<{ email: string; password?: string | undefined }> {
  const { data: email } = emailAddress().safeParse(address);
  if (email === undefined) throw badInput(INVALID_EMAIL);
  const password = makeUpPassword();
  const passwordHash = await hashPassword(password);
  return transaction(ctx, async () => {
    const successor = await lockedAccount(ctx, email);
    const account = successor ?? (await lockedAccount(ctx, ctx.config.adminEmail));
    if (!account) throw notFound(`Nobody has an account with the address ${email} or ${ctx.config.adminEmail}.`);
    account.role = UserRole.ADMIN;
    emit(ctx, new MainAdminHandedOver(account.id));
    if (successor?.emailConfirmedAt && successor.passwordHash) return { email: successor.email };
    account.email = email;
    // whoever holds the machine says whose address it is
    await handOver(ctx, account);
    await givePassword(ctx, account, passwordHash);
    return { email, password };
  });
}

async function lockedAccount(ctx: Ctx, identifier: string): Promise<User | null> {
  const found = await findByIdentifier(ctx, identifier);
  return found && lockAccount(ctx, found.id);
}

async function givePassword(ctx: Ctx, account: User, passwordHash: string): Promise<void> {
  account.passwordHash = passwordHash;
  await endAccess(ctx, account.id);
  emit(ctx, new PasswordChanged(account.id, 'set on the server'));
}
