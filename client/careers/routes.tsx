import type { RouteObject } from 'react-router-dom';
import { careersUrl } from './urls';

export const careersRoutes: RouteObject[] = [
  { path: careersUrl, lazy: async () => ({ Component: (await import('./public/CareersPage')).CareersPage }) },
];
