import type { RouteObject } from 'react-router-dom';
import { leaveReviewUrl, reviewsUrl } from './urls';

export const reviewsRoutes: RouteObject[] = [
  { path: reviewsUrl, lazy: async () => ({ Component: (await import('./pages/ReviewsPage')).ReviewsPage }) },
  {
    path: leaveReviewUrl,
    lazy: async () => ({ Component: (await import('./pages/LeaveReviewPage')).LeaveReviewPage }),
  },
];
