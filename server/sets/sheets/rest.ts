import { z } from 'zod';
import type { Ctx } from '../../core/context.js';
import { type CountedItems, offsetQuery } from '../../core/pagination.js';
import { deleteRoute, listRoute, route, sentMoment } from '../../http/rest/rest.js';
import { checklistSchema, readChecklist, saveChecklist, STARTER_ITEMS } from '../checklist/service.js';
import { SheetKind, SheetResult } from '../enums.js';
import type { SetSheet } from './entity.js';
import { sheetSchema, signSheetSchema } from './inputs.js';
import { pageSheetsOfProduct, pageSheetsOfRepair, readTestOfProduct } from './list.service.js';
import { photosOf, signatureOf } from './pictures.service.js';
import { discardSheet, saveSheet, signSheet } from './service.js';

const row = z.object({
  item: z.string(),
  result: z.enum(SheetResult).meta({ id: 'SheetResult' }),
  note: z.string().nullable(),
});
const accessory = z.object({ name: z.string(), count: z.number() });

const signedAddress = z
  .object({ url: z.string(), expiresAt: sentMoment })
  .meta({ id: 'SignedAddress', description: 'An address below that of the site, which works for five minutes.' });

const sheetOutput = z
  .object({
    id: z.string(),
    repairId: z.string().nullable(),
    productId: z.string().nullable(),
    kind: z.enum(SheetKind).meta({ id: 'SheetKind' }),
    rows: z.array(row),
    accessories: z.array(accessory),
    note: z.string().nullable(),
    photos: z.array(signedAddress),
    signature: signedAddress.nullable(),
    signerName: z.string().nullable(),
    createdAt: sentMoment,
    signedAt: sentMoment.nullable(),
    version: z.number(),
  })
  .meta({
    id: 'SetSheet',
    description: 'The state of a set, as it came in or as it was tested; signed, it never changes.',
  });

const present = (ctx: Ctx, sheet: SetSheet): z.input<typeof sheetOutput> => ({
  ...sheet,
  repairId: sheet.repair?.id ?? null,
  productId: sheet.product?.id ?? null,
  photos: photosOf(ctx, sheet),
  signature: signatureOf(ctx, sheet),
});

const presentPage = (ctx: Ctx, { items, total }: CountedItems<SetSheet>) => ({
  items: items.map((sheet) => present(ctx, sheet)),
  total,
});

const testOutput = z
  .object({ signedAt: sentMoment, rows: z.array(row), accessories: z.array(accessory) })
  .meta({ id: 'ProductTest', description: 'How a set that is for sale was tested.' });

const checklistOutput = z
  .object({ items: z.array(z.string()), version: z.number() })
  .meta({ id: 'SheetChecklist', description: 'What the shop looks at in each set.' });

const repairParams = {
  id: z.string().meta({ description: 'The 12 characters of the id of a repair.', examples: ['7K3M9PQ2XVAB'] }),
};

const filledIn = (kind: SheetKind) => ({
  kind,
  rows: [
    { item: 'Power', result: SheetResult.OK },
    { item: 'Picture', result: SheetResult.FAULTY, note: 'Lines on the left.' },
  ],
  accessories: [{ name: 'Remote', count: 1 }],
});

export const sheetRoutes = [
  listRoute({
    path: '/repairs/{id}/sheets',
    operationId: 'listSheetsOfRepair',
    who: 'person',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'The intake and test sheets of a repair, newest first. For its owner the signed ones, for admins all.',
    params: repairParams,
    query: offsetQuery,
    item: sheetOutput,
    handle: async (ctx, { params, query }) => presentPage(ctx, await pageSheetsOfRepair(ctx, params.id!, query)),
  }),
  route({
    method: 'post',
    path: '/admin/repairs/{id}/sheets',
    operationId: 'saveSheetOfRepair',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary:
      'Keep a sheet as far as it is filled in; where none of its kind is open, a new one begins. With an Idempotency-Key header a retry keeps no second one.',
    body: sheetSchema,
    idempotent: true,
    example: filledIn(SheetKind.INTAKE),
    output: sheetOutput,
    params: repairParams,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => present(ctx, await saveSheet(ctx, { repairId: params.id! }, body)),
  }),
  listRoute({
    path: '/admin/products/{id}/sheets',
    operationId: 'listSheetsOfProduct',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'The sheets of a product that is a set, newest first.',
    query: offsetQuery,
    item: sheetOutput,
    handle: async (ctx, { params, query }) => presentPage(ctx, await pageSheetsOfProduct(ctx, params.id!, query)),
  }),
  route({
    method: 'post',
    path: '/admin/products/{id}/sheets',
    operationId: 'saveSheetOfProduct',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'The same for a product that is a set.',
    body: sheetSchema,
    idempotent: true,
    example: filledIn(SheetKind.TEST),
    output: sheetOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => present(ctx, await saveSheet(ctx, { productId: params.id! }, body)),
  }),
  route({
    method: 'get',
    path: '/products/{id}/test',
    operationId: 'readTestOfProduct',
    who: 'anyone',
    scope: 'products',
    tag: 'Products',
    summary: 'How a set that is for sale was tested, by its newest signed sheet.',
    output: testOutput,
    handle: (ctx, { params }) => readTestOfProduct(ctx, params.id!),
  }),
  route({
    method: 'post',
    path: '/admin/sheets/{id}/sign',
    operationId: 'signSheet',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'Put a signature below a sheet, which never changes from then on.',
    body: signSheetSchema,
    example: {
      signatureUrl: '/media/parda/raw/upload/00000000000000000000000000000000.webp',
      signerName: 'Sita Sharma',
    },
    output: sheetOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => present(ctx, await signSheet(ctx, params.id!, body)),
  }),
  deleteRoute({
    path: '/admin/sheets/{id}',
    operationId: 'discardSheet',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'Take a sheet away that was not signed.',
    fails: ['CONFLICT'],
    remove: discardSheet,
  }),
  route({
    method: 'get',
    path: '/admin/sheet-checklist',
    operationId: 'readSheetChecklist',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'What the shop looks at in each set.',
    output: checklistOutput,
    handle: (ctx) => readChecklist(ctx),
  }),
  route({
    method: 'put',
    path: '/admin/sheet-checklist',
    operationId: 'saveSheetChecklist',
    who: 'admin',
    scope: 'repairs',
    tag: 'Sets',
    summary: 'Write the checklist anew.',
    body: checklistSchema,
    example: { items: [...STARTER_ITEMS, 'Wi-Fi'] },
    output: checklistOutput,
    handle: (ctx, { body }) => saveChecklist(ctx, body),
  }),
];
