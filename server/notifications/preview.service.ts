import type { Ctx } from '../platform/context.js';
import { considerChange } from '../repairs/desk.service.js';
import { waysToTell } from './tell.js';
import * as texts from './texts.js';
import type { RepairStatusPreview } from './views.js';

/**
 * What the customer would be told if a change of a repair were saved (decisions §4); nothing is saved.
 * @param input status, note and estimated cost, as they would be saved
 * @returns null where nobody would be told anything: without an account, or if nothing changes that they hear of
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT
 */
export async function previewRepairStatus(ctx: Ctx, id: string, input: unknown): Promise<RepairStatusPreview | null> {
  const { repair, change } = await considerChange(ctx, id, input);
  const { status = repair.status, estimatedCost = repair.estimatedCost, note } = change;
  const ways = waysToTell(repair.owner, ctx.actor.kind === 'user' ? ctx.actor.id : null);
  if (!Object.values(ways).includes(true)) return null;
  const isMoved = status !== repair.status;
  const isRequoted = estimatedCost !== repair.estimatedCost;
  const notice = isMoved
    ? texts.movedOn(repair, status, estimatedCost)
    : isRequoted && texts.quotedAnew(repair, estimatedCost);
  return notice ? { ...notice, note, ...ways } : null;
}
