import { classes, Loading, Skeleton, SkeletonText } from '../../ui';
import styles from './PostArticle.module.css';

/** A post on its way: its head, its picture and the first lines. */
export function PostSkeleton() {
  return (
    <Loading>
      <div className={classes(styles.article, styles.waiting)} aria-hidden="true">
        <div className={styles.header}>
          <Skeleton width="7rem" height="1.75rem" />
          <Skeleton width="min(34rem, 90%)" height="2.75rem" />
          <Skeleton width="5.25rem" height="4px" />
          <Skeleton width="14rem" height="1.5rem" />
        </div>
        <span className={styles.picture} />
        <SkeletonText lines={8} />
      </div>
    </Loading>
  );
}
