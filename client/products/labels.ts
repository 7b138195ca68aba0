import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductAvailability, ProductCategory, ProductCondition, ProductGrade } from './products.gen';

/** public-site §3, ProductCondition. */
export const conditions: Record<ProductCondition, MessageDescriptor> = {
  New: msg`New`,
  UsedLikeNew: msg`Used - Like New`,
  UsedGood: msg`Used - Good`,
  ForParts: msg`For Parts`,
};

/** Decisions §14: how good a refurbished set is. */
export const grades: Record<ProductGrade, MessageDescriptor> = {
  A: msg`Grade A`,
  B: msg`Grade B`,
  C: msg`Grade C`,
};

/** What a grade stands for. */
export const gradeMeanings: Record<ProductGrade, MessageDescriptor> = {
  A: msg`Screen and body as good as new.`,
  B: msg`Works like new; signs of use that you hardly see from the sofa.`,
  C: msg`Works as it should; visible signs of use.`,
};

export const availabilities: Record<ProductAvailability, MessageDescriptor> = {
  AVAILABLE: msg`Available`,
  RESERVED: msg`Reserved`,
  SOLD: msg`Sold`,
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
