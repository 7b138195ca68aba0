import { Card, Skeleton, SkeletonText } from '../../ui';
import styles from './ReviewCard.module.css';

/** As tall as the card of a review of three lines. */
export function ReviewCardSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <Skeleton width="6.25rem" height="1.25rem" />
      <span className={styles.target}>
        <Skeleton width="9rem" height="1lh" />
      </span>
      <div className={styles.comment}>
        <SkeletonText lines={3} />
      </div>
      <div className={styles.author}>
        <Skeleton width="6rem" height="1lh" />
        <Skeleton width="7rem" height="1lh" />
      </div>
    </Card>
  );
}
