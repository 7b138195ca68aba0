import { Field, ObjectType } from 'type-graphql';
import { ConnectionFields } from '../platform/pagination.js';
import { Product } from './entity.js';

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
