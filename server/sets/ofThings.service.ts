import type { Ctx } from '../core/context.js';
import { batchedById } from '../core/loader.js';
import type { Row } from '../core/read/model.js';
import type { Product } from '../products/index.js';
import { Repair, type TrackedRepair } from '../repairs/index.js';
import { TvSet } from './entity.js';
import { canManage } from './policy.js';
import { toTrackedSet, type TrackedSet } from './views.js';

/** Which set a repair or a product is of, as far as the caller may know (decisions §14). */

const setById = batchedById(TvSet);
/** The record that a view was made of. */
const repairById = batchedById(Repair);

/** The set with its whole history: for admins. */
export const setOfRepair = async (ctx: Ctx, { set }: Repair): Promise<TvSet | null> =>
  set && canManage(ctx.actor) ? setById(ctx, set.id) : null;

/** A product of a list is a row with its columns (products/rows.ts). */
export const setOfProduct = async (ctx: Ctx, { set }: Pick<Row<Product>, 'set'>): Promise<TvSet | null> =>
  set && canManage(ctx.actor) ? setById(ctx, set.id) : null;

/** The set as its customer sees it. */
export async function trackedSetOf(ctx: Ctx, { id, abilities }: TrackedRepair): Promise<TrackedSet | null> {
  if (!abilities.seeSet) return null;
  const repair = await repairById(ctx, id);
  const set = repair?.set ? await setById(ctx, repair.set.id) : null;
  return set && toTrackedSet(set);
}
