import type { AccessScope, ScopesNeeded } from './accessScope.js';
import { type AppError, forbidden, unauthenticated } from './errors.js';

/** What a person may do in the whole house; the exact values of public-site §3. */
export enum UserRole {
  USER = 'USER',
  ADMIN = 'ADMIN',
}

/** Who is asking. The server alone decides this, from the bearer token. */
export type Actor = Guest | SignedInActor;

export interface Guest {
  readonly kind: 'guest';
}

export interface SignedInActor {
  readonly kind: 'user';
  readonly id: string;
  readonly email: string;
  readonly role: UserRole;
  /** Null for whoever comes with an access token. */
  readonly sessionId: string | null;
  /** What an access token was cut down to; absent for a session, which may all that the person may. */
  readonly scopes?: readonly AccessScope[];
}

export const GUEST: Guest = Object.freeze({ kind: 'guest' });

/** The legacy client knows a guest by this id; the database knows null (decisions §3). */
export const GUEST_USER = 'guest_user';

export const isAdmin = (actor: Actor): boolean => actor.kind === 'user' && actor.role === UserRole.ADMIN;

/**
 * Turns an ability into a guard: a guest who lacks it is asked to log in (401), a person is refused (403).
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function authorize(actor: Actor, allowed: boolean): void {
  if (allowed) return;
  throw actor.kind === 'guest' ? unauthenticated() : forbidden();
}

/**
 * Whether a scope is in nobody's way: only access tokens are cut down to theirs. It gives no right: what the person may
 * is asked besides.
 */
export const hasScope = (actor: Actor, scope: AccessScope): boolean =>
  actor.kind === 'guest' || actor.scopes === undefined || actor.scopes.includes(scope);

/** Refuses an access token that was not granted all of these. @throws AppError FORBIDDEN, naming the first that it lacks */
export function requireScopes(actor: Actor, needed: ScopesNeeded): void {
  const refusal = whyNotByToken(actor, needed);
  if (refusal) throw refusal;
}

/** The same as an error that is not thrown; undefined where nothing is in the way. */
export function whyNotByToken(actor: Actor, needed: ScopesNeeded): AppError | undefined {
  if (!isByToken(actor)) return undefined;
  if (needed === null) return forbidden('This cannot be done with an access token.');
  const lacked = needed.find((scope) => !hasScope(actor, scope));
  return lacked && forbidden(`This token lacks the scope ${lacked}.`);
}

/** Whether somebody comes with an access token instead of a session. */
export const isByToken = (actor: Actor): boolean => actor.kind === 'user' && actor.scopes !== undefined;
