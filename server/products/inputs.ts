import { Field, Float, InputType } from 'type-graphql';
import { z } from 'zod';
import { imageUrl, NOT_A_PICTURE } from '../platform/mediaAddress.js';
import { requiredRichText } from '../platform/sanitize.js';
import { type EveryField, requiredLine } from '../platform/text.js';
import { ProductCategory, ProductCondition } from './enums.js';

const MAX_PRICE = 99_999_999;
const MAX_IMAGES = 20;

/** In rupees; 0 stands for 'Price on request' (decisions §11, §12). */
const price = z
  .number({ error: 'Price is required.' })
  .min(0, 'Price cannot be negative.')
  .max(MAX_PRICE, 'Price is too high.')
  .multipleOf(0.01, 'Price can have at most two decimals.');

/** Addresses of pictures in the order of their showing, each once. */
const imageUrls = z
  .array(imageUrl, NOT_A_PICTURE)
  .max(MAX_IMAGES, `A product can have at most ${MAX_IMAGES} images.`)
  .transform((urls) => [...new Set(urls)]);

/**
 * back-office §5 'Product'. What is optional and absent takes its default in a new product (decisions §12 'Required and
 * default'), and stays as it is in one that is changed.
 */
export const productSchema = z.object(
  {
    name: requiredLine('Name', 200),
    description: requiredRichText('Description', 20_000),
    price,
    category: z.enum(ProductCategory, { error: 'Please choose a category from the list.' }).nullish(),
    condition: z.enum(ProductCondition, { error: 'Please choose a condition from the list.' }).nullish(),
    imageUrls: imageUrls.nullish(),
    isPublished: z.boolean({ error: 'isPublished must be true or false.' }).nullish(),
  },
  { error: 'The product must be an object.' },
);

@InputType({ description: 'A product; what is left out takes its default, or stays as it is in a change.' })
export class ProductInput implements z.input<typeof productSchema>, EveryField<typeof productSchema> {
  @Field()
  name!: string;

  @Field({ description: 'HTML; whatever could be dangerous is taken out.' })
  description!: string;

  @Field(() => Float, { description: "In rupees; 0 is 'Price on request'." })
  price!: number;

  @Field(() => ProductCategory, { nullable: true, description: 'TV if not given.' })
  category!: ProductCategory | null;

  @Field(() => ProductCondition, { nullable: true, description: 'UsedGood if not given.' })
  condition!: ProductCondition | null;

  @Field(() => [String], { nullable: true, description: `Addresses of up to ${MAX_IMAGES} pictures.` })
  imageUrls!: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Published if not given.' })
  isPublished!: boolean | null;
}
