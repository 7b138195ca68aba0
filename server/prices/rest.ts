import { z } from 'zod';
import { offsetQuery } from '../core/pagination.js';
import { readTableSlice, tableQuery } from '../core/table/table.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route } from '../http/rest/rest.js';
import { QuoteLineKind, quoteLineKindOutput } from '../repairs/index.js';
import { TVType } from '../sets/index.js';
import { rupeesCell } from '../core/fields/money.js';
import { changedPriceItemSchema, changedPriceTemplateSchema, priceItemSchema, priceTemplateSchema } from './inputs.js';
import { createPriceItem, deletePriceItem, listServicePrices, updatePriceItem } from './item.service.js';
import { priceItemTable, priceTemplateTable } from './table.js';
import { createPriceTemplate, deletePriceTemplate, updatePriceTemplate } from './template.service.js';

const admin = { who: 'admin', scope: 'repairs', tag: 'Prices' } as const;

const priceItemOutput = z
  .object({
    id: z.string(),
    kind: quoteLineKindOutput,
    text: z.string(),
    price: z.number(),
    warrantyMonths: z.int(),
    tvType: z.enum(TVType).nullable(),
    brand: z.string().nullable(),
    serviceId: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'PriceItem', description: 'An entry of the price list.' });

const ITEM = { kind: QuoteLineKind.PART, text: 'Backlight strips, 43 inches', price: 3800, warrantyMonths: 6 };

const itemRoutes = [
  listRoute({
    ...admin,
    path: '/admin/price-items',
    operationId: 'listPriceItems',
    summary: 'The price list; searched and filtered.',
    query: tableQuery(priceItemTable),
    item: priceItemOutput,
    handle: (ctx, { query }) => readTableSlice(ctx, priceItemTable, query),
  }),
  route({
    ...admin,
    method: 'post',
    path: '/admin/price-items',
    operationId: 'createPriceItem',
    summary: 'Add an entry to the price list.',
    body: priceItemSchema,
    example: ITEM,
    output: priceItemOutput,
    status: 201,
    handle: (ctx, { body }) => createPriceItem(ctx, body),
  }),
  route({
    ...admin,
    method: 'put',
    path: '/admin/price-items/{id}',
    operationId: 'updatePriceItem',
    summary: 'Replace an entry of the price list.',
    body: changedPriceItemSchema,
    example: ITEM,
    output: priceItemOutput,
    handle: (ctx, { params, body }) => updatePriceItem(ctx, params.id!, body),
  }),
  deleteRoute({
    ...admin,
    path: '/admin/price-items/{id}',
    operationId: 'deletePriceItem',
    summary: 'Take an entry out of the price list.',
    remove: deletePriceItem,
  }),
  exportRoute('price-items', priceItemTable, {
    ID: ({ id }) => id,
    Kind: ({ kind }) => kind,
    Text: ({ text }) => text,
    Price: ({ price }) => rupeesCell(price),
    'Months of warranty': ({ warrantyMonths }) => warrantyMonths,
    'TV type': ({ tvType }) => tvType,
    Brand: ({ brand }) => brand,
  }),
];

const priceTemplateOutput = z
  .object({
    id: z.string(),
    name: z.string(),
    lines: z.array(
      z.object({
        kind: quoteLineKindOutput,
        text: z.string(),
        quantity: z.int(),
        unitPrice: z.number(),
        warrantyMonths: z.int(),
        isOptional: z.boolean(),
        photoUrl: z.string().nullable(),
      }),
    ),
    total: z.number(),
    version: z.number(),
  })
  .meta({ id: 'PriceTemplate', description: 'Lines that are put into a quote together.' });

const TEMPLATE = {
  name: 'Panel replacement',
  lines: [
    { kind: QuoteLineKind.PART, text: 'Panel, 43 inches', unitPrice: 16500, warrantyMonths: 6 },
    { kind: QuoteLineKind.LABOUR, text: 'Fitting the panel', unitPrice: 2500, warrantyMonths: 6 },
  ],
};

const templateRoutes = [
  listRoute({
    ...admin,
    path: '/admin/price-templates',
    operationId: 'listPriceTemplates',
    summary: 'All templates of quotes; searched.',
    query: tableQuery(priceTemplateTable),
    item: priceTemplateOutput,
    handle: (ctx, { query }) => readTableSlice(ctx, priceTemplateTable, query),
  }),
  route({
    ...admin,
    method: 'post',
    path: '/admin/price-templates',
    operationId: 'createPriceTemplate',
    summary: 'Add a template of quotes.',
    body: priceTemplateSchema,
    example: TEMPLATE,
    output: priceTemplateOutput,
    status: 201,
    handle: (ctx, { body }) => createPriceTemplate(ctx, body),
  }),
  route({
    ...admin,
    method: 'put',
    path: '/admin/price-templates/{id}',
    operationId: 'updatePriceTemplate',
    summary: 'Replace a template of quotes.',
    body: changedPriceTemplateSchema,
    example: TEMPLATE,
    output: priceTemplateOutput,
    handle: (ctx, { params, body }) => updatePriceTemplate(ctx, params.id!, body),
  }),
  deleteRoute({
    ...admin,
    path: '/admin/price-templates/{id}',
    operationId: 'deletePriceTemplate',
    summary: 'Take a template of quotes away.',
    remove: deletePriceTemplate,
  }),
];

export const priceRoutes = [
  listRoute({
    path: '/content/service-prices',
    operationId: 'listServicePrices',
    who: 'anyone',
    scope: 'content',
    tag: 'Prices',
    summary: 'What each service of the page ‘Services’ costs at least, where the shop shows it.',
    query: offsetQuery,
    item: z
      .object({ serviceId: z.string(), from: z.number() })
      .meta({ id: 'ServicePrice', description: 'The lowest price that is shown with a service.' }),
    handle: async (ctx, { query: { limit, offset } }) => {
      const all = await listServicePrices(ctx);
      return { items: all.slice(offset, offset + limit), total: all.length };
    },
  }),
  ...itemRoutes,
  ...templateRoutes,
];
