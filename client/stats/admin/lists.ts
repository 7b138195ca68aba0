import type { RepairStatus } from '../../repairs';

/** Where something is left to be done: what the server counts as open, too. */
export const OPEN_STATUSES: readonly RepairStatus[] = [
  'REQUESTED',
  'PICKED_UP',
  'DIAGNOSING',
  'DIAGNOSED',
  'QUOTE_APPROVED',
  'REPAIRING',
  'REPAIRED',
];

interface RepairFilters {
  /** One, or several with commas between them. */
  status?: string;
  overdue?: 'true';
  /** Days of request, `2026-11-22`, both of them included. */
  from?: string;
  to?: string;
  sort?: 'LAST_UPDATE_DATE';
  edit?: 'new';
}

interface ReviewFilters {
  rating?: string;
}

const address = (tab: string, filters: RepairFilters | ReviewFilters) => {
  const search = new URLSearchParams({ ...filters }).toString();
  return `/admin/${tab}${search && `?${search}`}`;
};

/** The addresses of the lists behind the figures. */
export const lists = {
  repairs: (filters: RepairFilters = {}) => address('repairs', filters),
  reviews: (filters: ReviewFilters = {}) => address('reviews', filters),
  /** What was delivered last comes first. */
  delivered: () => address('repairs', { status: 'DELIVERED', sort: 'LAST_UPDATE_DATE' }),
};
