import type { ReviewCardFragment } from '../public/ReviewCard.gen';

/** A review as the server describes it. */
export const review = (change: Partial<ReviewCardFragment> = {}) => ({
  __typename: 'Review',
  id: 'r1',
  targetType: 'GENERAL',
  targetId: null,
  targetName: null,
  subject: 'Customer Service',
  authorName: 'Hari Thapa',
  rating: 4,
  comment: 'Quick and kind.',
  timestamp: '2026-07-04T08:45:00Z',
  isMine: false,
  ...change,
});

interface Ends {
  hasNextPage?: boolean;
  hasPreviousPage?: boolean;
  totalCount?: number;
}

/** A page of a list; the cursors are 'start' and 'end'. */
export const reviewPage = (reviews: ReturnType<typeof review>[], { totalCount, ...ends }: Ends = {}) => ({
  __typename: 'ReviewConnection',
  edges: reviews.map((node) => ({ __typename: 'ReviewEdge', cursor: node.id, node })),
  pageInfo: {
    __typename: 'PageInfo',
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: 'start',
    endCursor: 'end',
    ...ends,
  },
  totalCount: totalCount ?? reviews.length,
});

export const rating = (average: number | null, count: number) => ({
  __typename: 'RatingSummary' as const,
  average,
  count,
});
