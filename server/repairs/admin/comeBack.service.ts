import type { Ctx } from '../../core/context.js';
import { batched, batchedById } from '../../core/loader.js';
import { Repair } from '../entity.js';
import { canManage, canReadInFull } from '../policy.js';

/** Sets that come back for the same thing (decisions §14). */

const repairById = batchedById(Repair);

/** The job before; it may be another customer's. */
export async function jobBefore(ctx: Ctx, { comesBackFrom }: Repair): Promise<Repair | null> {
  const before = comesBackFrom && (await repairById(ctx, comesBackFrom.id));
  return before && canReadInFull(ctx.actor, before) ? before : null;
}

const comingBackFrom = batched<string, Repair[]>(async (ctx, ids) => {
  const repairs = await ctx.em.find(
    Repair,
    { comesBackFrom: { $in: [...ids] } },
    { orderBy: { submissionDate: 'asc', id: 'asc' } },
  );
  const byEarlier = Map.groupBy(repairs, ({ comesBackFrom }) => comesBackFrom!.id);
  return ids.map((id) => byEarlier.get(id) ?? []);
});

export const comeBacksOf = async (ctx: Ctx, { id }: Repair): Promise<Repair[]> =>
  canManage(ctx.actor) ? comingBackFrom(ctx, id) : [];
