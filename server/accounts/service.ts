import { raw, ref } from '@mikro-orm/core';
import { ConfigError } from '../platform/config.js';
import type { Ctx } from '../platform/context.js';
import { unauthenticated } from '../platform/errors.js';
import { emit, transaction } from '../platform/events.js';
import { UserRole } from '../platform/policy.js';
import { isStorable } from '../platform/text.js';
import { Session, User } from './entity.js';
import { UserSignedIn } from './events.js';
import { signInSchema } from './inputs.js';
import { hashPassword, verifyPassword } from './password.js';
import { signToken, TOKEN_DAYS } from './token.js';

const MAX_IDENTIFIER = 254;
/** No account has a longer password, so what is longer cannot match; and a megabyte need not be hashed to know. */
const MAX_PASSWORD = 128;

const isPossible = (identifier: string) => identifier.length <= MAX_IDENTIFIER && isStorable(identifier);

const DAY_MS = 24 * 60 * 60 * 1000;

export interface SignedIn {
  token: string;
  user: User;
}

/**
 * Signs somebody in by e-mail or username and password. An unknown account and a wrong password answer alike, in
 * text and in time.
 * @throws AppError UNAUTHENTICATED 'Invalid credentials.'
 */
export async function signIn(ctx: Ctx, input: unknown): Promise<SignedIn> {
  const { identifier, password } = signInSchema.parse(input);
  const user = isPossible(identifier) ? await findByIdentifier(ctx, identifier) : null;
  const matches = await verifyPassword(user?.passwordHash, password.slice(0, MAX_PASSWORD + 1));
  if (!user || !matches) throw unauthenticated('Invalid credentials.');
  const session = await transaction(ctx, async () => {
    const now = ctx.clock();
    const opened = Object.assign(new Session(), {
      user: ref(user),
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_DAYS * DAY_MS),
    });
    ctx.em.persist(opened);
    emit(ctx, new UserSignedIn(user.id));
    return opened;
  });
  return { token: signToken(ctx.config, session), user };
}

/** The signed-in person, or null for a guest. */
export async function viewer(ctx: Ctx): Promise<User | null> {
  return ctx.actor.kind === 'user' ? ctx.em.findOne(User, { id: ctx.actor.id }) : null;
}

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
  });
  await transaction(ctx, async () => void ctx.em.persist(admin));
  return { isNew: true, password: adminPassword ? undefined : password };
}

/** E-mails and usernames are unique regardless of case, and a username has no '@', so at most one account fits. */
function findByIdentifier(ctx: Ctx, identifier: string): Promise<User | null> {
  const column = identifier.includes('@') ? 'email' : 'username';
  const key = raw((alias) => `lower(${alias}.${column})`);
  return ctx.em.findOne(User, { [key]: identifier.trim().toLowerCase() });
}

/** Sessions past their end count no longer anyway; this only clears them away (housekeeping.ts). */
export async function forgetExpiredSessions(ctx: Ctx): Promise<void> {
  await ctx.em.nativeDelete(Session, { expiresAt: { $lt: ctx.clock() } });
}
