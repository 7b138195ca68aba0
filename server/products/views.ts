import { Field, Float, ID, ObjectType } from 'type-graphql';
import { ConnectionFields } from '../platform/pagination.js';
import { TableFields } from '../platform/table/args.js';
import { Product } from './entity.js';
import { ProductCategory } from './enums.js';

@ObjectType()
export class ProductEdge {
  @Field({ description: 'Where this product stands in the list.' })
  cursor!: string;

  @Field(() => Product)
  node!: Product;
}

@ObjectType({ description: 'A page of the shop.' })
export class ProductConnection extends ConnectionFields {
  @Field(() => [ProductEdge])
  edges!: ProductEdge[];
}

@ObjectType({ description: 'A page of the table of products.' })
export class ProductTable extends TableFields {
  @Field(() => [Product])
  items!: Product[];
}

@ObjectType({ description: 'What a product was before many were changed; the same as a change takes that back.' })
export class ProductBefore {
  @Field(() => ID)
  id!: string;

  @Field()
  isPublished!: boolean;

  @Field(() => ProductCategory)
  category!: ProductCategory;

  @Field(() => Float)
  price!: number;

  @Field()
  deleted!: boolean;
}

@ObjectType({ description: 'Many products after they were changed.' })
export class ChangedProducts {
  @Field(() => [Product], { description: 'In the order of the changes.' })
  products!: Product[];

  @Field(() => [ProductBefore], { description: 'In the same order.' })
  previous!: ProductBefore[];
}
