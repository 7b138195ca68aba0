import { useSearchParams } from 'react-router-dom';
import { useListPage } from '../../graphql/useListPage';
import { firstPage } from '../../lib/pageView';
import { useAllReviewsQuery } from '../reviews.gen';
import { readReviewsView, type ReviewsView, toReviewsVariables, writeReviewsView } from '../reviewsView';

/** The reviews that the address asks for (public-site §2, 'Reviews'), and ways to ask for others. */
export function useAllReviews() {
  const [params, setParams] = useSearchParams();
  const view = readReviewsView(params);
  const question = useAllReviewsQuery({ variables: toReviewsVariables(view) });
  const show = (change: Partial<ReviewsView>, replace = false) =>
    setParams(writeReviewsView(view, change), { replace, preventScrollReset: true });
  const page = useListPage(
    question,
    ({ reviews }) => reviews,
    view,
    () => show(firstPage, true),
  );
  const addressOf = (change: Partial<ReviewsView>) => ({ search: writeReviewsView(view, change).toString() });
  const rating = (question.data ?? question.previousData)?.serviceRating;
  return { page, view, show, addressOf, rating };
}
