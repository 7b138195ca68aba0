import type { RouteObject } from 'react-router-dom';
import { blogUrl, tipsUrl } from './urls';

export const blogRoutes: RouteObject[] = [
  { path: blogUrl, lazy: async () => ({ Component: (await import('./pages/BlogPage')).BlogPage }) },
  {
    path: `${blogUrl}/:postId`,
    lazy: async () => ({ Component: (await import('./pages/BlogPostPage')).BlogPostPage }),
  },
  { path: tipsUrl, lazy: async () => ({ Component: (await import('./pages/TipsPage')).TipsPage }) },
];
