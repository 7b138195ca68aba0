import type { RouteObject } from 'react-router-dom';
import { homeUrl } from './urls';

export const homeRoutes: RouteObject[] = [
  { path: homeUrl, lazy: async () => ({ Component: (await import('./public/HomePage')).HomePage }) },
];
