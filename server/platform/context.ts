import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from './config.js';
import type { Database } from './database.js';
import type { DomainEvent } from './domainEvent.js';
import type { Logger } from './log.js';
import type { Actor } from './policy.js';

/** Where "now" comes from, so that tests can set it. */
export type Clock = () => Date;

/** What lives as long as the process and is shared by all requests. */
export interface Deps {
  config: Config;
  database: Database;
  log: Logger;
  clock: Clock;
  /** Who listens to domain events (subscribers.ts). */
  subscribers: readonly Subscriber[];
}

/**
 * What every service takes as its first argument; built the same way for GraphQL, REST, seeds and tests, so that
 * a rule cannot tell through which door it was reached.
 */
export interface Ctx {
  readonly actor: Actor;
  readonly em: EntityManager;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: Config;
  /** Names this request in logs and in masked errors. */
  readonly requestId: string;
  /** The caller's `Idempotency-Key` header, as sent. */
  readonly idempotencyKey: string | undefined;
  readonly subscribers: readonly Subscriber[];
  /** Events of the running transaction; filled by `emit`, stored by `transaction` (events.ts). */
  readonly pendingEvents: DomainEvent[];
}

export interface CallInfo {
  actor: Actor;
  requestId: string;
  idempotencyKey?: string | undefined;
}

/** Opens the context of one call. Its entity manager is its own, and joins whatever transaction the call opens. */
export function createContext(deps: Deps, call: CallInfo): Ctx {
  return {
    actor: call.actor,
    // useContext: on the embedded database a query beside the open transaction would wait for ever
    em: deps.database.em.fork({ useContext: true }),
    clock: deps.clock,
    log: deps.log.child({ requestId: call.requestId }),
    config: deps.config,
    requestId: call.requestId,
    idempotencyKey: call.idempotencyKey,
    subscribers: deps.subscribers,
    pendingEvents: [],
  };
}

/** A listener, run inside the transaction of the change: it succeeds or fails with it. */
export interface Subscriber {
  handles: abstract new (...args: never[]) => DomainEvent;
  handle(ctx: Ctx, event: DomainEvent): Promise<void> | void;
}
