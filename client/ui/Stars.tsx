import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../lib/digits';
import { classes } from './classes';
import styles from './Stars.module.css';

const MAX_STARS = 5;
/** Each star is in a square of this many units. */
const SQUARE = 24;

/** All five stars in one path. */
const FIVE_STARS = Array.from(
  { length: MAX_STARS },
  (_, star) => `M${star * SQUARE + 12} 3.2l2.7 5.5 6 .9-4.4 4.2 1.1 6-5.4-2.8-5.4 2.8 1.1-6-4.4-4.2 6-.9Z`,
).join('');

interface StarsProps {
  /** 0 to 5, fractions too. */
  value: number;
  /** Height of a star in pixels at the usual size of text; it grows with the text. */
  size?: number;
  /** Where the number is in words beside them, the stars say nothing to ears. */
  decorative?: boolean;
  className?: string;
}

/** A rating (public-site §3, Ratings 1 to 5): five stars, the last one drawn in part. */
export function Stars({ value, size = 20, decorative, className }: StarsProps) {
  const { t, i18n } = useLingui();
  const width = MAX_STARS * SQUARE;
  const rating = formatNumber(Math.round(value * 10) / 10, i18n.locale);
  const spoken = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': t`${rating} out of 5 stars` } as const);
  const filled = Math.min(Math.max(value, 0), MAX_STARS) * SQUARE;
  return (
    <svg
      viewBox={`0 0 ${width} ${SQUARE}`}
      className={classes(styles.stars, className)}
      style={{ height: `${size / 16}rem` }}
      focusable="false"
      {...spoken}
    >
      <path className={styles.empty} d={FIVE_STARS} />
      {/* A picture in the picture cuts off what lies beyond its edge. */}
      <svg width={filled} height={SQUARE}>
        <path className={styles.full} d={FIVE_STARS} />
      </svg>
    </svg>
  );
}
