import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { bumpContentVersion } from './contentVersion/service.js';
import type { Ctx, Subscriber } from './context.js';
import type { DomainEvent } from './domainEvent.js';
import { newUuid } from './ids.js';

/** Declares a listener with the type of its event. */
export function on<E extends DomainEvent>(
  handles: abstract new (...args: never[]) => E,
  handle: (ctx: Ctx, event: E) => Promise<void> | void,
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
}

/** Tells of something that happened in the running transaction. */
export function emit(ctx: Ctx, event: DomainEvent): void {
  ctx.pendingEvents.push(event);
}

/**
 * Runs a change in one transaction, and with it everything that follows from the change: the events are stored,
 * the listeners run, the content version moves on. All of it is committed, or nothing.
 */
export async function transaction<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await ctx.em.transactional(async () => {
      const result = await work();
      await settleEvents(ctx);
      return result;
    });
  } finally {
    ctx.pendingEvents.length = 0;
  }
}

async function settleEvents(ctx: Ctx): Promise<void> {
  // listeners may emit in their turn, so the list can grow while it is walked
  for (let index = 0; index < ctx.pendingEvents.length; index++) {
    const event = ctx.pendingEvents[index]!;
    ctx.em.persist(toStored(ctx, event));
    for (const subscriber of ctx.subscribers) {
      if (event instanceof subscriber.handles) await subscriber.handle(ctx, event);
    }
  }
  await ctx.em.flush();
  // last, because it holds a row that every other change of content waits for until the commit
  if (ctx.pendingEvents.some((event) => event.changesContent)) await bumpContentVersion(ctx.em);
}

function toStored(ctx: Ctx, event: DomainEvent): StoredEvent {
  const { type, subjectId, changesContent: _, ...payload } = event;
  return Object.assign(new StoredEvent(), {
    type,
    subjectId,
    actorId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    payload,
    occurredAt: ctx.clock(),
  });
}
