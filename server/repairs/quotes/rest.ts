import { z } from 'zod';
import type { Ctx } from '../../core/context.js';
import { route, sentMoment } from '../../http/rest/rest.js';
import { Repair } from '../entity.js';
import { QuoteDecision } from '../enums.js';
import { canManage } from '../policy.js';
import { presentRepair, repairOutput, repairParams } from '../restOutput.js';
import { readRepair } from '../service.js';
import { DecisionWay, QuoteLineKind, QuoteState } from './enums.js';
import { decideQuoteSchema, quoteDraftSchema } from './inputs.js';
import * as quotes from './service.js';
import { isExpired } from './versions.js';
import { toQuotes, type QuoteView, type TrackedQuote } from './views.js';

/** The same wherever a kind of line leaves. */
export const quoteLineKindOutput = z.enum(QuoteLineKind).meta({ id: 'QuoteLineKind' });

const quoteOutput = z
  .object({
    version: z.int().nullable(),
    revision: z.int().optional(),
    state: z.enum(QuoteState).meta({ id: 'QuoteState' }),
    lines: z.array(
      z.object({
        place: z.int(),
        kind: quoteLineKindOutput,
        text: z.string(),
        quantity: z.int(),
        unitPrice: z.number(),
        amount: z.number(),
        isOptional: z.boolean(),
        isLeftOut: z.boolean(),
        warrantyMonths: z.int().nullable(),
        warrantyUntil: sentMoment.nullable(),
        photoUrl: z.string().nullable(),
        coveredUntil: sentMoment.nullable(),
        coveredBy: z.string().nullable(),
        startsWarrantyAgain: z.boolean(),
      }),
    ),
    note: z.string().nullable(),
    total: z.number(),
    chosenTotal: z.number(),
    validUntil: sentMoment.nullable(),
    isExpired: z.boolean(),
    offeredAt: sentMoment.nullable(),
    decidedAt: sentMoment.nullable(),
    decidedVia: z.enum(DecisionWay).meta({ id: 'DecisionWay' }).nullable(),
  })
  .meta({
    id: 'Quote',
    description: 'A version of what the shop asks for a repair. Only an admin gets drafts, which have no version.',
  });

const coveredLineOutput = z
  .object({
    repairId: z.string(),
    kind: quoteLineKindOutput,
    text: z.string(),
    quantity: z.int(),
    warrantyMonths: z.int(),
    until: sentMoment,
    isCovered: z.boolean(),
  })
  .meta({ id: 'CoveredLine', description: 'A line of an earlier job that was under warranty.' });

const presentQuote = (ctx: Ctx, quote: QuoteView | TrackedQuote) => ({
  ...quote,
  isExpired: isExpired(quote, ctx.clock()),
});

const LINE = { kind: QuoteLineKind.PART, text: 'Backlight strips', unitPrice: 3200, warrantyMonths: 6 };

const revisionBody = z.object({ revision: z.int({ error: 'The revision must be a whole number.' }) });
const versionBody = z.object({ version: z.int({ error: 'The version must be a whole number.' }) });

/** What an admin does with the draft, or with the version that waits. */
const action = <Body extends z.ZodObject>(
  path: string,
  operationId: string,
  summary: string,
  body: Body,
  change: (ctx: Ctx, repairId: string, body: z.output<Body>) => Promise<Repair>,
) =>
  route({
    method: 'post',
    path: `/admin/repairs/{id}/${path}`,
    operationId,
    who: 'admin',
    scope: 'repairs',
    tag: 'Repairs',
    summary,
    body,
    example: Object.fromEntries(Object.keys(body.shape).map((name) => [name, 1])),
    output: repairOutput,
    params: repairParams,
    fails: ['CONFLICT'],
    handle: async (ctx, { params: { id }, body: sent }) => presentRepair(ctx, await change(ctx, id!, body.parse(sent))),
  });

export const quoteRoutes = [
  route({
    method: 'get',
    path: '/repairs/{id}/quotes',
    operationId: 'listQuotes',
    who: 'anyone',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'What the shop has offered for a repair, the newest first; strangers get only what waits or holds.',
    output: z.array(quoteOutput),
    params: repairParams,
    handle: async (ctx, { params: { id } }) => {
      const repair = await readRepair(ctx, id!);
      const shown = repair instanceof Repair ? toQuotes(repair, canManage(ctx.actor)) : repair.quotes;
      return shown.map((quote) => presentQuote(ctx, quote));
    },
  }),
  route({
    method: 'get',
    path: '/repairs/{id}/coverage',
    operationId: 'listCoverage',
    who: 'anyone',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'What the jobs before had under warranty, where a set has come back; empty to strangers.',
    output: z.array(coveredLineOutput),
    params: repairParams,
    handle: async (ctx, { params: { id } }) => {
      const repair = await readRepair(ctx, id!);
      return repair instanceof Repair ? quotes.shownCoverage(ctx, repair) : [];
    },
  }),
  route({
    method: 'post',
    path: '/repairs/{id}/quote-decision',
    operationId: 'decideQuote',
    who: 'anyone',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'Approve or reject the quote of a diagnosed repair. Deciding the same twice is harmless.',
    body: decideQuoteSchema,
    example: { decision: QuoteDecision.APPROVE, version: 1, shownCost: 2500, contactNumber: '9841234567' },
    output: repairOutput,
    params: repairParams,
    fails: ['FORBIDDEN', 'UNAUTHENTICATED', 'CONFLICT', 'RATE_LIMITED'],
    handle: async (ctx, { params: { id }, body }) => presentRepair(ctx, await quotes.decideQuote(ctx, id!, body)),
  }),
  route({
    method: 'put',
    path: '/admin/repairs/{id}/quote-draft',
    operationId: 'saveQuoteDraft',
    who: 'admin',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'Keep the draft of a quote, which only admins see.',
    body: quoteDraftSchema,
    example: { lines: [LINE], note: 'Two strips are burnt out.' },
    output: z.array(quoteOutput),
    params: repairParams,
    fails: ['CONFLICT'],
    handle: async (ctx, { params: { id }, body }) => {
      const repair = await quotes.saveQuoteDraft(ctx, id!, body);
      return toQuotes(repair, true).map((quote) => presentQuote(ctx, quote));
    },
  }),
  action(
    'offer-quote',
    'offerQuote',
    'Offer the draft to the customer as the next version.',
    revisionBody,
    (ctx, id, { revision }) => quotes.offerQuote(ctx, id, revision),
  ),
  action(
    'discard-quote-draft',
    'discardQuoteDraft',
    'Throw the draft of a quote away.',
    revisionBody,
    (ctx, id, { revision }) => quotes.discardQuoteDraft(ctx, id, revision),
  ),
  action(
    'renew-quote',
    'renewQuote',
    'Offer a version again whose time is up, for another 14 days.',
    versionBody,
    (ctx, id, { version }) => quotes.renewQuote(ctx, id, version),
  ),
  action(
    'withdraw-quote',
    'withdrawQuote',
    'Take back a version that waits for an answer.',
    versionBody,
    (ctx, id, { version }) => quotes.withdrawQuote(ctx, id, version),
  ),
  route({
    method: 'post',
    path: '/admin/repairs/{id}/restart-warranty',
    operationId: 'restartWarranty',
    who: 'admin',
    scope: 'repairs',
    tag: 'Repairs',
    summary: 'Let the warranty run from the last delivery instead of the first one.',
    output: repairOutput,
    params: repairParams,
    fails: ['CONFLICT'],
    handle: async (ctx, { params: { id } }) => presentRepair(ctx, await quotes.restartWarranty(ctx, id!)),
  }),
];
