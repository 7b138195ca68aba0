import type { RouteObject } from 'react-router-dom';
import { recordsUrl, requestRepairUrl, trackUrl } from './urls';

const trackPage = async () => ({ Component: (await import('./pages/TrackPage')).TrackPage });

export const repairsRoutes: RouteObject[] = [
  {
    path: requestRepairUrl,
    lazy: async () => ({ Component: (await import('./pages/RequestRepairPage')).RequestRepairPage }),
  },
  { path: trackUrl, lazy: trackPage },
  { path: `${trackUrl}/:requestId`, lazy: trackPage },
  { path: recordsUrl, lazy: async () => ({ Component: (await import('./pages/RecordsPage')).RecordsPage }) },
];
