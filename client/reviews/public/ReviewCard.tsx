import type { FragmentType } from '@apollo/client';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { textLanguage } from '../../lib/textLanguage';
import { Card, DateTime } from '../../ui';
import { Stars } from '../../ui/Stars';
import { type ReviewCardFragment, useReviewCardFragment } from './ReviewCard.gen';
import styles from './ReviewCard.module.css';
import { ReviewTarget } from './ReviewTarget';

interface ReviewCardProps {
  review: FragmentType<ReviewCardFragment>;
  /** Left out on the page of the very thing that was reviewed. */
  withTarget?: boolean;
}

/**
 * What somebody said (public-site §2, 'Reviews'). Name and comment are plain text: markup in them is shown as typed,
 * line breaks are kept.
 */
export const ReviewCard = memo(function ReviewCard({ withTarget = true, ...props }: ReviewCardProps) {
  const review = useReviewCardFragment(props.review);
  const { authorName, rating, comment, timestamp, isMine } = review;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.top}>
        <Stars value={rating} />
        {isMine && (
          <span className={styles.mine}>
            <Trans>Your review</Trans>
          </span>
        )}
      </div>
      {withTarget && <ReviewTarget review={review} />}
      {comment && (
        <p className={styles.comment} lang={textLanguage(comment)}>
          {comment}
        </p>
      )}
      <p className={styles.author}>
        <span className={styles.name} lang={textLanguage(authorName)}>
          {authorName}
        </span>
        <span className={styles.date}>
          <DateTime value={timestamp} show="date" />
        </span>
      </p>
    </Card>
  );
});
