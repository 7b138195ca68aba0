import type { RouteObject } from 'react-router-dom';

export const paymentsRoutes: RouteObject[] = [
  { path: '/pay/:paymentId', lazy: async () => ({ Component: (await import('./public/PaymentPage')).PaymentPage }) },
];
