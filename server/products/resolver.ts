import { Arg, Args, ArgsType, Ctx as Context, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { type Connection, PageArguments } from '../platform/pagination.js';
import { Product } from './entity.js';
import { ProductCategory } from './enums.js';
import { ProductInput } from './inputs.js';
import * as products from './service.js';
import { ProductConnection } from './views.js';

@ArgsType()
class ProductsArgs extends PageArguments {
  @Field(() => ProductCategory, { nullable: true, description: 'Only products of this kind.' })
  category?: ProductCategory;
}

@Resolver()
export class ProductResolver {
  @Query(() => ProductConnection, { description: 'Published products, newest first.' })
  products(@Context() ctx: Ctx, @Args(() => ProductsArgs) args: ProductsArgs): Promise<Connection<Product>> {
    return products.listProducts(ctx, args);
  }

  @Query(() => Product, { nullable: true, description: 'A published product; null if there is none.' })
  product(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<Product | null> {
    return products.findVisibleProduct(ctx, id);
  }

  @Mutation(() => Product, { description: 'Puts something up for sale. For admins.' })
  createProduct(@Context() ctx: Ctx, @Arg('input', () => ProductInput) input: ProductInput): Promise<Product> {
    return products.createProduct(ctx, input);
  }

  @Mutation(() => Product, { description: 'Changes a product. For admins.' })
  updateProduct(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ProductInput) input: ProductInput,
  ): Promise<Product> {
    return products.updateProduct(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes a product out of the shop; it can be restored. For admins.' })
  deleteProduct(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<string> {
    return products.deleteProduct(ctx, id);
  }

  @Mutation(() => Product, { description: 'Brings a deleted product back. For admins.' })
  restoreProduct(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<Product> {
    return products.restoreProduct(ctx, id);
  }
}
