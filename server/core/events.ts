import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { bumpContentVersion } from './contentVersion/contentVersion.js';
import type { Ctx, Job, Occurrence, Subscriber } from './context.js';
import type { DomainEvent } from './domainEvent.js';
import { newUuid } from './entities/ids.js';

/** Declares a listener with the type of its event. */
export function on<E extends DomainEvent>(
  handles: abstract new (...args: never[]) => E,
  handle: (ctx: Ctx, occurrence: Occurrence<E>) => Promise<void> | void,
): Subscriber {
  return { handles, handle };
}

/** A domain event as it is kept, in the same transaction as the change that it tells of. */
@Entity({ tableName: 'domain_event' })
@Index({ properties: ['subjectId'] })
export class StoredEvent {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  @Property({ type: 'text' })
  type!: string;

  @Property({ type: 'text' })
  subjectId!: string;

  /** Null for a guest and for the system itself. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null;

  @Property({ type: 'json' })
  payload!: Record<string, unknown>;

  @Property({ type: 'timestamptz' })
  occurredAt!: Date;

  /** When the listeners were told; null until then. */
  @Property({ type: 'timestamptz', nullable: true })
  followedAt: Date | null = null;
}

/** Tells of something that happened in the running transaction. */
export function emit(ctx: Ctx, event: DomainEvent): void {
  ctx.pendingEvents.push(event);
}

/**
 * Runs a change in one transaction: the events are stored, the listeners are called for, the content version moves
 * on. All of it is committed, or nothing; the listeners themselves run soon after.
 */
export async function transaction<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    const { result, version } = await ctx.em.transactional(async () => ({
      result: await work(),
      version: await settleEvents(ctx),
    }));
    // after the commit: whoever reads until then still reads what was there before
    if (version !== undefined) ctx.contentVersion.learn(version);
    return result;
  } finally {
    ctx.pendingEvents.length = 0;
  }
}

/** @returns the new content version, where visitors can see what happened */
async function settleEvents(ctx: Ctx): Promise<number | undefined> {
  // one moment for all: whoever follows them sees what was done together
  const now = ctx.clock();
  const stored = ctx.pendingEvents.map((event) => toStored(ctx, event, now));
  ctx.em.persist(stored);
  await ctx.em.flush();
  if (stored.length > 0) await ctx.jobs.enqueue(ctx, followEvents, { eventIds: stored.map(({ id }) => id) });
  // last, because it holds a row that every other change of content waits for until the commit
  return ctx.pendingEvents.some((event) => event.changesContent) ? bumpContentVersion(ctx.em) : undefined;
}

function toStored(ctx: Ctx, event: DomainEvent, occurredAt: Date): StoredEvent {
  const { subjectId, changesContent: _, ...payload } = event;
  return Object.assign(new StoredEvent(), {
    type: event.constructor.name,
    subjectId,
    actorId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    payload,
    occurredAt,
  });
}

/** Tells the listeners of what was committed. An event is told once: the mark is in the same transaction. */
export const followEvents: Job<{ eventIds: string[] }> = {
  name: 'follow-events',
  retries: 10,
  pauseSeconds: 5,
  handle: async (ctx, { eventIds }) => {
    for (const id of eventIds) await transaction(ctx, () => follow(ctx, id));
  },
};

async function follow(ctx: Ctx, id: string): Promise<void> {
  const claimed = await ctx.em.nativeUpdate(StoredEvent, { id, followedAt: null }, { followedAt: ctx.clock() });
  if (claimed === 0) return;
  const { type, subjectId, payload, actorId, occurredAt } = await ctx.em.findOneOrFail(StoredEvent, { id });
  for (const { handles, handle } of ctx.subscribers) {
    if (handles.name !== type) continue;
    const event = Object.assign(Object.create(handles.prototype) as DomainEvent, { subjectId, ...payload });
    await handle(ctx, { event, actorId, occurredAt });
  }
}
