import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../infra/database/database.js';
import type { Live } from '../infra/live/live.js';
import type { Logger } from '../infra/log.js';
import type { MailFrame } from '../infra/mail/content.js';
import type { Mailer } from '../infra/mail/mailer.js';
import type { ObjectStore } from '../infra/storage/object.store.js';
import type { Telemetry } from '../infra/telemetry/telemetry.js';
import type { Config } from './config/config.js';
import type { KnownVersion } from './contentVersion/knownVersion.js';
import type { DomainEvent } from './domainEvent.js';
import { type Actor, GUEST } from './policy.js';

/** Where "now" comes from, so that tests can set it. */
export type Clock = () => Date;

/** What the price of a repair follows from; amounts in rupees. */
export interface RepairCosts {
  id: string;
  status: string;
  actualCost: number | null;
  approvedCost: number | null;
  deliveryCharge: number | null;
}

/** What lives as long as the process and is shared by all requests. */
export interface Deps {
  config: Config;
  database: Database;
  log: Logger;
  clock: Clock;
  jobs: Jobs;
  /** Tells of changes that any process makes. */
  live: Live;
  /** What this process knows of the content version, for whoever keeps answers. */
  contentVersion: KnownVersion;
  mailer: Mailer;
  /** Who writes the mails, as it is under each. */
  mailFrame: (ctx: Ctx) => Promise<MailFrame>;
  /** What is still to be paid for a repair, in rupees; null where nobody knows yet. */
  openAmount: (ctx: Ctx, repair: RepairCosts) => Promise<number | null>;
  /** Where uploaded files are kept. */
  store: ObjectStore;
  /** Who listens to domain events (rooms.ts). */
  subscribers: readonly Subscriber[];
  /** Tells a collector how the house is doing, if there is one. */
  telemetry: Telemetry;
}

/**
 * What every service takes as its first argument; built the same way for GraphQL, REST, seeds and tests, so that
 * a rule cannot tell through which door it was reached.
 */
export interface Ctx extends Readonly<Deps> {
  readonly actor: Actor;
  /** What is kept is read and changed through it alone. Made when it is first asked for. */
  readonly em: EntityManager;
  /** Names this request in logs and in masked errors. */
  readonly requestId: string;
  /** Where the call comes from, as rate limits count it (http/requestInfo.ts); empty for the system itself. */
  readonly address: string;
  /** The caller's `Idempotency-Key` header, as sent. */
  readonly idempotencyKey: string | undefined;
  /** Aborted when whoever asked has gone away: an answer that takes long need not be finished. */
  readonly signal: AbortSignal;
  readonly replicaReads: ReplicaReads;
  /** Events of the running transaction; filled by `emit`, stored by `transaction` (events.ts). */
  readonly pendingEvents: DomainEvent[];
}

/** Whether a call may read beside the database itself (core/read/readLines.ts). */
interface ReplicaReads {
  /** Of the content, that a replica has to show at least: all that this process knows and a guest has learnt of; null forbids it. */
  version: number | null;
  /** It turned out that nothing but what everybody is shown is asked for. */
  areEverybodys: boolean;
}

export interface CallInfo {
  actor: Actor;
  requestId: string;
  address?: string;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal;
  /** Of a guest who may be answered from a replica: the content version to be shown at least. */
  version?: number | null;
}

/** Of work that nobody waits for. */
const NEVER = new AbortController().signal;

/** Opens the context of one call. Its entity manager is its own, and joins whatever transaction the call opens. */
export function createContext(deps: Deps, call: CallInfo): Ctx {
  let em: EntityManager | undefined;
  let log: Logger | undefined;
  return {
    ...deps,
    actor: call.actor,
    // what only reads lists needs none; useContext: on the embedded database a query beside the open transaction would wait for ever
    get em() {
      return (em ??= deps.database.em.fork({ useContext: true }));
    },
    // most calls have nothing to say
    get log() {
      return (log ??= deps.log.child({ requestId: call.requestId }));
    },
    requestId: call.requestId,
    // most calls count nothing by it
    get address() {
      return call.address ?? '';
    },
    idempotencyKey: call.idempotencyKey,
    signal: call.signal ?? NEVER,
    replicaReads: { version: call.version ?? null, areEverybodys: false },
    pendingEvents: [],
  };
}

/** An event as a listener gets it, with what was known when it happened. */
export interface Occurrence<E extends DomainEvent> {
  event: E;
  /** Who did it; null for a guest and for the system itself. */
  actorId: string | null;
  occurredAt: Date;
}

/**
 * A listener. It runs soon after the change was committed, in a transaction of its own: exactly once for each event,
 * together with all other listeners of that event, and again from the start where one of them fails.
 */
export interface Subscriber {
  handles: abstract new (...args: never[]) => DomainEvent;
  handle(ctx: Ctx, occurrence: Occurrence<DomainEvent>): Promise<void> | void;
}

/** A kind of work that is done later, in any process, and again where it fails. */
export interface Job<Data extends object = object> {
  name: string;
  /** Runs at least once; `ctx` is the system's own. */
  handle(ctx: Ctx, data: Data): Promise<void>;
  /** How often a failed one is tried again, with growing pauses; then it is kept as failed for a week. */
  retries: number;
  /** The first pause, in seconds; each next one is about twice as long. */
  pauseSeconds: number;
}

/** Where work is asked for; jobs/queue.ts keeps and does it. */
export interface Jobs {
  /**
   * Within a transaction it is asked for only if that commits.
   * @param afterSeconds it is done no sooner than that
   */
  enqueue<Data extends object>(ctx: Ctx, job: Job<Data>, data: Data, afterSeconds?: number): Promise<void>;
}

/** The context of work that nobody asked for just now: jobs, housekeeping, the start. */
export const systemContext = (deps: Deps, name: string): Ctx => createContext(deps, { actor: GUEST, requestId: name });
