import { Card, Loading, Skeleton, SkeletonText, Stack, TestBars } from '../../ui';
import styles from './Careers.module.css';

/** Title, introduction and two openings, as tall as real ones. */
export function CareersSkeleton() {
  return (
    <Loading>
      <Stack gap={3}>
        <div className={styles.waiting}>
          <Skeleton width="min(20rem, 70%)" height="2.75rem" />
          <TestBars className={styles.bars} />
        </div>
        <SkeletonText lines={4} />
        <Skeleton width="12rem" height="2rem" />
        {[1, 2].map((job) => (
          <Card key={job} className={styles.job}>
            <Skeleton width="60%" height="1.75rem" />
            <SkeletonText lines={4} />
            <Skeleton width="9rem" height="3rem" />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}
