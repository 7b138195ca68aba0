import { Navigate, Outlet, type RouteObject, ScrollRestoration, useParams } from 'react-router-dom';
import { accountsRoutes } from '../accounts/routes';
import { forgetChatAtSessionEnd } from '../assistant';
import { billsPrintRoutes } from '../bills/routes';
import { blogRoutes } from '../blog/routes';
import { careersRoutes } from '../careers/routes';
import { faqRoutes } from '../faq/routes';
import { homeRoutes } from '../home/routes';
import { forgetAdminAtSignOut } from '../lib/adminEnd';
import { forgetPicturesAtSessionEnd } from '../media';
import { newsletterRoutes } from '../newsletter/routes';
import { notificationsRoutes } from '../notifications/routes';
import { pagesRoutes } from '../pages/routes';
import { paymentsRoutes } from '../payments/routes';
import { productsRoutes } from '../products/routes';
import { repairsPrintRoutes, repairsRoutes } from '../repairs/routes';
import { reviewsRoutes } from '../reviews/routes';
import { SessionSpinner } from '../session/guards';
import { PageSkeleton } from '../ui/PageSkeleton';
import { adminRoutes, adminSheetRoutes } from '../admin/shell/routes';
import { confirmRoute } from './confirmRoute';
import { Layout } from './Layout';
import { NotFoundPage } from './NotFoundPage';
import { PageErrorBoundary } from './PageErrorBoundary';
import { Root } from './Root';
import { RootCrash } from './RootErrorBoundary';

/** The list where a room is plugged in: each room's own routes, once. */
const rooms: RouteObject[] = [
  ...homeRoutes,
  ...pagesRoutes,
  ...repairsRoutes,
  ...paymentsRoutes,
  ...productsRoutes,
  ...reviewsRoutes,
  ...blogRoutes,
  ...faqRoutes,
  ...careersRoutes,
  ...accountsRoutes,
  ...newsletterRoutes,
  ...notificationsRoutes,
  confirmRoute,
];

// Neither has a page of its own, but whichever page a session ends on, their pictures and words are forgotten.
forgetPicturesAtSessionEnd();
forgetChatAtSessionEnd();
forgetAdminAtSignOut();

/** What a mail program has made a path of (`/%23/track/…`), where no server could lead it on. */
function WithoutHash() {
  const { '*': route = '' } = useParams();
  return <Navigate to={`/${route}`} replace />;
}

/** A new page begins at its top, one that was left before where it was left. It is where there is a page, not a skeleton in its place. */
const scrolled = (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);

/** Two frames: the site's, and that of the back office. A page that breaks is caught inside the site's, so that the navigation survives. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RootCrash />,
    children: [
      {
        element: <Layout />,
        children: [
          {
            element: scrolled,
            hydrateFallbackElement: <PageSkeleton />,
            children: [
              {
                errorElement: <PageErrorBoundary />,
                children: [
                  ...rooms,
                  { path: '/#/*', element: <WithoutHash /> },
                  { path: '*', element: <NotFoundPage /> },
                ],
              },
            ],
          },
        ],
      },
      {
        element: scrolled,
        hydrateFallbackElement: <SessionSpinner />,
        errorElement: <PageErrorBoundary />,
        children: adminRoutes,
      },
    ],
  },
  {
    element: scrolled,
    children: [
      ...adminSheetRoutes,
      {
        errorElement: <PageErrorBoundary />,
        hydrateFallbackElement: <SessionSpinner />,
        children: [...repairsPrintRoutes, ...billsPrintRoutes],
      },
    ],
  },
];
