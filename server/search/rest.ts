import { z } from 'zod';
import { Language } from '../accounts/index.js';
import { AccessScope } from '../core/accessScope.js';
import { route } from '../http/rest/rest.js';
import { langQuery } from '../translations/index.js';
import { searchSite } from './service.js';
import { SiteHitKind } from './views.js';

export const searchRoutes = [
  route({
    method: 'get',
    path: '/search',
    operationId: 'searchSite',
    who: 'anyone',
    scope: [AccessScope.CONTENT_READ, AccessScope.PRODUCTS_READ],
    tag: 'Site',
    summary:
      'Search questions, products and pages, the likeliest first, of each kind at most five; words may be misspelt.',
    query: z.object({
      search: z.string().optional().meta({ description: 'At most 100 characters; blank finds nothing.' }),
      ...langQuery,
    }),
    output: z.array(
      z
        .object({
          kind: z.enum(SiteHitKind),
          id: z.string().meta({ description: 'Its id; of a page its slug.' }),
          title: z.string(),
          snippet: z.string().meta({ description: 'The beginning of what it says, plain.' }),
          language: z.enum(Language).meta({ description: 'The language that it is shown in.' }),
        })
        .meta({ id: 'SiteHit', description: 'Something on the site that a search has found.' }),
    ),
    handle: (ctx, { query }) => searchSite(ctx, query.search ?? '', query.lang),
  }),
];
