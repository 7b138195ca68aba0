import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../../core/context.js';
import { DELETED_TOO, moveToBin, takeFromBin } from '../../core/entities/bin.js';
import { isUuid } from '../../core/entities/ids.js';
import { nextVersion } from '../../core/entities/version.js';
import { emit, transaction } from '../../core/events.js';
import { authorize } from '../../core/policy.js';
import { Product } from '../entity.js';
import { ProductDeleted, ProductRestored, ProductUpdated } from '../events.js';
import { onlyGiven } from '../inputs.js';
import { canManage } from '../policy.js';
import { missingProduct, withOneOffer } from '../service.js';
import type { ChangedProducts, ProductBefore } from '../views.js';
import { type ProductChange, productChangesSchema } from './inputs.js';

/**
 * Changes many products, all of them or none: each by the rules of a single change, and told of like one. A deleted product
 * is missing for whoever does not say whether it stays so.
 * @param changes see productChangesSchema
 * @returns the products in the order of the changes, and what each was before
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT
 */
export async function changeProducts(ctx: Ctx, changes: unknown): Promise<ChangedProducts> {
  authorize(ctx.actor, canManage(ctx.actor));
  const parsed = productChangesSchema.parse(changes);
  return withOneOffer(() =>
    transaction(ctx, async () => {
      const found = await lockProducts(ctx, parsed);
      const pairs = parsed.map((change): [Product, ProductChange] => [findIn(found, change), change]);
      const previous = pairs.map(([product]) => stateOf(product));
      for (const [product, change] of pairs) apply(ctx, product, change);
      return { products: pairs.map(([product]) => product), previous };
    }),
  );
}

/** In one order, so that two who change the same products do not wait for each other for ever. */
async function lockProducts(ctx: Ctx, changes: ProductChange[]): Promise<Map<string, Product>> {
  const ids = changes.map(({ id }) => id).filter(isUuid);
  const products = await ctx.em.find(
    Product,
    { id: { $in: ids } },
    { filters: DELETED_TOO, orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  return new Map(products.map((product) => [product.id, product]));
}

function findIn(products: Map<string, Product>, { id, deleted }: ProductChange): Product {
  const product = products.get(id);
  const staysDeleted = product?.deletedAt && typeof deleted !== 'boolean';
  if (!product || staysDeleted) throw missingProduct();
  return product;
}

const stateOf = ({ id, isPublished, category, price, deletedAt }: Product): ProductBefore => ({
  id,
  isPublished,
  category,
  price,
  deleted: deletedAt !== null,
});

/** What changes nothing leaves no line in the log, and is no change for whoever edits the product meanwhile. */
function apply(ctx: Ctx, product: Product, { id, deleted, version, ...values }: ProductChange): void {
  const changed = Object.entries(onlyGiven(values)).filter(([name, value]) => product[name as keyof Product] !== value);
  const moves = typeof deleted === 'boolean' && deleted !== (product.deletedAt !== null);
  if (changed.length === 0 && !moves) return;
  nextVersion(product, version);
  Object.assign(product, Object.fromEntries(changed), { changedAt: ctx.clock() });
  if (changed.length > 0) emit(ctx, new ProductUpdated(id));
  if (!moves) return;
  if (deleted) moveToBin(ctx, product, new ProductDeleted(id));
  else takeFromBin(ctx, product, new ProductRestored(id));
}
