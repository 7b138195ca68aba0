import { z } from 'zod';
import { rupeesCell } from '../core/fields/money.js';
import { offsetQuery } from '../core/pagination.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route, sentMoment } from '../http/rest/rest.js';
import type { Ctx } from '../core/context.js';
import { languageOutput, langQuery, sentIn, sentOne } from '../translations/index.js';
import type { Product } from './entity.js';
import { ProductAvailability, ProductCategory, ProductCondition, ProductGrade } from './enums.js';
import { changedProductSchema, productSchema } from './inputs.js';
import { createProduct, deleteProduct, pageProducts, readProduct, updateProduct } from './service.js';
import { productTexts } from './texts.js';
import { canManage } from './policy.js';
import { reserveSchema, seenSchema } from './stock/inputs.js';
import { releaseProduct, reserveProduct, sellProduct } from './stock/service.js';
import { stockOf } from './stock/views.js';
import { productTable } from './table.js';

const productOutput = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price: z.number(),
    category: z.enum(ProductCategory).meta({ id: 'ProductCategory' }),
    condition: z.enum(ProductCondition).meta({ id: 'ProductCondition' }),
    imageUrls: z.array(z.string()),
    isPublished: z.boolean(),
    createdAt: sentMoment,
    version: z.number(),
    ...languageOutput,
    grade: z.enum(ProductGrade).meta({ id: 'ProductGrade' }).nullable(),
    warrantyMonths: z.number().nullable(),
    availability: z.enum(ProductAvailability).meta({ id: 'ProductAvailability' }),
    setId: z.string().nullable().meta({ description: 'The very set that it is; for admins, like what follows.' }),
    reservedUntil: sentMoment.nullable(),
    reservedFor: z.string().nullable(),
    soldAt: sentMoment.nullable(),
    warrantyUntil: sentMoment.nullable(),
    boughtFrom: z.string().nullable(),
    boughtFor: z.number().nullable(),
  })
  .meta({
    id: 'Product',
    description: 'Something that the shop sells; the price is in rupees, 0 stands for a price on request.',
  });

/** What only the shop knows is null to others. */
const present = (ctx: Ctx, { set, ...product }: Product): z.input<typeof productOutput> => ({
  ...product,
  setId: canManage(ctx.actor) ? (set?.id ?? null) : null,
  ...(stockOf(ctx.actor, product as Product) ?? HIDDEN),
});

const HIDDEN = {
  reservedUntil: null,
  reservedFor: null,
  soldAt: null,
  warrantyUntil: null,
  boughtFrom: null,
  boughtFor: null,
};

const television = {
  name: 'Samsung 43" Crystal UHD',
  description: '<p>Tested for a week, with remote and stand.</p>',
  price: 42_500,
  category: ProductCategory.TV,
};

export const productRoutes = [
  listRoute({
    path: '/products',
    operationId: 'listProducts',
    who: 'anyone',
    scope: 'products',
    tag: 'Products',
    summary: 'What the shop sells, newest first; for admins also what is not published.',
    query: offsetQuery.extend(langQuery),
    item: productOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await sentIn(ctx, productTexts, await pageProducts(ctx, query), query.lang);
      return { items: items.map((product) => present(ctx, product)), total };
    },
  }),
  route({
    method: 'get',
    path: '/products/{id}',
    operationId: 'readProduct',
    who: 'anyone',
    scope: 'products',
    tag: 'Products',
    summary: 'One product.',
    query: z.object(langQuery),
    output: productOutput,
    handle: async (ctx, { params, query: { lang } }) =>
      present(ctx, await sentOne(ctx, productTexts, await readProduct(ctx, params.id!), lang)),
  }),
  route({
    method: 'post',
    path: '/admin/products',
    operationId: 'createProduct',
    who: 'admin',
    scope: 'products',
    tag: 'Products',
    summary: 'Put something up for sale.',
    body: productSchema,
    example: { ...television, isPublished: true },
    output: productOutput,
    status: 201,
    fails: ['CONFLICT'],
    handle: async (ctx, { body }) => present(ctx, await createProduct(ctx, body)),
  }),
  route({
    method: 'put',
    path: '/admin/products/{id}',
    operationId: 'updateProduct',
    who: 'admin',
    scope: 'products',
    tag: 'Products',
    summary: 'Change a product; optional fields that are absent stay as they are.',
    body: changedProductSchema,
    example: { ...television, price: 39_999.5 },
    output: productOutput,
    handle: async (ctx, { params, body }) => present(ctx, await updateProduct(ctx, params.id!, body)),
  }),
  route({
    method: 'post',
    path: '/admin/products/{id}/reserve',
    operationId: 'reserveProduct',
    who: 'admin',
    scope: 'products',
    tag: 'Products',
    summary: 'Keep a product that is one very set for somebody; it is free again by itself.',
    body: reserveSchema,
    example: { reservedFor: 'Sita Sharma' },
    output: productOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => present(ctx, await reserveProduct(ctx, params.id!, body)),
  }),
  route({
    method: 'post',
    path: '/admin/products/{id}/sell',
    operationId: 'sellProduct',
    who: 'admin',
    scope: 'products',
    tag: 'Products',
    summary: 'Mark a product that is one very set as sold.',
    body: seenSchema,
    example: {},
    output: productOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => present(ctx, await sellProduct(ctx, params.id!, body)),
  }),
  route({
    method: 'post',
    path: '/admin/products/{id}/release',
    operationId: 'releaseProduct',
    who: 'admin',
    scope: 'products',
    tag: 'Products',
    summary: 'Put a product that was reserved or sold up for sale again.',
    body: seenSchema,
    example: {},
    output: productOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => present(ctx, await releaseProduct(ctx, params.id!, body)),
  }),
  deleteRoute({
    path: '/admin/products/{id}',
    operationId: 'deleteProduct',
    who: 'admin',
    scope: 'products',
    tag: 'Products',
    summary: 'Take a product out of the shop.',
    remove: deleteProduct,
  }),
  exportRoute('products', productTable, {
    ID: ({ id }) => id,
    Name: ({ name }) => name,
    Category: ({ category }) => category,
    Condition: ({ condition }) => condition,
    Price: ({ price }) => rupeesCell(price),
    Published: ({ isPublished }) => isPublished,
    Created: ({ createdAt }) => createdAt,
    Description: ({ description }) => description,
    Images: ({ imageUrls }) => imageUrls.join(' '),
    Grade: ({ grade }) => grade,
    Availability: ({ availability }) => availability,
  }),
];
