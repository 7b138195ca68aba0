import type { Ctx } from '../../platform/context.js';
import { conflict } from '../../platform/errors.js';
import { emit, transaction } from '../../platform/events.js';
import { authorize } from '../../platform/policy.js';
import { nextVersion } from '../../platform/version.js';
import type { Repair, RepairStatusEvent } from '../entity.js';
import { RepairStatusChanged } from '../events.js';
import { canManage } from '../policy.js';
import { lockOne, withHistory } from '../record.js';
import type { CustomerUpdate } from './entity.js';
import { updatesOf, withNews } from './keep.js';
import { isOpen } from './news.js';

/** Taking back a slip before the customer hears of it. */

/** Until when the change of status that an update tells of can be undone; null where there is none, or it is too late. */
export async function undoableUntil(ctx: Ctx, update: CustomerUpdate): Promise<Date | null> {
  const repair = await withHistory(ctx, update.repair.getEntity());
  return isUndoable(ctx, repair, update) ? update.dueAt : null;
}

/** It tells of the last line of the history, which has brought the repair to another status, and nobody has heard of it. */
function isUndoable(ctx: Ctx, repair: Repair, update: CustomerUpdate): boolean {
  const [previous, last] = repair.history.getItems().slice(-2);
  const isOfLast = last?.occurredAt.getTime() === update.createdAt.getTime() && last.status !== previous?.status;
  return isOfLast && isOpen(update) && update.mailId === null && update.dueAt > ctx.clock();
}

/**
 * Takes back the last change of status while nobody was told of it. Its line leaves the history, so that the customer's
 * timeline shows no slip; the activity log keeps both.
 * @param version the one that was seen
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT where it is too late, or the record was changed since
 */
export async function undoStatusChange(ctx: Ctx, repairId: string, version: number): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, repairId);
    const update = (await updatesOf(ctx, [repair])).get(repair)!.find(isOpen);
    if (!update || !isUndoable(ctx, repair, update)) {
      throw conflict('It is too late to undo this: the customer was told.');
    }
    nextVersion(repair, version);
    await withNews(ctx, [repair], () => takeBack(ctx, repair));
    return repair;
  });
}

function takeBack(ctx: Ctx, repair: Repair): void {
  const [previous, last] = repair.history.getItems().slice(-2) as [RepairStatusEvent, RepairStatusEvent];
  repair.history.remove(last);
  ctx.em.remove(last);
  repair.status = previous.status;
  repair.lastUpdateDate = ctx.clock();
  emit(ctx, new RepairStatusChanged(repair.id, last.status, previous.status));
}
