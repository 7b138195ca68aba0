import type { Ctx } from '../../core/context.js';
import { nextVersion } from '../../core/entities/version.js';
import { conflict } from '../../core/errors.js';
import { emit, transaction } from '../../core/events.js';
import { authorize } from '../../core/policy.js';
import type { Repair, RepairStatusEvent } from '../entity.js';
import {
  RepairCostsChanged,
  RepairDetailsChanged,
  RepairStatusChanged,
  type Terms,
  type TermsChange,
} from '../events.js';
import { canManage } from '../policy.js';
import { lockOne, withHistory } from '../record/findRecord.js';
import { takeBackQuotes } from '../quotes/trail.js';
import { keepOnRecord } from '../quotes/versions.js';
import { termsByLine, termsOf } from '../record/terms.js';
import type { CustomerUpdate } from './entity.js';
import { updatesOf, withNews } from './keepUpdates.js';
import { isOpen } from './news.js';

/** Taking back a slip before the customer learns of it. */

/** Until when the change of status that an update tells of can be undone; null where there is none, or it is too late. */
export async function undoableUntil(ctx: Ctx, update: CustomerUpdate): Promise<Date | null> {
  const repair = await withHistory(ctx, update.repair.getEntity());
  return isUndoable(ctx, repair, update) ? update.dueAt : null;
}

/** It tells of the last line of the history, which has brought the repair to another status, and nobody has learnt of it. */
function isUndoable(ctx: Ctx, repair: Repair, update: CustomerUpdate): boolean {
  const [previous, last] = repair.history.getItems().slice(-2);
  const isOfLast = last?.occurredAt.getTime() === update.createdAt.getTime() && last.status !== previous?.status;
  return isOfLast && isOpen(update) && update.mailId === null && update.dueAt > ctx.clock();
}

/**
 * Takes back the last change of status while nobody was notified of it, with all that came with it: the note, the costs, what became of
 * the quotes, the promised date. The customer reads what stood there before, and their timeline shows no slip; the activity log keeps both.
 * @param version the one that was seen
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT where it is too late, or the record was changed since
 */
export async function undoStatusChange(ctx: Ctx, repairId: string, version: number): Promise<Repair> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const repair = await lockOne(ctx, repairId);
    if (!(await undoableOf(ctx, [repair])).includes(repair)) {
      throw conflict('It is too late to undo this: the customer was notified.');
    }
    nextVersion(repair, version);
    await takeBack(ctx, [repair]);
    return repair;
  });
}

/** Those of some repairs, with their history, whose last change of status can still be undone. */
export async function undoableOf(ctx: Ctx, repairs: readonly Repair[]): Promise<Repair[]> {
  if (repairs.length === 0) return [];
  const updates = await updatesOf(ctx, repairs);
  return repairs.filter((repair) => {
    const update = updates.get(repair)!.find(isOpen);
    return update !== undefined && isUndoable(ctx, repair, update);
  });
}

/**
 * Takes back the last change of status of some repairs that are locked.
 * @param others what is changed with them, and how
 */
export async function takeBack(
  ctx: Ctx,
  slips: readonly Repair[],
  others: { repairs: readonly Repair[]; change: () => void } = { repairs: slips, change: () => {} },
): Promise<void> {
  const terms: ReadonlyMap<string, TermsChange> = slips.length > 0 ? await termsByLine(ctx, slips) : new Map();
  const updated = slips.map((repair) => lastUpdateBefore(repair, terms));
  await withNews(ctx, others.repairs, () => {
    for (const repair of slips) takeBackOne(ctx, repair, terms);
    others.change();
  });
  for (const [index, repair] of slips.entries()) repair.lastUpdateDate = updated[index]!;
}

/** When the work last went on, but for the slip; what was done since counts. */
function lastUpdateBefore(repair: Repair, terms: ReadonlyMap<string, TermsChange>): Date {
  const last = repair.history.getItems().at(-1)!;
  const change = terms.get(last.id);
  const isLatest = last.occurredAt.getTime() === repair.lastUpdateDate.getTime();
  return change && isLatest ? new Date(change.lastUpdateDate) : repair.lastUpdateDate;
}

function takeBackOne(ctx: Ctx, repair: Repair, terms: ReadonlyMap<string, TermsChange>): void {
  const [previous, last] = repair.history.getItems().slice(-2) as [RepairStatusEvent, RepairStatusEvent];
  repair.history.remove(last);
  ctx.em.remove(last);
  repair.status = previous.status;
  emit(ctx, new RepairStatusChanged(repair.id, last.status, previous.status, null));
  const change = terms.get(last.id);
  if (change) giveBack(ctx, repair, change);
  repair.lastUpdateDate = ctx.clock();
}

/** What a change has brought is as it was before; what was written since stays. */
function giveBack(ctx: Ctx, repair: Repair, { before, after, quotes }: TermsChange): void {
  const now = termsOf(repair);
  const isBack = (name: keyof Terms) => before[name] !== after[name] && now[name] === after[name];
  const costs = (['estimatedCost', 'actualCost', 'deliveryCharge', 'costReason'] as const).filter(isBack);
  const dates = (['promisedDate', 'warrantyFrom'] as const).filter(isBack);
  for (const name of costs) Object.assign(repair, { [name]: before[name] });
  for (const name of dates) {
    const moment = before[name];
    repair[name] = moment === null ? null : new Date(moment);
  }
  if (quotes) takeBackQuotes(ctx, repair, quotes);
  keepOnRecord(repair);
  if (costs.length > 0) emit(ctx, new RepairCostsChanged(repair.id));
  if (dates.includes('promisedDate')) emit(ctx, new RepairDetailsChanged(repair.id, ['promisedDate']));
}
