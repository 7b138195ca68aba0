import { z } from 'zod';
import { Language } from '../accounts/index.js';
import { readTableSlice, tableQuery } from '../core/table/table.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { listRoute, route, sentMoment } from '../http/rest/rest.js';
import { PaymentMethod, toRupees } from '../payments/index.js';
import { TVType } from '../sets/index.js';
import type { BillSettings } from './entity.js';
import { BillKind, BillLineLabel, TaxMode } from './enums.js';
import { billSettingsShape, creditBillSchema, issueBillSchema, mailBillSchema } from './inputs.js';
import { creditBill, customerAddressOf, issueBill, mailBill, printBill, readBillCopy } from './service.js';
import { readBillSettings, saveBillSettings } from './settings.service.js';
import { billTable } from './table.js';
import { toBillOutput, toPercent } from './views.js';

const lineOutput = z
  .object({
    label: z.enum(BillLineLabel).meta({ id: 'BillLineLabel' }).nullable(),
    text: z.string(),
    method: z.enum(PaymentMethod).nullable(),
    quantity: z.number(),
    unitPrice: z.number(),
    amount: z.number(),
  })
  .meta({ id: 'BillLine', description: 'A line of a bill; amounts in rupees.' });

const taxModeOutput = z.enum(TaxMode).meta({ id: 'TaxMode' });

const billOutput = z
  .object({
    id: z.string(),
    key: z.string(),
    kind: z.enum(BillKind).meta({ id: 'BillKind' }),
    code: z.string(),
    fiscalYear: z.string(),
    number: z.number(),
    issuedAt: sentMoment,
    repairId: z.string().nullable(),
    productId: z.string().nullable(),
    set: z
      .object({
        brand: z.string(),
        model: z.string().nullable(),
        tvType: z.enum(TVType),
        sizeInches: z.number().nullable(),
        serial: z.string().nullable(),
      })
      .nullable(),
    customerName: z.string(),
    customerAddress: z.string().nullable(),
    customerPan: z.string().nullable(),
    seller: z.object({
      name: z.string(),
      address: z.string().nullable(),
      contact: z.array(z.string()),
      taxMode: taxModeOutput,
      taxNumber: z.string().nullable(),
    }),
    lines: z.array(lineOutput),
    taxable: z.number(),
    taxRate: z.number(),
    tax: z.number(),
    total: z.number(),
    words: z.object({ en: z.string(), ne: z.string() }),
    note: z.string().nullable(),
    validUntil: sentMoment.nullable(),
    creditsCode: z.string().nullable(),
    issuedBy: z.string(),
  })
  .meta({ id: 'Bill', description: 'A bill as it was issued; it never changes. Amounts in rupees.' });

const settingsOutput = z
  .object({
    sellerName: z.string(),
    mode: taxModeOutput,
    taxNumber: z.string().nullable(),
    taxRate: z.number(),
    series: z.string(),
    openingNumber: z.number(),
    openingYear: z.string().nullable(),
    version: z.number(),
  })
  .meta({ id: 'BillSettings', description: 'How the shop issues its bills.' });

const toSettingsOutput = (settings: BillSettings) => ({ ...settings, taxRate: toPercent(settings.taxRate) });

