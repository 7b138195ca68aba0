import type { RouteObject } from 'react-router-dom';
import { unsubscribeUrl } from './urls';

export const newsletterRoutes: RouteObject[] = [
  {
    path: `${unsubscribeUrl}/:token`,
    lazy: async () => ({ Component: (await import('./public/UnsubscribePage')).UnsubscribePage }),
  },
];
