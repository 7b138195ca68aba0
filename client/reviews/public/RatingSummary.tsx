import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';
import { formatAverage } from '../../lib/rating';
import { Card, LinkButton } from '../../ui';
import { StarIcon } from '../../ui/icons/pages';
import { Stars } from '../../ui/Stars';
import { leaveReviewUrl } from '../urls';
import styles from './RatingSummary.module.css';

interface RatingSummaryProps {
  /** Undefined while it is on its way: its place is kept. */
  rating: { average: number | null; count: number } | undefined;
}

/** How the shop's work is rated (decisions §5), and the way to a word of one's own. */
export function RatingSummary({ rating }: RatingSummaryProps) {
  return (
    <Card ground="off" className={styles.summary}>
      <div className={styles.words}>{rating && <Average {...rating} />}</div>
      <LinkButton to={leaveReviewUrl} icon={<StarIcon />}>
        <Trans>Leave a review</Trans>
      </LinkButton>
    </Card>
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
