import { Extensions } from 'type-graphql';
import { type AccessDomain, type AccessScope, scopeOf, type ScopesNeeded } from './accessScope.js';
import { unauthenticated } from './errors.js';
import { type Actor, authorize, isAdmin } from './policy.js';

/** Whom a door is for (decisions §3): everybody, whoever is signed in, or admins. A policy can ask for more, never for less. */
export type Who = 'anyone' | 'person' | 'admin';

/**
 * What an access token needs: the scope of a domain, to read it where the door only reads, else to write it; other scopes than
 * that; nothing, where what is told is no secret and belongs to no domain; or it never opens.
 */
export type TokenRule = AccessDomain | readonly AccessScope[] | 'any token' | 'no token';

/** What is beside each door, a root field of GraphQL or a call of REST. */
export interface DoorRule {
  who: Who;
  /** What guests are told who may not come in, where the specification has a sentence of its own. */
  guestMessage?: string;
  scope: TokenRule;
}

/** What is beside a root field of GraphQL. */
export interface FieldRule extends DoorRule {
  /**
   * Whether guests get the answer out of memory until the content version moves on (http/answers): it has to be the same
   * for every guest at any hour, and each change of it has to be told by an event with `changesContent`.
   */
  kept?: true;
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    door?: FieldRule;
  }
}

/** Opens a root field of GraphQL; without this it stays closed to everybody. */
export const Door = (rule: FieldRule): MethodDecorator => Extensions({ door: rule });

/**
 * Turns away whoever a door is not for.
 * @throws AppError UNAUTHENTICATED or FORBIDDEN
 */
export function authorizeDoor(actor: Actor, { who, guestMessage }: DoorRule): void {
  if (who === 'anyone') return;
  if (actor.kind === 'guest') throw unauthenticated(guestMessage);
  authorize(actor, who === 'person' || isAdmin(actor));
}

/**
 * The scopes that a door asks of an access token.
 * @throws Error for a domain that has no such scope
 */
export function scopesNeeded({ scope }: DoorRule, access: 'read' | 'write'): ScopesNeeded {
  if (scope === 'no token') return null;
  if (scope === 'any token') return [];
  return typeof scope === 'string' ? [scopeOf(scope, access)] : scope;
}
