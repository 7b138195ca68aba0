import { z } from 'zod';
import { route } from '../platform/http/rest.js';
import { siteStats } from './service.js';

export const statsRoutes = [
  route({
    method: 'get',
    path: '/stats',
    tag: 'Site',
    summary: 'Counts for the home page.',
    output: z.object({
      completedRequests: z.number(),
      totalRequests: z.number(),
      currentlyServicing: z.number(),
    }),
    handle: (ctx) => siteStats(ctx),
  }),
];
