import { expect, it } from 'vitest';
import { buildFaqItem } from '../faq/factory.js';
import { FaqItem } from '../faq/entity.js';
import { useTestApp } from '../testing/testApp.js';
import { readContentVersion } from './contentVersion/service.js';
import type { Subscriber } from './context.js';
import { DomainEvent } from './domainEvent.js';
import { emit, on, StoredEvent, transaction } from './events.js';

const app = useTestApp();

class Shown extends DomainEvent {
  readonly type = 'Shown';
  override readonly changesContent = true;
  constructor(
    readonly subjectId: string,
    readonly colour: string,
  ) {
    super();
  }
}

class Hidden extends DomainEvent {
  readonly type = 'Hidden';
  constructor(readonly subjectId: string) {
    super();
  }
}

const ctxWith = (...subscribers: Subscriber[]) => ({ ...app.ctx(), subscribers });

it('stores what happened with the change', async () => {
  await transaction(app.ctx(), async () => undefined);
  const ctx = app.ctx();
  await transaction(ctx, async () => emit(ctx, new Shown('x', 'red')));
  expect(await app.em.findAll(StoredEvent)).toMatchObject([
    { type: 'Shown', subjectId: 'x', payload: { colour: 'red' }, occurredAt: app.now, actorId: null },
  ]);
});

it('moves the content version on only for what visitors can see', async () => {
  const before = await readContentVersion(app.em);
  const ctx = app.ctx();
  await transaction(ctx, async () => emit(ctx, new Hidden('x')));
  expect(await readContentVersion(app.em)).toBe(before);
  await transaction(ctx, async () => emit(ctx, new Shown('x', 'red')));
  expect(await readContentVersion(app.em)).toBe(before + 1);
});

it('runs listeners with the change, and what they tell of in turn', async () => {
  const heard: string[] = [];
  const ctx = ctxWith(
    on(Shown, (inner, event) => {
      heard.push(`shown ${event.colour}`);
      emit(inner, new Hidden(event.subjectId));
    }),
    on(Hidden, () => void heard.push('hidden')),
  );
  await transaction(ctx, async () => emit(ctx, new Shown('x', 'blue')));
  expect(heard).toEqual(['shown blue', 'hidden']);
  expect(await app.em.count(StoredEvent)).toBe(2);
});

it('keeps nothing when a listener fails', async () => {
  const ctx = ctxWith(
    on(Shown, () => {
      throw new Error('the listener failed');
    }),
  );
  const change = transaction(ctx, async () => {
    ctx.em.persist(buildFaqItem());
    emit(ctx, new Shown('x', 'red'));
  });
  await expect(change).rejects.toThrow('the listener failed');
  expect(await app.em.count(FaqItem)).toBe(0);
  expect(await app.em.count(StoredEvent)).toBe(0);
  expect(ctx.pendingEvents).toEqual([]);
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
