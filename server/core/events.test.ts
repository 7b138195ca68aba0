// @module-tag database
import { expect, it } from 'vitest';
import { FaqItem } from '../faq/entity.js';
import { buildFaqItem } from '../faq/factory.js';
import { useTestApp } from '../testing/testApp.js';
import { readContentVersion } from './contentVersion/contentVersion.js';
import type { Subscriber } from './context.js';
import { DomainEvent } from './domainEvent.js';
import { emit, followEvents, on, StoredEvent, transaction } from './events.js';

const app = useTestApp();

class Shown extends DomainEvent {
  override readonly changesContent = true;
  constructor(
    subjectId: string,
    readonly colour: string,
  ) {
    super(subjectId);
  }
}

class Hidden extends DomainEvent {}

/** Does the change as usual, and then the queue's work with these listeners. */
async function happen(event: DomainEvent, ...subscribers: Subscriber[]): Promise<number> {
  const ctx = app.ctx();
  await transaction(ctx, async () => emit(ctx, event));
  return app.runDue({ subscribers });
}

it('stores what happened with the change', async () => {
  await transaction(app.ctx(), async () => undefined);
  const ctx = app.ctx();
  await transaction(ctx, async () => emit(ctx, new Shown('x', 'red')));
  expect(await app.em.findAll(StoredEvent)).toMatchObject([
    { type: 'Shown', subjectId: 'x', payload: { colour: 'red' }, occurredAt: app.now, actorId: null },
  ]);
});

it('what one change tells of happened at one moment', async () => {
  let tick = 0;
  const ctx = { ...app.ctx(), clock: () => new Date(tick++) };
  await transaction(ctx, async () => {
    emit(ctx, new Shown('x', 'red'));
    emit(ctx, new Hidden('y'));
  });
  const [shown, hidden] = await app.em.findAll(StoredEvent);
  expect(shown!.occurredAt).toEqual(hidden!.occurredAt);
});

it('moves the content version on only for what visitors can see', async () => {
  const before = await readContentVersion(app.em);
  const ctx = app.ctx();
  await transaction(ctx, async () => emit(ctx, new Hidden('x')));
  expect(await readContentVersion(app.em)).toBe(before);
  await transaction(ctx, async () => emit(ctx, new Shown('x', 'red')));
  expect(await readContentVersion(app.em)).toBe(before + 1);
});

it('tells the listeners, after the change, once', async () => {
  const received: string[] = [];
  const listeners = [
    on(Shown, (_ctx, { event, actorId, occurredAt }) => {
      received.push(`${event.subjectId} shown ${event.colour} by ${actorId} at ${occurredAt.toISOString()}`);
    }),
    on(Hidden, () => void received.push('hidden')),
  ];
  expect(await happen(new Shown('x', 'blue'), ...listeners)).toBe(0);
  const { id } = await app.em.findOneOrFail(StoredEvent, { subjectId: 'x' });
  await app.deps.jobs.enqueue(app.ctx(), followEvents, { eventIds: [id] });
  await app.runDue({ subscribers: listeners });
  expect(received).toEqual([`x shown blue by null at ${app.now.toISOString()}`]);
});

it('tells nobody of a change that was undone', async () => {
  const ctx = app.ctx();
  const change = transaction(ctx, async () => {
    ctx.em.persist(buildFaqItem());
    emit(ctx, new Shown('x', 'red'));
    throw new Error('the change failed');
  });
  await expect(change).rejects.toThrow('the change failed');
  const received: string[] = [];
  await app.runDue({ subscribers: [on(Shown, () => void received.push('shown'))] });
  expect([received, await app.em.count(FaqItem), await app.em.count(StoredEvent)]).toEqual([[], 0, 0]);
  expect(ctx.pendingEvents).toEqual([]);
});

it('keeps the change when a listener fails, undoes what the others did, and tells all of them again', async () => {
  const writes = on(Shown, (ctx) => void ctx.em.persist(buildFaqItem()));
  const fails = on(Shown, () => {
    throw new Error('the listener failed');
  });
  expect(await happen(new Shown('x', 'red'), writes, fails)).toBe(1);
  expect([await app.em.count(StoredEvent), await app.em.count(FaqItem)]).toEqual([1, 0]);
  await app.em.execute('update pgboss.job set start_after = now()');
  expect(await app.runDue({ subscribers: [writes] })).toBe(0);
  expect(await app.em.count(FaqItem)).toBe(1);
});

it('numbers concurrent changes without a gap', async () => {
  const before = await readContentVersion(app.em);
  const change = async () => {
    const ctx = app.ctx();
    await transaction(ctx, async () => emit(ctx, new Shown('x', 'red')));
  };
  await Promise.all(Array.from({ length: 20 }, change));
  expect(await readContentVersion(app.em)).toBe(before + 20);
});
