import { z } from 'zod';
import { offsetQuery } from '../core/pagination.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route } from '../http/rest/rest.js';
import { languageOutput, langQuery, sentIn } from '../translations/index.js';
import { addedFaqItemSchema, changedFaqItemSchema, faqItemSchema } from './inputs.js';
import { addFaqItem, createFaqItem, deleteFaqItem, pageFaqItems, updateFaqItem } from './service.js';
import { faqItemTable } from './table.js';
import { faqItemTexts } from './texts.js';

const faqItemOutput = z
  .object({
    id: z.string(),
    question: z.string(),
    answer: z.string(),
    category: z.string(),
    order: z.number(),
    version: z.number(),
    ...languageOutput,
  })
  .meta({ id: 'FaqItem', description: 'A question and its answer.' });

const entry = { question: 'Are you open on Saturday?', answer: '<p>Yes, from 10 to 16.</p>', category: 'Visits' };

export const faqRoutes = [
  listRoute({
    path: '/content/faq-items',
    operationId: 'listFaqItems',
    who: 'anyone',
    scope: 'content',
    tag: 'FAQ',
    summary: 'All questions, in order.',
    query: offsetQuery.extend(langQuery),
    item: faqItemOutput,
    handle: async (ctx, { query }) => sentIn(ctx, faqItemTexts, await pageFaqItems(ctx, query), query.lang),
  }),
  route({
    method: 'post',
    path: '/content/faq-items',
    operationId: 'addFaqItem',
    who: 'admin',
    scope: 'content',
    tag: 'FAQ',
    summary: 'Add a question at the end (FAQ page editor).',
    body: addedFaqItemSchema,
    example: entry,
    output: faqItemOutput,
    status: 201,
    handle: (ctx, { body }) => addFaqItem(ctx, body),
  }),
  route({
    method: 'post',
    path: '/admin/faq-items',
    operationId: 'createFaqItem',
    who: 'admin',
    scope: 'content',
    tag: 'FAQ',
    summary: 'Add a question at its place.',
    body: faqItemSchema,
    example: { ...entry, order: 1 },
    output: faqItemOutput,
    status: 201,
    handle: (ctx, { body }) => createFaqItem(ctx, body),
  }),
  route({
    method: 'put',
    path: '/admin/faq-items/{id}',
    operationId: 'updateFaqItem',
    who: 'admin',
    scope: 'content',
    tag: 'FAQ',
    summary: 'Replace a question.',
    body: changedFaqItemSchema,
    example: { ...entry, order: 2 },
    output: faqItemOutput,
    handle: (ctx, { params, body }) => updateFaqItem(ctx, params.id!, body),
  }),
  deleteRoute({
    path: '/admin/faq-items/{id}',
    operationId: 'deleteFaqItem',
    who: 'admin',
    scope: 'content',
    tag: 'FAQ',
    summary: 'Take a question away.',
    remove: deleteFaqItem,
  }),
  exportRoute('faq-items', faqItemTable, {
    ID: ({ id }) => id,
    Order: ({ order }) => order,
    Category: ({ category }) => category,
    Question: ({ question }) => question,
    Answer: ({ answer }) => answer,
  }),
];
