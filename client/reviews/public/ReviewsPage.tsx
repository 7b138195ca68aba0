import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState, LinkButton, Loading, PageHeader } from '../../ui';
import { PagedList } from '../../ui/PagedList';
import { RatingSummary } from './RatingSummary';
import { ReviewCard } from './ReviewCard';
import { ReviewCardSkeleton } from './ReviewCardSkeleton';
import { ReviewFilters } from './ReviewFilters';
import { useAllReviews } from './useAllReviews';
import { PAGE_SIZE } from '../reviewsView';
import { leaveReviewUrl, reviewsUrl } from '../urls';
import styles from './ReviewsPage.module.css';

/** /reviews: what people say, newest first (public-site §2, 'Reviews'). */
export function ReviewsPage() {
  const { t } = useLingui();
  const { page, view, show, addressOf, rating } = useAllReviews();
  const isFiltered = view.type !== null || view.rating !== null;
  return (
    <>
      <PageHeader
        title={t`Customer reviews`}
        lead={t`What people say about our repairs, our products and our service, newest first.`}
      />
      <RatingSummary rating={rating} isWhole={!isFiltered && view.page === 1} />
      <ReviewFilters view={view} onChange={show} />
      <PagedList
        page={page}
        view={view}
        pageSize={PAGE_SIZE}
        addressOf={addressOf}
        empty={
          <EmptyState
            title={<Trans>No Reviews Found</Trans>}
            action={
              isFiltered ? (
                <LinkButton to={reviewsUrl} variant="secondary">
                  <Trans>Show all reviews</Trans>
                </LinkButton>
              ) : (
                <LinkButton to={leaveReviewUrl}>
                  <Trans>Write the first one</Trans>
                </LinkButton>
              )
            }
          />
        }
        skeleton={
          <Loading>
            <div className={styles.grid}>
              {Array.from({ length: PAGE_SIZE }, (_, review) => (
                <ReviewCardSkeleton key={review} />
              ))}
            </div>
          </Loading>
        }
      >
        {(reviews) => (
          <ul className={styles.grid}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
