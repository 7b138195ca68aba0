import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductCategory, ProductCondition } from './products.gen';

/** public-site §3, ProductCondition. */
export const conditions: Record<ProductCondition, MessageDescriptor> = {
  New: msg`New`,
  UsedLikeNew: msg`Used - Like New`,
  UsedGood: msg`Used - Good`,
  ForParts: msg`For Parts`,
};

/** public-site §3, ProductCategory: what one thing is. */
export const categories: Record<ProductCategory, MessageDescriptor> = {
  TV: msg`TV`,
  Accessory: msg`Accessory`,
  Part: msg`Part`,
  Other: msg`Other`,
};

/** The same where many are meant: the names of the shelves. */
export const shelves: Record<ProductCategory, MessageDescriptor> = {
  TV: msg`TVs`,
  Accessory: msg`Accessories`,
  Part: msg`Parts`,
  Other: msg`Other`,
};

export const isCategory = (value: string | null): value is ProductCategory =>
  value !== null && Object.hasOwn(categories, value);
