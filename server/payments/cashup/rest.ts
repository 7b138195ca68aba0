import { z } from 'zod';
import { rupeesCell } from '../../core/fields/money.js';
import { readTableSlice, tableQuery } from '../../core/table/table.js';
import { exportRoute } from '../../http/rest/exportRoute.js';
import { listRoute, route, sentMoment } from '../../http/rest/rest.js';
import { toRupees } from '../amounts.js';
import { PaymentMethod } from '../enums.js';
import { methodOutput } from '../restOutput.js';
import type { CashUp } from './entity.js';
import { closeCashUpSchema, daySchema } from './inputs.js';
import { closeCashUp, readCashUp, reopenCashUp } from './service.js';
import { cashUpTable } from './table.js';
import { amountsOf, inMethods } from './views.js';

const admin = { who: 'admin', scope: 'payments', tag: 'Payments' } as const;

const takingsOutput = z.array(z.object({ method: methodOutput, amount: z.number() }));

const cashUpOutput = z
  .object({
    id: z.string(),
    day: daySchema,
    takings: takingsOutput,
    expected: z.number(),
    counted: z.number(),
    difference: z.number(),
    note: z.string().nullable(),
    closedAt: sentMoment,
    closedBy: z.string(),
    reopenedAt: sentMoment.nullable(),
    reopenedBy: z.string().nullable(),
  })
  .meta({ id: 'CashUp', description: 'A day whose till was counted and closed; amounts in rupees.' });

const present = (cashUp: CashUp) => ({ ...cashUp, takings: inMethods(cashUp.takings), ...amountsOf(cashUp) });

const params = { id: daySchema.meta({ examples: ['2026-03-01'] }) };

export const cashUpRoutes = [
  listRoute({
    ...admin,
    path: '/admin/cash-ups',
    operationId: 'listCashUps',
    summary: 'Days that were closed, the latest first; searched for a year, a month or a day.',
    query: tableQuery(cashUpTable),
    item: cashUpOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await readTableSlice(ctx, cashUpTable, query);
      return { items: items.map(present), total };
    },
  }),
  route({
    ...admin,
    method: 'get',
    path: '/admin/cash-ups/{id}',
    operationId: 'readCashUp',
    summary: "A day's takings by method, and how it was closed.",
    params,
    output: z
      .object({
        day: daySchema,
        takings: takingsOutput,
        total: z.number(),
        cash: z.number(),
        closing: cashUpOutput.nullable(),
        sinceClosing: z.number(),
      })
      .meta({ id: 'CashUpDay', description: "A day's takings beside what was counted; amounts in rupees." }),
    handle: async (ctx, { params: { id: day } }) => {
      const { closing, entries: _, canReopen: __, ...read } = await readCashUp(ctx, day);
      return { ...read, closing: closing && present(closing) };
    },
  }),
  route({
    ...admin,
    method: 'post',
    path: '/admin/cash-ups',
    operationId: 'closeCashUp',
    summary: 'Close a day with what was counted; once.',
    body: closeCashUpSchema,
    example: { day: '2026-03-01', counted: 12_500, note: 'Rs. 500 for tea and petrol are in the box.' },
    output: cashUpOutput,
    status: 201,
    fails: ['CONFLICT'],
    handle: async (ctx, { body }) => present(await closeCashUp(ctx, body)),
  }),
  route({
    ...admin,
    method: 'post',
    path: '/admin/cash-ups/{id}/reopen',
    operationId: 'reopenCashUp',
    summary: 'Open a closed day again. Only the main admin may.',
    params,
    output: cashUpOutput,
    handle: async (ctx, { params: { id: day } }) => present(await reopenCashUp(ctx, day)),
  }),
  exportRoute('cash-ups', cashUpTable, {
    Day: ({ day }) => day,
    ...Object.fromEntries(
      Object.values(PaymentMethod).map((method) => [
        method,
        ({ takings }: CashUp) => rupeesCell(toRupees(takings[method] ?? 0)),
      ]),
    ),
    Counted: (cashUp) => rupeesCell(amountsOf(cashUp).counted),
    Difference: (cashUp) => amountsOf(cashUp).difference,
    Note: ({ note }) => note,
    'Closed at': ({ closedAt }) => closedAt,
    'Closed by': ({ closedBy }) => closedBy,
    'Reopened at': ({ reopenedAt }) => reopenedAt,
    'Reopened by': ({ reopenedBy }) => reopenedBy,
  }),
];
