import { Loading, Skeleton, SkeletonText, Stack } from '../ui';
import styles from './Layout.module.css';

/** Stands in a page's place while its code is on the way, a screen tall, so that nothing below it is seen to move. */
export function PageSkeleton() {
  return (
    <Loading>
      <Stack gap={3} className={styles.waiting}>
        <Skeleton width="min(20rem, 70%)" height="2.75rem" />
        <SkeletonText lines={4} />
        <Skeleton height="16rem" />
      </Stack>
    </Loading>
  );
}
