import { z } from 'zod';
import { deletedOutput, listRoute, route } from '../platform/http/rest.js';
import { offsetQuery } from '../platform/pagination.js';
import { addedFaqItemSchema, faqItemSchema } from './inputs.js';
import { createFaqItem, deleteFaqItem, pageFaqItems, updateFaqItem } from './service.js';

const faqItemOutput = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  order: z.number(),
});

export const faqRoutes = [
  listRoute({
    path: '/content/faq-items',
    tag: 'FAQ',
    summary: 'All questions, in order.',
    query: offsetQuery,
    item: faqItemOutput,
    handle: (ctx, { query }) => pageFaqItems(ctx, query),
  }),
  route({
    method: 'post',
    path: '/content/faq-items',
    tag: 'FAQ',
    summary: 'Add a question at the end (FAQ page editor).',
    body: addedFaqItemSchema,
    output: faqItemOutput,
    status: 201,
    handle: (ctx, { body }) => createFaqItem(ctx, body),
  }),
  route({
    method: 'put',
    path: '/admin/faq-items/{id}',
    tag: 'Admin',
    summary: 'Replace a question.',
    body: faqItemSchema,
    output: faqItemOutput,
    handle: (ctx, { params, body }) => updateFaqItem(ctx, params.id!, body),
  }),
  route({
    method: 'delete',
    path: '/admin/faq-items/{id}',
    tag: 'Admin',
    summary: 'Take a question away.',
    output: deletedOutput,
    handle: async (ctx, { params }) => ({ success: true as const, id: await deleteFaqItem(ctx, params.id!) }),
  }),
];
