import type { Ctx } from '../core/context.js';
import { parseShortId } from '../core/entities/ids.js';
import { batched } from '../core/loader.js';
import { Product } from '../products/index.js';
import { deviceOf, Repair } from '../repairs/index.js';
import { canKnowRepair, type RepairFacts } from './policy.js';

/** What a review is of, as far as the caller may know. All that are asked for at the same time share a statement. */

/** Which thing a review is of: one of them, or none. */
interface Reviewed {
  product: { id: string } | null;
  repair: { id: string } | null;
}

/** Repairs that the caller named by their full id in this call. */
const named = new WeakMap<Ctx, Set<string>>();

/** Notes that the caller named a repair: a full id is what lets them know of it. @returns the id in its normal form */
export function nameRepair(ctx: Ctx, writtenId: string): string | undefined {
  const id = parseShortId(writtenId);
  if (id) named.set(ctx, (named.get(ctx) ?? new Set()).add(id));
  return id;
}

/** The id of the product, or of the repair if the caller may know of it; null for a general review. */
export async function targetIdOf(ctx: Ctx, review: Reviewed): Promise<string | null> {
  if (review.product) return review.product.id;
  const repair = await repairOf(ctx, review);
  return repair && canKnowRepair(ctx.actor, repair, named.get(ctx)?.has(review.repair!.id) ?? false)
    ? review.repair!.id
    : null;
}

/** The name of the product, or brand and model of a public repair. */
export async function targetNameOf(ctx: Ctx, review: Reviewed): Promise<string | null> {
  if (review.product) return productName(ctx, review.product.id);
  const repair = await repairOf(ctx, review);
  return repair?.isPublic ? repair.name : null;
}

/** The same for those who manage reviews, who know every repair. */
export const managedTargetName = async (ctx: Ctx, review: Reviewed): Promise<string | null> =>
  review.product ? productName(ctx, review.product.id) : ((await repairOf(ctx, review))?.name ?? null);

const repairOf = async (ctx: Ctx, { repair }: Reviewed): Promise<RepairFacts | null> =>
  repair ? repairFacts(ctx, repair.id) : null;

const productName = batched(namesOf);
const repairFacts = batched(repairsOf);

async function namesOf(ctx: Ctx, ids: readonly string[]): Promise<(string | null)[]> {
  const products = await ctx.em.find(Product, { id: { $in: [...ids] } }, { fields: ['name'], filters: false });
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? null);
}

async function repairsOf(ctx: Ctx, ids: readonly string[]): Promise<(RepairFacts | null)[]> {
  const repairs = await ctx.em.find(
    Repair,
    { id: { $in: [...ids] } },
    { fields: ['brand', 'model', 'isPublic', 'owner'], filters: false },
  );
  const facts = new Map(
    repairs.map((repair): [string, RepairFacts] => [
      repair.id,
      { name: deviceOf(repair), isPublic: repair.isPublic, ownerId: repair.owner?.id ?? null },
    ]),
  );
  return ids.map((id) => facts.get(id) ?? null);
}
