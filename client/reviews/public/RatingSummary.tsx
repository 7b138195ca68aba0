import { Trans, useLingui } from '@lingui/react/macro';
import { useAnswer } from '../../graphql/useAnswer';
import { formatNumber } from '../../lib/digits';
import { formatAverage } from '../../lib/rating';
import { Link } from '../../lib/router/Link';
import { Card, LinkButton, VisuallyHidden } from '../../ui';
import { StarIcon } from '../../ui/icons/pages';
import { Stars } from '../../ui/Stars';
import { useReviewStarsQuery } from '../reviews.gen';
import { leaveReviewUrl, reviewsUrl } from '../urls';
import { FeaturedReview } from './FeaturedReview';
import styles from './RatingSummary.module.css';

interface RatingSummaryProps {
  /** Undefined while it is on its way: its place is kept. */
  rating: { average: number | null; count: number } | undefined;
  /** Whether all reviews are shown: then one of them stands above the rest. */
  isWhole: boolean;
}

/** How the shop's work is rated (decisions §5), how all stars are spread, and the way to a word of one's own. */
export function RatingSummary({ rating, isWhole }: RatingSummaryProps) {
  const { answer } = useAnswer(useReviewStarsQuery());
  const featured = answer?.five.edges[0]?.node;
  return (
    <>
      <Card ground="off" className={styles.summary}>
        <div className={styles.words}>{rating && <Average {...rating} />}</div>
        <Spread counts={answer?.reviewStars ?? [0, 0, 0, 0, 0]} />
        <LinkButton to={leaveReviewUrl} icon={<StarIcon />}>
          <Trans>Leave a review</Trans>
        </LinkButton>
      </Card>
      {isWhole && featured && <FeaturedReview review={featured} />}
    </>
  );
}

/** How many reviews of all kinds have five stars, four, and so on; each leads to those. */
function Spread({ counts }: { counts: readonly number[] }) {
  const { t, i18n } = useLingui();
  const most = Math.max(1, ...counts);
  return (
    <ul className={styles.spread} aria-label={t`All reviews by their stars`}>
      {counts.map((count, at) => {
        const stars = formatNumber(5 - at, i18n.locale);
        const number = formatNumber(count, i18n.locale);
        return (
          <li key={stars}>
            <Link to={`${reviewsUrl}?rating=${5 - at}`}>
              <VisuallyHidden>{t`${stars} stars: ${number} reviews`}</VisuallyHidden>
              <span aria-hidden="true">{stars}</span>
              <StarIcon size={14} />
              <span className={styles.bar}>
                <span style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              <span className={styles.count} aria-hidden="true">
                {number}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Average({ average, count }: NonNullable<RatingSummaryProps['rating']>) {
  const { i18n } = useLingui();
  const number = formatNumber(count, i18n.locale);
  if (average === null) {
    return (
      <p>
        <Trans>Nobody has rated our work yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={styles.average}>
        <span className={styles.number} aria-hidden="true">
          {formatAverage(average, i18n.locale)}
        </span>
        <Stars value={average} size={26} />
      </p>
      <p className={styles.from}>
        {count === 1 ? (
          <Trans>One review of our repairs and our service</Trans>
        ) : (
          <Trans>{number} reviews of our repairs and our service</Trans>
        )}
      </p>
    </>
  );
}
