import { z } from 'zod';
import { route } from '../http/rest/rest.js';
import { siteStats } from './service.js';

export const statsRoutes = [
  route({
    method: 'get',
    path: '/stats',
    operationId: 'readSiteStats',
    who: 'anyone',
    scope: 'content',
    tag: 'Site',
    summary: 'Counts for the home page.',
    output: z
      .object({
        completedRequests: z.number(),
        totalRequests: z.number(),
        currentlyServicing: z.number(),
      })
      .meta({
        id: 'SiteStats',
        description: 'Repairs done, asked for and in the workshop, those before this software included.',
      }),
    handle: (ctx) => siteStats(ctx),
  }),
];
