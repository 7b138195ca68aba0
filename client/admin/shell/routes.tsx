import type { RouteObject } from 'react-router-dom';
import { productCertificatePath } from '../../products/admin/urls';
import { jobSheetPath } from '../../repairs/admin/urls';
import { setLabelPath } from '../../sets/admin/urls';
import { RequireAdmin, SessionSpinner } from '../../session/guards';
import { PageErrorBoundary } from '../../app/PageErrorBoundary';
import { adminUrl, kitUrl } from './urls';

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
          const [{ AdminLayout }, { loadAdminTexts }] = await Promise.all([
            import('./AdminLayout'),
            import('./adminTexts'),
          ]);
          await loadAdminTexts();
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

/** Every piece of the kit, for who builds a tab: in development alone, where the rest of it is no part of the build. */
const kitRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: kitUrl, lazy: async () => ({ Component: (await import('../kit/showcase/KitPage')).KitPage }) }]
  : [];

/** What is printed stands alone on its page, without the layout around it. */
export const adminSheetRoutes: RouteObject[] = [
  ...kitRoutes,
  {
    element: <RequireAdmin />,
    errorElement: <PageErrorBoundary />,
    hydrateFallbackElement: <SessionSpinner />,
    children: [
      {
        path: jobSheetPath,
        lazy: async () => {
          const [{ JobSheetPage }, { loadAdminTexts }] = await Promise.all([
            import('../../repairs/admin/sheet/JobSheetPage'),
            import('./adminTexts'),
          ]);
          await loadAdminTexts();
          return { Component: JobSheetPage };
        },
      },
      {
        path: setLabelPath,
        lazy: async () => {
          const [{ SetLabelPage }, { loadAdminTexts }] = await Promise.all([
            import('../../sets/admin/label/SetLabelPage'),
            import('./adminTexts'),
          ]);
          await loadAdminTexts();
          return { Component: SetLabelPage };
        },
      },
      {
        path: productCertificatePath,
        lazy: async () => {
          const [{ ProductCertificatePage }, { loadAdminTexts }] = await Promise.all([
            import('../../products/admin/certificate/ProductCertificatePage'),
            import('./adminTexts'),
          ]);
          await loadAdminTexts();
          return { Component: ProductCertificatePage };
        },
      },
    ],
  },
];
