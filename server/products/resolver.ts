import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG, UUID_FIELD } from '../core/entities/ids.js';
import { VERSION_FIELD } from '../core/entities/version.js';
import { type Connection, PageArguments } from '../core/pagination.js';
import { AskedFields } from '../core/read/askedFields.js';
import type { Fields } from '../core/read/fields.js';
import type { Row } from '../core/read/model.js';
import { ProductChangeInput } from './bulk/inputs.js';
import { changeProducts } from './bulk/service.js';
import { LANGUAGE_ARG } from '../translations/index.js';
import { Product } from './entity.js';
import { ProductCategory } from './enums.js';
import { ProductInput } from './inputs.js';
import * as products from './service.js';
import { ReserveProductInput } from './stock/inputs.js';
import { releaseProduct, reserveProduct, sellProduct } from './stock/service.js';
import { ProductStock, stockOf } from './stock/views.js';
import { ChangedProducts, ProductConnection } from './views.js';

@ArgsType()
class ProductsArgs extends PageArguments {
  @Field(() => ProductCategory, { nullable: true, description: 'Only products of this kind.' })
  category?: ProductCategory;

  @Field(() => Language, LANGUAGE_ARG)
  language?: Language;
}

@Resolver(() => Product)
export class ProductResolver {
  @Query(() => ProductConnection, { description: 'Published products, newest first.' })
  @Door({ who: 'anyone', scope: 'products', kept: true })
  products(
    @Context() ctx: Ctx,
    @Args(() => ProductsArgs) args: ProductsArgs,
    @AskedFields() fields: Fields,
  ): Promise<Connection<Row<Product>>> {
    return products.listProducts(ctx, args, fields);
  }

  @Query(() => Product, {
    nullable: true,
    description: 'A published product, for admins also one that is not; null if there is none.',
  })
  @Door({ who: 'anyone', scope: 'products', kept: true })
  product(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_FIELD) id: string,
    @AskedFields() fields: Fields,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<Row<Product> | null> {
    return products.showProduct(ctx, id, fields, language);
  }

  @Mutation(() => Product, { description: 'Puts something up for sale. For admins.' })
  @Door({ who: 'admin', scope: 'products' })
  createProduct(
    @Context() ctx: Ctx,
    @Arg('input', () => ProductInput, {
      description: 'The new product; visitors see it at once unless `isPublished` is false.',
    })
    input: object,
  ): Promise<Product> {
    return products.createProduct(ctx, input);
  }

  @Mutation(() => Product, { description: 'Changes a product. For admins.' })
  @Door({ who: 'admin', scope: 'products' })
  updateProduct(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => ProductInput, {
      description: 'Name, description and price, and what else is to change: the rest stays as it is.',
    })
    input: object,
  ): Promise<Product> {
    return products.updateProduct(ctx, id, input);
  }

  @Mutation(() => ChangedProducts, { description: 'Changes up to 100 products, all of them or none. For admins.' })
  @Door({ who: 'admin', scope: 'products' })
  changeProducts(
    @Context() ctx: Ctx,
    @Arg('changes', () => [ProductChangeInput], { description: '1 to 100 changes, each of another product.' })
    changes: object[],
  ): Promise<ChangedProducts> {
    return changeProducts(ctx, changes);
  }

  @Mutation(() => ID, { description: 'Takes a product out of the shop; it can be restored. For admins.' })
  @Door({ who: 'admin', scope: 'products' })
  deleteProduct(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return products.deleteProduct(ctx, id);
  }

  @Mutation(() => Product, { description: 'Brings a deleted product back. For admins.' })
  @Door({ who: 'admin', scope: 'products' })
  restoreProduct(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<Product> {
    return products.restoreProduct(ctx, id);
  }

  @Mutation(() => Product, { description: 'Keeps a product that is one very set for somebody. For admins.' })
  @Door({ who: 'admin', scope: 'products' })
  reserveProduct(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => ReserveProductInput, {
      description: 'For whom and until when; CONFLICT where it is reserved or sold already.',
    })
    input: object,
  ): Promise<Product> {
    return reserveProduct(ctx, id, input);
  }

  @Mutation(() => Product, { description: 'Marks a product that is one very set as sold. For admins.' })
  @Door({ who: 'admin', scope: 'products' })
  sellProduct(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('version', () => Int, VERSION_FIELD) version?: number,
  ): Promise<Product> {
    return sellProduct(ctx, id, { version });
  }

  @Mutation(() => Product, {
    description: 'Puts a product that was reserved or sold up for sale again. For admins.',
  })
  @Door({ who: 'admin', scope: 'products' })
  releaseProduct(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('version', () => Int, VERSION_FIELD) version?: number,
  ): Promise<Product> {
    return releaseProduct(ctx, id, { version });
  }

  @FieldResolver(() => ProductStock, {
    nullable: true,
    description: 'Its reservation, its sale, and what it was bought in for. For admins; null to others.',
  })
  stock(@Context() ctx: Ctx, @Root() product: Product | Row<Product>): ProductStock | null {
    return stockOf(ctx.actor, product);
  }
}
