import type { RouteObject } from 'react-router-dom';
import { careersUrl } from './urls';

export const careersRoutes: RouteObject[] = [
  {
    path: careersUrl,
    handle: { query: ['job'] },
    lazy: async () => ({ Component: (await import('./public/CareersPage')).CareersPage }),
  },
  {
    path: `${careersUrl}/:jobId`,
    lazy: async () => ({ Component: (await import('./public/JobPage')).JobPage }),
  },
];
