import type { RouteObject } from 'react-router-dom';
import { pageNames } from '../lib/pageView';
import type { RouteHandle } from '../lib/router/knownAddress';
import { leaveReviewUrl, reviewsUrl } from './urls';

export const reviewsRoutes: RouteObject[] = [
  {
    path: reviewsUrl,
    handle: { query: ['type', 'rating', ...pageNames] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./pages/ReviewsPage')).ReviewsPage }),
  },
  {
    path: leaveReviewUrl,
    lazy: async () => ({ Component: (await import('./pages/LeaveReviewPage')).LeaveReviewPage }),
  },
];
