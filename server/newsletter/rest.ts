import { z } from 'zod';
import { readTableSlice, tableQuery } from '../core/table/table.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route, sentMoment } from '../http/rest/rest.js';
import { deleteSubscription } from './admin.service.js';
import { subscribeSchema } from './inputs.js';
import { subscribeToNewsletter } from './service.js';
import { subscriptionTable } from './table.js';

const subscriptionOutput = z
  .object({
    id: z.string(),
    email: z.string(),
    createdAt: sentMoment,
    isActive: z.boolean(),
  })
  .meta({ id: 'NewsletterSubscription', description: 'An address that the newsletter goes to, while it is active.' });

export const newsletterRoutes = [
  route({
    method: 'post',
    path: '/newsletter',
    operationId: 'subscribeToNewsletter',
    who: 'anyone',
    scope: 'newsletter',
    tag: 'Newsletter',
    summary: 'Subscribe an address. Answers alike whether or not it was known.',
    body: subscribeSchema,
    example: { email: 'sita.sharma@example.com' },
    output: z
      .object({ success: z.literal(true), message: z.string() })
      .meta({ id: 'Subscribed', description: 'The same words whether or not the address was known.' }),
    fails: ['RATE_LIMITED'],
    handle: async (ctx, { body }) => {
      await subscribeToNewsletter(ctx, body, (body as { formGuard?: unknown } | null)?.formGuard);
      return { success: true as const, message: 'Thank you for subscribing!' };
    },
  }),
  listRoute({
    path: '/admin/newsletter-subscriptions',
    operationId: 'listSubscriptions',
    who: 'admin',
    scope: 'newsletter',
    tag: 'Newsletter',
    summary: 'Who wants the newsletter, newest first.',
    query: tableQuery(subscriptionTable),
    item: subscriptionOutput,
    handle: (ctx, { query }) => readTableSlice(ctx, subscriptionTable, query),
  }),
  deleteRoute({
    path: '/admin/newsletter-subscriptions/{id}',
    operationId: 'deleteSubscription',
    who: 'admin',
    scope: 'newsletter',
    tag: 'Newsletter',
    summary: 'Take an address off the list for good.',
    remove: deleteSubscription,
  }),
  exportRoute('newsletter-subscriptions', subscriptionTable, {
    Email: (subscription) => subscription.email,
    Subscribed: (subscription) => subscription.createdAt,
    Active: (subscription) => subscription.isActive,
  }),
];
