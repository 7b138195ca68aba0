import type { RouteObject } from 'react-router-dom';
import { pageNames } from '../lib/pageView';
import type { RouteHandle } from '../lib/router/knownAddress';
import { blogUrl, tipsUrl } from './urls';

export const blogRoutes: RouteObject[] = [
  {
    path: blogUrl,
    handle: { query: ['category', ...pageNames] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./public/BlogPage')).BlogPage }),
  },
  {
    path: `${blogUrl}/:postId`,
    lazy: async () => ({ Component: (await import('./public/BlogPostPage')).BlogPostPage }),
  },
  {
    path: tipsUrl,
    handle: { query: pageNames } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./public/TipsPage')).TipsPage }),
  },
];
