import type { RouteObject } from 'react-router-dom';
import { jobSheetPath } from '../../repairs/desk/urls';
import { RequireAdmin, SessionSpinner } from '../../session/guards';
import { PageErrorBoundary } from '../PageErrorBoundary';
import { adminUrl } from './urls';

const tabScreen = {
  // A tab that breaks leaves the others within reach.
  errorElement: <PageErrorBoundary />,
  lazy: async () => ({ Component: (await import('./TabScreen')).TabScreen }),
};

/** The back office (back-office §2): its code, and its texts, come with the first admin who opens it. */
export const adminRoutes: RouteObject[] = [
  {
    element: <RequireAdmin />,
    children: [
      {
        path: adminUrl,
        lazy: async () => {
          const [{ AdminLayout }, { loadDeskTexts }] = await Promise.all([
            import('./AdminLayout'),
            import('./deskTexts'),
          ]);
          await loadDeskTexts();
          return { Component: AdminLayout };
        },
        children: [
          { index: true, ...tabScreen },
          { path: '*', ...tabScreen },
        ],
      },
    ],
  },
];

/** What is printed stands alone on its page, without the layout around it. */
export const adminSheetRoutes: RouteObject[] = [
  {
    element: <RequireAdmin />,
    errorElement: <PageErrorBoundary />,
    hydrateFallbackElement: <SessionSpinner />,
    children: [
      {
        path: jobSheetPath,
        lazy: async () => {
          const [{ JobSheetPage }, { loadDeskTexts }] = await Promise.all([
            import('../../repairs/desk/sheet/JobSheetPage'),
            import('./deskTexts'),
          ]);
          await loadDeskTexts();
          return { Component: JobSheetPage };
        },
      },
    ],
  },
];
