import type { RouteObject } from 'react-router-dom';
import { pageNames } from '../lib/pageView';
import type { RouteHandle } from '../lib/router/knownAddress';
import { certificatePath, recordsUrl, requestRepairUrl, trackUrl } from './urls';

async function repairPage() {
  const { RequestRepairPage, prepareRepairForm } = await import('./public/request/RequestRepairPage');
  await prepareRepairForm();
  return { Component: RequestRepairPage };
}

const trackPage = async () => ({ Component: (await import('./public/tracking/TrackPage')).TrackPage });

export const repairsRoutes: RouteObject[] = [
  { path: requestRepairUrl, lazy: repairPage },
  { path: trackUrl, lazy: trackPage },
  // of its reviews
  { path: `${trackUrl}/:requestId`, handle: { query: pageNames } satisfies RouteHandle, lazy: trackPage },
  {
    path: recordsUrl,
    handle: { query: ['view', 'search', 'status', 'sort', 'direction', ...pageNames] } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./public/records/RecordsPage')).RecordsPage }),
  },
];

/** What is printed stands alone on its page, without the layout around it. */
export const repairsPrintRoutes: RouteObject[] = [
  {
    path: certificatePath,
    lazy: async () => ({ Component: (await import('./public/certificate/CertificatePage')).CertificatePage }),
  },
];
