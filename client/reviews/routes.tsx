import type { RouteObject } from 'react-router-dom';
import { pageNames } from '../lib/pageView';
import type { RouteHandle } from '../lib/router/knownAddress';
import { leaveReviewUrl, reviewsUrl } from './urls';

export const reviewsRoutes: RouteObject[] = [
  {
    path: reviewsUrl,
    handle: { query: ['type', 'rating', ...pageNames] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./public/ReviewsPage')).ReviewsPage }),
  },
  {
    path: leaveReviewUrl,
    lazy: async () => ({ Component: (await import('./public/LeaveReviewPage')).LeaveReviewPage }),
  },
];
