import type { RouteObject } from 'react-router-dom';
import { pageNames } from '../lib/pageView';
import type { RouteHandle } from '../lib/router/knownAddress';
import { productsUrl } from './urls';

export const productsRoutes: RouteObject[] = [
  {
    path: productsUrl,
    handle: { query: ['category', ...pageNames] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./public/ProductsPage')).ProductsPage }),
  },
  {
    path: `${productsUrl}/:productId`,
    // of its reviews
    handle: { query: pageNames } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./public/ProductPage')).ProductPage }),
  },
];
