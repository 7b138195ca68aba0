import { z } from 'zod';
import { route, listRoute, sentMoment } from '../http/rest/rest.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { readTableSlice, tableQuery } from '../core/table/table.js';
import { toRupees } from './amounts.js';
import { AttemptProblem, AttemptState, EntryKind, OnlineMethod, PaymentMethod } from './enums.js';
import { askDepositSchema, beginPaymentSchema, paymentShape, undoPaymentSchema } from './inputs.js';
import { beginPayment, checkOnlinePayment, readOnlinePayment } from './online/service.js';
import { askDeposit, readBalance, recordPayment, undoPayment } from './service.js';
import { methodOutput } from './restOutput.js';
import { paymentTable } from './table.js';
import { inRupees, toEntryView } from './views.js';
import type { Ctx } from '../core/context.js';
import type { Payable } from './payable.js';

const entryOutput = z
  .object({
    id: z.string(),
    repairId: z.string().nullable(),
    productId: z.string().nullable(),
    kind: z.enum(EntryKind).meta({ id: 'PaymentEntryKind' }),
    method: methodOutput,
    amount: z.number(),
    at: sentMoment,
    reference: z.string().nullable(),
    note: z.string().nullable(),
    isOnline: z.boolean(),
  })
  .meta({ id: 'PaymentEntry', description: 'A line of the ledger: above 0 money came, below 0 it went.' });

const onlineOutput = z
  .object({
    id: z.string(),
    method: z.enum(OnlineMethod).meta({ id: 'OnlinePaymentMethod' }),
    amount: z.number(),
    state: z.enum(AttemptState).meta({ id: 'OnlinePaymentState' }),
    at: sentMoment,
    repairId: z.string().nullable(),
    productId: z.string().nullable(),
    problem: z.enum(AttemptProblem).meta({ id: 'OnlinePaymentProblem' }).nullable(),
    isLate: z.boolean(),
  })
  .meta({ id: 'OnlinePayment', description: 'A payment that somebody has begun on the site.' });

