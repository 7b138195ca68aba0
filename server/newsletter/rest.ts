import { z } from 'zod';
import { formGuardSchema } from '../platform/formGuard.js';
import { route } from '../platform/http/rest.js';
import { subscribeSchema } from './inputs.js';
import { subscribeToNewsletter } from './service.js';

export const newsletterRoutes = [
  route({
    method: 'post',
    path: '/newsletter',
    tag: 'Newsletter',
    summary: 'Subscribe an address. Answers alike whether or not it was known.',
    body: subscribeSchema.extend({ formGuard: formGuardSchema.optional() }),
    output: z.object({ success: z.literal(true), message: z.string() }),
    handle: async (ctx, { body }) => {
      await subscribeToNewsletter(ctx, body, (body as { formGuard?: unknown } | null)?.formGuard);
      return { success: true as const, message: 'Thank you for subscribing!' };
    },
  }),
];
