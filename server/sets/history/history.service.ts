import type { Ctx } from '../../core/context.js';
import { batched } from '../../core/loader.js';
import { authorize } from '../../core/policy.js';
import { Product } from '../../products/index.js';
import { readWholeRepair, Repair } from '../../repairs/index.js';
import type { TvSet } from '../entity.js';
import { canManage } from '../policy.js';

/** What a set has been through, for admins. */

const NEWEST_REPAIRS_FIRST = [{ submissionDate: 'desc' }, { id: 'desc' }] as const;

/** More repairs than this no set survives. */
const MOST = 200;

/** The repairs of a set, newest first. */
export const repairsOf = batched<string, Repair[]>(async (ctx, ids) => {
  const repairs = await ctx.em.find(Repair, { set: { $in: [...ids] } }, { orderBy: [...NEWEST_REPAIRS_FIRST] });
  const bySet = Map.groupBy(repairs, ({ set }) => set!.id);
  return ids.map((id) => bySet.get(id)?.slice(0, MOST) ?? []);
});

/** What was sold of a set, and is for sale; newest first. */
export const productsOf = batched<string, Product[]>(async (ctx, ids) => {
  const products = await ctx.em.find(
    Product,
    { set: { $in: [...ids] } },
    { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  );
  const bySet = Map.groupBy(products, ({ set }) => set!.id);
  return ids.map((id) => bySet.get(id) ?? []);
});

const MAX_SUGGESTIONS = 10;
/** So many repairs of a customer are looked at. */
const LOOKED_AT = 100;

/**
 * Sets of the same brand that the customer of a repair has brought before, the same model first, newest first: the admin asks
 * whether it is one of them (decisions §14).
 * @returns at most ten
 * @throws AppError UNAUTHENTICATED, FORBIDDEN
 */
export async function suggestSets(ctx: Ctx, repairId: string): Promise<TvSet[]> {
  authorize(ctx.actor, canManage(ctx.actor));
  const repair = await readWholeRepair(ctx, repairId);
  if (!repair) return [];
  const { contactNumberKey, owner } = repair;
  const same = [{ contactNumberKey }, ...(owner ? [{ owner: owner.id }] : [])];
  const earlier = await ctx.em.find(
    Repair,
    { $or: same, set: { $ne: null }, id: { $ne: repair.id } },
    { orderBy: [...NEWEST_REPAIRS_FIRST], limit: LOOKED_AT, populate: ['set'] },
  );
  const sets = new Set(earlier.map(({ set }) => set!.getEntity()));
  const alike = [...sets].filter(({ id, brand }) => id !== repair.set?.id && isSame(brand, repair.brand));
  const [sameModel, others] = [
    alike.filter(({ model }) => isSame(model, repair.model)),
    alike.filter(({ model }) => !isSame(model, repair.model)),
  ];
  return [...sameModel, ...others].slice(0, MAX_SUGGESTIONS);
}

/** Regardless of case, spaces and hyphens. */
const isSame = (one: string | null, other: string | null): boolean => plain(one) === plain(other);

const plain = (text: string | null): string => (text ?? '').toLowerCase().replace(/[\s-]/g, '');
