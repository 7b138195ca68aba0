import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../lib/digits';
import { formatAverage } from '../../../lib/rating';
import { Stars } from '../../../ui/Stars';
import type { ServicesContentQuery } from '../../showcase.gen';
import styles from './RatingBadge.module.css';

/** What people think of our repairs, with one decimal out of 5; nothing before the first review (public-site §2, Services). */
export function RatingBadge({ rating }: { rating: ServicesContentQuery['serviceRating'] }) {
  const { i18n } = useLingui();
  if (rating.average === null || rating.count === 0) return null;
  const average = formatAverage(rating.average, i18n.locale);
  const five = formatNumber(5, i18n.locale);
  const number = formatNumber(rating.count, i18n.locale);
  return (
    <p className={styles.badge}>
      <Stars value={rating.average} decorative size={18} />
      <strong>
        <Trans>
          {average} out of {five}
        </Trans>
      </strong>
      <span className={styles.count}>
        {rating.count === 1 ? <Trans>1 review</Trans> : <Trans>{number} reviews</Trans>}
      </span>
    </p>
  );
}
