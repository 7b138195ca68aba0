import type { RouteObject } from 'react-router-dom';
import { faqRoutes } from '../faq/routes';
import { homeRoutes } from '../home/routes';
import { repairsRoutes } from '../repairs/routes';
import { Layout } from './Layout';
import { NotFoundPage } from './NotFoundPage';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageSkeleton } from './PageSkeleton';
import { RootCrash } from './RootErrorBoundary';

/** The list where a room is plugged in: each room's own routes, once. */
const rooms: RouteObject[] = [...homeRoutes, ...repairsRoutes, ...faqRoutes];

/** The layout around every page; a page that breaks is caught inside it, so that the navigation survives. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <RootCrash />,
    children: [
      {
        errorElement: <PageErrorBoundary />,
        hydrateFallbackElement: <PageSkeleton />,
        children: [...rooms, { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
];
