import { Stack } from './layout';
import styles from './PageSkeleton.module.css';
import { Skeleton, SkeletonText } from './Skeleton';
import { Loading } from './states';

/** Stands in a page's place while its code, or the word who is looking, is on the way: a screen tall, so that nothing below it is seen to move. */
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
