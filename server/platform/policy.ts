import { forbidden, unauthenticated } from './errors.js';

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
  readonly sessionId: string;
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
