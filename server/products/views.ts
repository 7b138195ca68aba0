import { Field, Float, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/pagination.js';
import type { ProductChange } from './bulk/inputs.js';
import { Product } from './entity.js';
import { ProductCategory } from './enums.js';

export const ProductConnection = connectionOf(Product, 'A page of the shop.');

@ObjectType({ description: 'What a product was before many were changed; the same as a change takes that back.' })
export class ProductBefore implements Record<Exclude<keyof ProductChange, 'version'>, unknown> {
  @Field(() => ID, { description: 'The UUID of the product.' })
  id!: string;

  @Field({ description: 'Whether it was published.' })
  isPublished!: boolean;

  @Field(() => ProductCategory, { description: 'What kind of thing it was.' })
  category!: ProductCategory;

  @Field(() => Float, { description: 'In rupees.' })
  price!: number;

  @Field({ description: 'Whether it was out of the shop.' })
  deleted!: boolean;
}

@ObjectType({ description: 'Many products after they were changed.' })
export class ChangedProducts {
  @Field(() => [Product], { description: 'In the order of the changes.' })
  products!: Product[];

  @Field(() => [ProductBefore], {
    description: 'What each was before, in the same order; sent back as changes, that undoes them.',
  })
  previous!: ProductBefore[];
}
