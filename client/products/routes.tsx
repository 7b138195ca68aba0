import type { RouteObject } from 'react-router-dom';
import { productsUrl } from './urls';

export const productsRoutes: RouteObject[] = [
  { path: productsUrl, lazy: async () => ({ Component: (await import('./pages/ProductsPage')).ProductsPage }) },
  {
    path: `${productsUrl}/:productId`,
    lazy: async () => ({ Component: (await import('./pages/ProductPage')).ProductPage }),
  },
];
