import { z } from 'zod';
import { rupeesCell } from '../core/fields/money.js';
import { offsetQuery } from '../core/pagination.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route, sentMoment } from '../http/rest/rest.js';
import { ProductCategory, ProductCondition } from './enums.js';
import { changedProductSchema, productSchema } from './inputs.js';
import { createProduct, deleteProduct, pageProducts, readProduct, updateProduct } from './service.js';
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
  })
  .meta({
    id: 'Product',
    description: 'Something that the shop sells; the price is in rupees, 0 stands for a price on request.',
  });

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
    query: offsetQuery,
    item: productOutput,
    handle: (ctx, { query }) => pageProducts(ctx, query),
  }),
  route({
    method: 'get',
    path: '/products/{id}',
    operationId: 'readProduct',
    who: 'anyone',
    scope: 'products',
    tag: 'Products',
    summary: 'One product.',
    output: productOutput,
    handle: (ctx, { params }) => readProduct(ctx, params.id!),
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
    handle: (ctx, { body }) => createProduct(ctx, body),
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
    handle: (ctx, { params, body }) => updateProduct(ctx, params.id!, body),
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
  }),
];
