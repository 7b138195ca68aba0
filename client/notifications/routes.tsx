import type { RouteObject } from 'react-router-dom';
import { RequireUser } from '../session/guards';
import { allNotificationsUrl } from './urls';

export const notificationsRoutes: RouteObject[] = [
  {
    element: <RequireUser />,
    children: [
      {
        path: allNotificationsUrl,
        lazy: async () => ({ Component: (await import('./public/AllNotificationsPage')).AllNotificationsPage }),
      },
    ],
  },
];