export const billRoutes = [
  listRoute({
    path: '/admin/bills',
    operationId: 'listBills',
    who: 'admin',
    scope: 'payments',
    tag: 'Bills',
    summary: 'All bills, newest first; searched and filtered.',
    query: tableQuery(billTable),
    item: billOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await readTableSlice(ctx, billTable, query);
      return { items: items.map(toBillOutput), total };
    },
  }),
  route({
    method: 'post',
    path: '/admin/bills',
    operationId: 'issueBill',
    who: 'admin',
    scope: 'payments',
    tag: 'Bills',
    summary:
      'Issue a bill, which gets the next number and never changes. With an Idempotency-Key header a retry issues no second one.',
    body: issueBillSchema,
    example: { repairId: '7K3M9PQ2XVAB', kind: BillKind.RECEIPT },
    output: billOutput,
    status: 201,
    idempotent: true,
    fails: ['NOT_FOUND', 'CONFLICT'],
    handle: async (ctx, { body }) => toBillOutput(await issueBill(ctx, body)),
  }),
  route({
    method: 'post',
    path: '/admin/bills/{id}/credit',
    operationId: 'creditBill',
    who: 'admin',
    scope: 'payments',
    tag: 'Bills',
    summary:
      'Take back the whole of a tax invoice or a PAN bill by a credit note, which is the answer. Twice is harmless.',
    body: creditBillSchema,
    example: { reason: 'The name of the customer was wrong.' },
    output: billOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => toBillOutput(await creditBill(ctx, params.id!, body)),
  }),
  route({
    method: 'post',
    path: '/admin/bills/{id}/mail',
    operationId: 'mailBill',
    who: 'admin',
    scope: 'payments',
    tag: 'Bills',
    summary: 'Send the address of the public copy by mail.',
    body: mailBillSchema,
    example: { email: 'sita@example.com', language: Language.NE },
    output: billOutput,
    handle: async (ctx, { params, body }) => toBillOutput(await mailBill(ctx, params.id!, body)),
  }),
  route({
    method: 'post',
    path: '/admin/bills/{id}/print',
    operationId: 'printBill',
    who: 'admin',
    scope: 'payments',
    tag: 'Bills',
    summary: 'Count a print before it is made: the first is the original, all others are copies.',
    output: z.object({ count: z.number() }).meta({ id: 'BillPrint', description: 'How many prints there were.' }),
    handle: async (ctx, { params }) => ({ count: await printBill(ctx, params.id!) }),
  }),
  route({
    method: 'get',
    path: '/bills/{id}',
    operationId: 'readBillCopy',
    who: 'anyone',
    scope: 'payments',
    tag: 'Bills',
    summary: 'The public copy of a bill, for whoever has its address.',
    params: { id: z.string().meta({ description: 'The key of the bill, which its address ends with.' }) },
    output: billOutput,
    handle: async (ctx, { params }) => {
      const bill = await readBillCopy(ctx, params.id!);
      return { ...toBillOutput(bill), customerAddress: await customerAddressOf(ctx, bill) };
    },
  }),
  route({
    method: 'get',
    path: '/admin/bill-settings',
    operationId: 'readBillSettings',
    who: 'admin',
    scope: 'payments',
    tag: 'Bills',
    summary: 'How the shop issues its bills.',
    output: settingsOutput,
    handle: async (ctx) => toSettingsOutput(await readBillSettings(ctx)),
  }),
  route({
    method: 'put',
    path: '/admin/bill-settings',
    operationId: 'saveBillSettings',
    who: 'admin',
    scope: 'payments',
    tag: 'Bills',
    summary: 'Save how the shop issues its bills; those that are there stay as they are.',
    body: billSettingsShape,
    example: { sellerName: 'Parda TV Repair', mode: TaxMode.PAN, taxNumber: '301234567', openingNumber: 1 },
    output: settingsOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { body }) => toSettingsOutput(await saveBillSettings(ctx, body)),
  }),
  exportRoute('bills', billTable, {
    Number: ({ code }) => code,
    Kind: ({ kind }) => kind,
    'Fiscal year': ({ fiscalYear }) => fiscalYear,
    Issued: ({ issuedAt }) => issuedAt,
    Customer: ({ customerName }) => customerName,
    PAN: ({ customerPan }) => customerPan,
    Repair: ({ repairId }) => repairId,
    Product: ({ productId }) => productId,
    'Before tax': ({ taxable }) => toRupees(taxable),
    Tax: ({ tax }) => toRupees(tax),
    Total: ({ total }) => toRupees(total),
    Credits: ({ creditsCode }) => creditsCode,
    ID: ({ id }) => id,
  }),
];
