import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { DELETED_TOO } from '../../core/entities/bin.js';
import { parseShortId } from '../../core/entities/ids.js';
import { nextVersion } from '../../core/entities/version.js';
import { badInput, conflict } from '../../core/errors.js';
import { transaction } from '../../core/events.js';
import { authorize } from '../../core/policy.js';
import { Repair } from '../entity.js';
import { canManage } from '../policy.js';
import { applyChange, setDeleted } from '../record/change.js';
import { missing } from '../record/findRecord.js';
import { takeBack, undoableOf } from '../updates/undo.service.js';
import { type OneOfManyChanges, repairChangesSchema } from './inputs.js';
import type { ChangedRepairs, RepairBefore } from './views.js';

/**
 * Changes many records, all of them or none: each by the rules of a single change, and told of like one. A deleted record can
 * only be changed by whoever says what becomes of it.
 * @param changes see repairChangesSchema
 * @returns the records in the order of the changes, and what each was before: sent back as changes, that undoes them;
 *   a change of status of which nobody has heard leaves no trace then
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT for a record that has not the expected status
 */
export async function changeRepairs(ctx: Ctx, changes: unknown): Promise<ChangedRepairs> {
  authorize(ctx.actor, canManage(ctx.actor));
  const parsed = repairChangesSchema.parse(changes);
  return transaction(ctx, async () => {
    const found = await lockRepairs(ctx, parsed);
    const pairs = parsed.map((change): [Repair, OneOfManyChanges] => [findIn(found, change), change]);
    if (new Set(pairs.map(([{ id }]) => id)).size < pairs.length) throw badInput('Each repair is changed once.');
    const before = pairs.map(([repair]) => stateOf(repair));
    for (const pair of pairs) assertExpected(...pair);
    const slips = await undoableOf(
      ctx,
      pairs.filter(isGoingBack).map(([repair]) => repair),
    );
    for (const repair of slips) nextVersion(repair, null);
    const repairs = pairs.map(([repair]) => repair);
    await takeBack(ctx, slips, {
      repairs,
      change: () => pairs.forEach(([repair, change]) => apply(ctx, repair, change)),
    });
    return { repairs, before };
  });
}

/** In one order, so that two who change the same records do not wait for each other for ever. */
async function lockRepairs(ctx: Ctx, changes: OneOfManyChanges[]): Promise<Map<string, Repair>> {
  const ids = changes.map(({ id }) => parseShortId(id)).filter((id) => id !== undefined);
  const repairs = await ctx.em.find(
    Repair,
    { id: { $in: ids } },
    { filters: DELETED_TOO, orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  await ctx.em.populate(repairs, ['history', 'quotes'], { filters: DELETED_TOO, refresh: true });
  return new Map(repairs.map((repair) => [repair.id, repair]));
}

function findIn(repairs: Map<string, Repair>, { id, deleted }: OneOfManyChanges): Repair {
  const repair = repairs.get(parseShortId(id) ?? '');
  const staysDeleted = repair?.deletedAt && typeof deleted !== 'boolean';
  if (!repair || staysDeleted) throw missing(id);
  return repair;
}

const stateOf = ({ id, status, isPublic, promisedDate, deletedAt }: Repair): RepairBefore => ({
  id,
  status,
  isPublic,
  promisedDate,
  deleted: deletedAt !== null,
});

function assertExpected(repair: Repair, { expectedStatus }: OneOfManyChanges): void {
  if (expectedStatus && expectedStatus !== repair.status) {
    throw conflict('A repair has another status by now. Reload to see the changes.');
  }
}

/** Back to where it was, from where it is known to be: that undoes a slip, as long as nobody has learnt of it. */
const isGoingBack = ([repair, { status, expectedStatus }]: [Repair, OneOfManyChanges]): boolean =>
  Boolean(expectedStatus) && status !== repair.status && status === repair.history.getItems().at(-2)?.status;

function apply(ctx: Ctx, repair: Repair, { deleted, ...change }: OneOfManyChanges): void {
  applyChange(ctx, repair, change);
  if (typeof deleted === 'boolean') setDeleted(ctx, repair, deleted);
}
