import type { FilterObject } from '@mikro-orm/core';
import { type Actor, isAdmin } from '../core/policy.js';
import type { Product } from './entity.js';
import { ProductAvailability } from './enums.js';

/** Who may do what with a product (decisions §3). */

export const canManage = (actor: Actor): boolean => isAdmin(actor);

/** What is in the shop for everybody. */
export const ON_SALE = { isPublished: true } satisfies FilterObject<Product>;

/** Of those what can still be had or will be free again: what is sold is shown for a while, and is no offer (decisions §14). */
export const FOR_SALE = {
  ...ON_SALE,
  availability: { $ne: ProductAvailability.SOLD },
} satisfies FilterObject<Product>;

/** The products that somebody may see: what is not published is for admins only (decisions §11). */
export const visibleTo = (actor: Actor): FilterObject<Product> => (isAdmin(actor) ? {} : ON_SALE);
