import { Trans } from '@lingui/react/macro';
import { Loading, Stack } from '../../ui';
import { PagedList } from '../../ui/PagedList';
import { PAGE_SIZE, type useTargetReviews } from './useTargetReviews';
import { ReviewCard } from './ReviewCard';
import { ReviewCardSkeleton } from './ReviewCardSkeleton';
import styles from './ReviewSection.module.css';

interface ReviewListProps extends ReturnType<typeof useTargetReviews> {
  /** How many cards to keep room for until the list is there. */
  waitingFor: number;
}

/** The reviews of the thing whose page this is, newest first, in pages. */
export function ReviewList({ page, view, addressOf, waitingFor }: ReviewListProps) {
  return (
    <PagedList
      page={page}
      view={view}
      pageSize={PAGE_SIZE}
      addressOf={addressOf}
      empty={
        <p className={styles.none}>
          <Trans>No reviews yet. Be the first to say something.</Trans>
        </p>
      }
      skeleton={
        <Loading>
          <Stack gap={2}>
            {Array.from({ length: waitingFor }, (_, review) => (
              <ReviewCardSkeleton key={review} />
            ))}
          </Stack>
        </Loading>
      }
    >
      {(reviews) => (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} withTarget={false} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
