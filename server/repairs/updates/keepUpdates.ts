import { ref } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import type { Repair } from '../entity.js';
import { CustomerUpdate } from './entity.js';
import { NotifiedBy } from './enums.js';
import { isOwnDoing, isSame, kindOf, type News, newsOf, weigh } from './news.js';
import { notifyCustomers } from './notifyCustomers.js';

/** Keeping what customers should learn of, with the change itself. */

/** All updates of some repairs, newest first; of one moment, the one that waits longer. */
export async function updatesOf(ctx: Ctx, repairs: readonly Repair[]): Promise<Map<Repair, CustomerUpdate[]>> {
  const ids = repairs.map(({ id }) => id);
  const all = await ctx.em.find(
    CustomerUpdate,
    { repair: { $in: ids } },
    { orderBy: { createdAt: 'desc', dueAt: 'desc', id: 'desc' }, refresh: true },
  );
  const ofRepair = Map.groupBy(all, ({ repair }) => repair.id);
  return new Map(repairs.map((repair) => [repair, ofRepair.get(repair.id) ?? []]));
}

/**
 * Changes records that are locked, and keeps what their customers should learn of it: after the time in which it can be undone, and
 * instead of what nobody has told them yet. What customers do themself they know; that also answers what they were still to be
 * told.
 */
export async function withNews(ctx: Ctx, repairs: readonly Repair[], change: () => void): Promise<void> {
  const before = new Map(repairs.map((repair) => [repair, newsOf(repair)]));
  change();
  const changed = repairs.filter((repair) => !isSame(newsOf(repair), before.get(repair)!));
  if (changed.length === 0) return;
  const updates = await updatesOf(ctx, changed);
  const added = changed.flatMap((repair) => keep(ctx, repair, before.get(repair)!, updates.get(repair)!));
  ctx.em.persist(added);
  const secondsUntil = ({ dueAt }: CustomerUpdate) =>
    Math.max(0, Math.ceil((dueAt.getTime() - ctx.clock().getTime()) / 1000));
  for (const [seconds, due] of Map.groupBy(added, secondsUntil)) {
    await ctx.jobs.enqueue(ctx, notifyCustomers, { updateIds: due.map(({ id }) => id) }, seconds);
  }
}

/** @returns the one that is to be notified, if any */
function keep(ctx: Ctx, repair: Repair, before: News, updates: CustomerUpdate[]): CustomerUpdate[] {
  const { open, revived, isKnown } = weigh(updates, repair, before, newsOf(repair));
  const now = repair.lastUpdateDate;
  repair.notificationPendingSince = null;
  if (isOwnDoing(ctx.actor, repair)) {
    if (open) Object.assign(open, { notifiedAt: now, notifiedBy: NotifiedBy.SELF });
    return [];
  }
  if (open) open.supersededAt = now;
  if (!revived && isKnown) return [];
  const update = revived ?? newUpdate(ctx, repair);
  update.supersededAt = null;
  repair.notificationPendingSince = update.createdAt;
  return [update];
}

/** When what has changed at that moment can be undone no more, and is told. */
export const dueAfter = (ctx: Ctx, changedAt: Date): Date =>
  new Date(changedAt.getTime() + ctx.config.statusUndoSeconds * 1000);

function newUpdate(ctx: Ctx, repair: Repair): CustomerUpdate {
  const news = newsOf(repair);
  const createdAt = repair.lastUpdateDate;
  const line = repair.history.getItems().at(-1);
  return Object.assign(new CustomerUpdate(), {
    repair: ref(repair),
    kind: kindOf(news),
    ...news,
    note: line?.occurredAt.getTime() === createdAt.getTime() ? line.note : null,
    createdAt,
    dueAt: dueAfter(ctx, createdAt),
  });
}
