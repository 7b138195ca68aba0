import { useSearchParams } from 'react-router-dom';
import { useListPage } from '../../graphql/useListPage';
import { pageParams, pageVariables, type PageView, readPageView } from '../../lib/pageView';
import { useTargetReviewsQuery } from '../reviews.gen';
import type { ReviewTarget } from '../target';

export const PAGE_SIZE = 5;

/** Where the list begins, for the eye that turns its pages. */
export const REVIEWS_ANCHOR = 'reviews';

/** The address of another page, at the place where the list begins. */
const addressOf = (other: Partial<PageView>) => ({
  search: new URLSearchParams(pageParams(other)).toString(),
  hash: REVIEWS_ANCHOR,
});

/** What was said of one product or repair, newest first: the page that the address asks for (decisions §6). */
export function useTargetReviews({ type, id }: Exclude<ReviewTarget, { type: 'GENERAL' }>) {
  const [params, setParams] = useSearchParams();
  const view = readPageView(params);
  const question = useTargetReviewsQuery({
    variables: { targetType: type, targetId: id, ...pageVariables(view, PAGE_SIZE) },
  });
  const page = useListPage(
    question,
    ({ reviews }) => reviews,
    view,
    () => setParams({}, { replace: true, preventScrollReset: true }),
  );
  return { page, view, addressOf };
}
