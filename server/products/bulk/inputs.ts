import { ID } from 'type-graphql';
import { z } from 'zod';
import { seenVersion } from '../../core/entities/version.js';
import { productSchema } from '../inputs.js';
import { inputType } from '../../core/fields/inputType.js';

const MAX_CHANGES = 100;
const WRONG_COUNT = `Choose 1 to ${MAX_CHANGES} products.`;

const { isPublished, category, price } = productSchema.shape;

/** What is changed of one of many products; what is absent stays as it is. */
const productChangeSchema = z.object(
  {
    id: z.string({ error: 'Each change needs the id of a product.' }).transform((id) => id.toLowerCase()),
    isPublished,
    category,
    price: price.nullish(),
    deleted: z.boolean({ error: 'deleted must be true or false.' }).nullish(),
    version: seenVersion,
  },
  { error: 'A change must be an object.' },
);

export const productChangesSchema = z
  .array(productChangeSchema, { error: WRONG_COUNT })
  .min(1, WRONG_COUNT)
  .max(MAX_CHANGES, WRONG_COUNT)
  .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, 'Each product is changed once.');

export type ProductChange = z.output<typeof productChangeSchema>;

export const ProductChangeInput = inputType(
  'ProductChangeInput',
  productChangeSchema,
  'What is changed of one product among many; what is left out stays as it is.',
  {
    id: { type: ID, description: 'The UUID of a product, each one once; a deleted one only with `deleted`.' },
    isPublished: 'Whether visitors see it.',
    category: 'What kind of thing it is.',
    price: "In rupees, at most two decimals; 0 is 'Price on request'.",
    deleted: 'true takes it out of the shop, false brings it back.',
  },
);
