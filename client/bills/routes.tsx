import type { RouteObject } from 'react-router-dom';
import { billPath } from './urls';

/** What is printed stands alone on its page, without the layout around it. */
export const billsPrintRoutes: RouteObject[] = [
  { path: billPath, lazy: async () => ({ Component: (await import('./public/BillPage')).BillPage }) },
];
