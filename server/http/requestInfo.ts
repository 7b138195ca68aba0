import type { NextFunction, Request, Response } from 'express';
import ipaddr from 'ipaddr.js';
import type { ScopesNeeded } from '../core/accessScope.js';
import { type CallInfo, createContext, type Ctx, type Deps } from '../core/context.js';
import { type Actor, GUEST, requireScopes } from '../core/policy.js';
import { requestIdOf } from './requestLog.js';

/** Finds out who is calling, by the `Authorization` header. `ended` says that a token was shown which no longer counts. */
export type Authenticate = (authorization: string | undefined) => Promise<{ actor: Actor; ended: boolean }>;

/** A client that shows an ended token is told so and signs out (decisions §12). */
const SESSION_HEADER = 'X-Session';

/** The caller of each request, found out once. */
const callers = new WeakMap<Request, Actor>();

/**
 * Finds out who is calling, before anything else looks at the request. An invalid, expired or revoked token
 * answers as to a guest, and says so.
 */
export function identifyCaller(authenticate: Authenticate) {
  return async (request: Request, response: Response, next: NextFunction) => {
    const { actor, ended } = await authenticate(request.get('Authorization'));
    callers.set(request, actor);
    if (ended) response.set(SESSION_HEADER, 'ended');
    next();
  };
}

/** Who makes a request; a guest until they were found out. */
export const actorOf = (request: Request): Actor => callers.get(request) ?? GUEST;

/** Of a door that finds out later what is asked of it, and keeps tokens to their scopes then. */
export const SCOPES_LATER = 'later';

/**
 * Opens the context of a request. There is no way to one past the scopes, so no door can forget them.
 * @param needed what an access token must be allowed
 * @throws AppError FORBIDDEN for an access token that was not granted it
 */
export const contextOf = (deps: Deps, request: Request, needed: ScopesNeeded): Ctx =>
  createContext(deps, callOf(request, needed));

/** Who asks, and how: what the context of a request is made of. @throws AppError as `contextOf` does */
export function callOf(request: Request, needed: ScopesNeeded | typeof SCOPES_LATER): CallInfo {
  const actor = actorOf(request);
  if (needed !== SCOPES_LATER) requireScopes(actor, needed);
  return {
    actor,
    requestId: requestIdOf(request),
    address: countedAddress(request.ip),
    idempotencyKey: request.get('Idempotency-Key'),
    signal: goneAway(request),
  };
}

/** Aborted when the caller hangs up before the answer was sent. */
function goneAway({ res }: Request): AbortSignal {
  const hangUp = new AbortController();
  res?.once('close', () => {
    if (!res.writableFinished) hangUp.abort();
  });
  return hangUp.signal;
}

/**
 * The caller's address as rate limits count it. Who has one IPv6 address has at least 2^64 of them, so its network
 * counts as one.
 */
export function countedAddress(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString();
}
