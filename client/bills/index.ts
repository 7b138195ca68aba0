import { lazy } from 'react';

/** All that another room may import; it comes once something was paid. */
export const BillLinks = lazy(async () => ({ default: (await import('./public/BillLinks')).BillLinks }));
