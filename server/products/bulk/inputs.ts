import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { seenVersion, VERSION_FIELD } from '../../core/entities/version.js';
import type { EveryField } from '../../core/fields/text.js';
import { ProductCategory } from '../enums.js';
import { productSchema } from '../inputs.js';

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

@InputType({ description: 'What is changed of one product among many; what is left out stays as it is.' })
export class ProductChangeInput implements z.input<typeof productChangeSchema>, EveryField<typeof productChangeSchema> {
  @Field(() => ID, { description: 'The UUID of a product, each one once; a deleted one only with `deleted`.' })
  id!: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether visitors see it.' })
  isPublished!: boolean | null;

  @Field(() => ProductCategory, { nullable: true, description: 'What kind of thing it is.' })
  category!: ProductCategory | null;

  @Field(() => Float, { nullable: true, description: "In rupees, at most two decimals; 0 is 'Price on request'." })
  price!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true takes it out of the shop, false brings it back.' })
  deleted!: boolean | null;

  @Field(() => Int, VERSION_FIELD)
  version!: number | null;
}
