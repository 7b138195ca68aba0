import type { RouteObject } from 'react-router-dom';
import { faqUrl } from './urls';

export const faqRoutes: RouteObject[] = [
  { path: faqUrl, lazy: async () => ({ Component: (await import('./public/FaqPage')).FaqPage }) },
];
