import { useListPage } from '../../graphql/useListPage';
import { firstPage } from '../../lib/pageView';
import { useAddressParams } from '../../lib/useAddressParams';
import { useAllReviewsQuery } from '../reviews.gen';
import { readReviewsView, type ReviewsView, toReviewsVariables, writeReviewsView } from '../reviewsView';

/** The reviews that the address asks for (public-site §2, 'Reviews'), and ways to ask for others. */
export function useAllReviews() {
  const [params, changeParams] = useAddressParams();
  const view = readReviewsView(params);
  const question = useAllReviewsQuery({ variables: toReviewsVariables(view) });
  const show = (change: Partial<ReviewsView>, replace = false) =>
    changeParams((now) => writeReviewsView(readReviewsView(now), change), { replace });
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
