import type { RepairStatus } from '../../repairs/components/RepairStatusBadge';
import { type Span, withSpan } from './span';

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

/** The addresses of the lists behind the figures. They keep the span, since the overview stays on screen above the list. */
export function listsBehind(span: Span) {
  const address = (tab: string, filters: RepairFilters | ReviewFilters) => {
    const search = withSpan(new URLSearchParams({ ...filters }), span).toString();
    return `/admin/${tab}${search && `?${search}`}`;
  };
  return {
    repairs: (filters: RepairFilters = {}) => address('repairs', filters),
    reviews: (filters: ReviewFilters = {}) => address('reviews', filters),
    /** What was delivered last comes first. */
    delivered: () => address('repairs', { status: 'DELIVERED', sort: 'LAST_UPDATE_DATE' }),
  };
}

export type Lists = ReturnType<typeof listsBehind>;
