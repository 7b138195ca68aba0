import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import { useAnswer } from '../../graphql/useAnswer';
import { ReviewCard } from '../../reviews';
import { ReviewCardSkeleton } from '../../reviews';
import { leaveReviewUrl, reviewsUrl } from '../../reviews/urls';
import { formatNumber } from '../../lib/digits';
import { formatAverage } from '../../lib/rating';
import { Stars } from '../../ui/Stars';
import { EmptyState, ErrorState, Grid, LinkButton, Loading } from '../../ui';
import { useHomeProofQuery, useLatestReviewsQuery } from '../home.gen';
import styles from './LatestReviews.module.css';
import section from './RecentActivity.module.css';

/** The three newest reviews that say something (public-site §2, Home). */
export function LatestReviews() {
  return (
    <section>
      <div className={section.head}>
        <h2>
          <Trans>What customers say</Trans>
        </h2>
        <Link to={reviewsUrl}>
          <Trans>All reviews</Trans>
        </Link>
      </div>
      <HomeAverage />
      <ReviewList />
    </section>
  );
}

/** What all of them come to, before the newest. */
function HomeAverage() {
  const { i18n } = useLingui();
  const { average, count } = useAnswer(useHomeProofQuery()).answer?.serviceRating ?? { average: null, count: 0 };
  if (average === null) return null;
  const number = formatNumber(count, i18n.locale);
  return (
    <p className={styles.average}>
      <strong>{formatAverage(average, i18n.locale)}</strong>
      <Stars value={average} decorative size={26} />
      <span>{count === 1 ? <Trans>1 review</Trans> : <Trans>{number} reviews</Trans>}</span>
    </p>
  );
}

function ReviewList() {
  const { answer, failure } = useAnswer(useLatestReviewsQuery());
  const edges = answer?.reviews.edges;
  if (edges?.length === 0) {
    return (
      <EmptyState
        title={<Trans>No reviews yet.</Trans>}
        action={
          <LinkButton to={leaveReviewUrl}>
            <Trans>Leave a Review</Trans>
          </LinkButton>
        }
      />
    );
  }
  if (edges) {
    return (
      <Grid className={styles.reviews}>
        {edges.map(({ node }) => (
          <ReviewCard key={node.id} review={node} />
        ))}
      </Grid>
    );
  }
  if (failure) {
    return <ErrorState {...failure} />;
  }
  return (
    <Loading>
      <Grid className={styles.reviews}>
        {[1, 2, 3].map((review) => (
          <ReviewCardSkeleton key={review} />
        ))}
      </Grid>
    </Loading>
  );
}