const begunOutput = z
  .object({
    payment: onlineOutput,
    url: z.string().nullable(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .meta({
    id: 'BegunPayment',
    description: 'Where the browser goes: by POST with the fields of a form, without any by GET.',
  });

const balanceOutput = z
  .object({
    due: z.number().nullable(),
    paid: z.number(),
    open: z.number(),
    overpaid: z.number(),
    deposit: z.number(),
  })
  .meta({ id: 'Balance', description: 'What has to be paid, and what was, in rupees.' });

const repairParams = {
  id: z.string().meta({ description: 'The 12 characters of the id of a repair.', examples: ['7K3M9PQ2XVAB'] }),
};

const presentBalance = async (ctx: Ctx, payable: Payable) => inRupees(await readBalance(ctx, payable));

const byHand = (entry: Parameters<typeof toEntryView>[0]) => toEntryView(entry, new Set(), true);

export const paymentRoutes = [
  listRoute({
    path: '/admin/payments',
    operationId: 'listPayments',
    who: 'admin',
    scope: 'payments',
    tag: 'Payments',
    summary: 'All entries of the ledger, newest first; searched and filtered.',
    query: tableQuery(paymentTable),
    item: entryOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await readTableSlice(ctx, paymentTable, query);
      return { items: items.map(byHand), total };
    },
  }),
  route({
    method: 'post',
    path: '/admin/payments',
    operationId: 'recordPayment',
    who: 'admin',
    scope: 'payments',
    tag: 'Payments',
    summary:
      'Enter what was paid, given back or put right. With an Idempotency-Key header a retry makes no second entry.',
    body: paymentShape,
    example: { repairId: '7K3M9PQ2XVAB', kind: EntryKind.PAYMENT, method: PaymentMethod.CASH, amount: 2500 },
    output: entryOutput,
    status: 201,
    idempotent: true,
    fails: ['NOT_FOUND'],
    handle: async (ctx, { body }) => byHand(await recordPayment(ctx, body)),
  }),
  route({
    method: 'post',
    path: '/admin/payments/{id}/undo',
    operationId: 'undoPayment',
    who: 'admin',
    scope: 'payments',
    tag: 'Payments',
    summary: 'Take back an entry that was made by hand, by another one. Twice is harmless.',
    body: undoPaymentSchema,
    example: { note: 'Entered twice.' },
    output: entryOutput,
    fails: ['CONFLICT'],
    handle: async (ctx, { params, body }) => byHand(await undoPayment(ctx, params.id!, body)),
  }),
  route({
    method: 'post',
    path: '/admin/repairs/{id}/deposit',
    operationId: 'askRepairDeposit',
    who: 'admin',
    scope: 'payments',
    tag: 'Payments',
    summary: 'Ask the customer of a repair for a deposit, as an amount or as a share.',
    body: askDepositSchema,
    example: { share: 30 },
    output: balanceOutput,
    params: repairParams,
    handle: async (ctx, { params, body }) => presentBalance(ctx, await askDeposit(ctx, { repairId: params.id! }, body)),
  }),
  route({
    method: 'post',
    path: '/admin/products/{id}/deposit',
    operationId: 'askProductDeposit',
    who: 'admin',
    scope: 'payments',
    tag: 'Payments',
    summary: 'The same for a set that is kept for somebody.',
    body: askDepositSchema,
    example: { amount: 5000 },
    output: balanceOutput,
    handle: async (ctx, { params, body }) =>
      presentBalance(ctx, await askDeposit(ctx, { productId: params.id! }, body)),
  }),
  route({
    method: 'post',
    path: '/repairs/{id}/payments',
    operationId: 'beginRepairPayment',
    who: 'anyone',
    scope: 'payments',
    tag: 'Payments',
    summary: 'Begin a payment on the site. With an Idempotency-Key header a retry begins no second one.',
    body: beginPaymentSchema,
    example: { method: OnlineMethod.ESEWA, amount: 1500, contactNumber: '9841234567' },
    output: begunOutput,
    params: repairParams,
    status: 201,
    idempotent: true,
    fails: ['CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
    handle: (ctx, { params, body }) => beginPayment(ctx, { repairId: params.id! }, body),
  }),
  route({
    method: 'post',
    path: '/products/{id}/payments',
    operationId: 'beginProductPayment',
    who: 'anyone',
    scope: 'payments',
    tag: 'Payments',
    summary: 'The same for a set that is kept for somebody, once a deposit is asked for.',
    body: beginPaymentSchema,
    example: { method: OnlineMethod.KHALTI, amount: 5000 },
    output: begunOutput,
    status: 201,
    idempotent: true,
    fails: ['CONFLICT', 'RATE_LIMITED', 'UNAVAILABLE'],
    handle: (ctx, { params, body }) => beginPayment(ctx, { productId: params.id! }, body),
  }),
  route({
    method: 'get',
    path: '/payments/{id}',
    operationId: 'readOnlinePayment',
    who: 'anyone',
    scope: 'payments',
    tag: 'Payments',
    summary: 'A payment on the site as it is known, for whoever knows its id.',
    output: onlineOutput,
    handle: (ctx, { params }) => readOnlinePayment(ctx, params.id!),
  }),
  route({
    method: 'post',
    path: '/payments/{id}/check',
    operationId: 'checkOnlinePayment',
    who: 'anyone',
    scope: 'payments',
    tag: 'Payments',
    summary: 'Ask the provider what became of a payment on the site.',
    output: onlineOutput,
    handle: (ctx, { params }) => checkOnlinePayment(ctx, params.id!),
  }),
  exportRoute('payments', paymentTable, {
    ID: ({ id }) => id,
    Time: ({ at }) => at,
    Repair: ({ repair }) => repair?.id ?? null,
    Product: ({ product }) => product?.id ?? null,
    Kind: ({ kind }) => kind,
    Method: ({ method }) => method,
    Amount: ({ amount }) => toRupees(amount),
    Reference: ({ reference }) => reference,
    Note: ({ note }) => note,
    'Entered by': ({ by }) => by?.unwrap().email ?? null,
  }),
];
