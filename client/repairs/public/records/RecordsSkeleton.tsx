import { Card, Loading, Skeleton } from '../../../ui';
import { useWideScreen } from './useWideScreen';
import { PAGE_SIZE } from '../../recordsParams';
import styles from './Records.module.css';

const places = Array.from({ length: PAGE_SIZE }, (_, place) => place);

/** The page while it is not known yet whose records it will show. */
export function RecordsPageSkeleton() {
  return (
    <>
      <div className={styles.skeletonTabs}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.skeletonFilters}>
        <Skeleton height="100%" />
      </div>
      <RecordsSkeleton wide={useWideScreen()} />
    </>
  );
}

/** A full page of records on its way, as tall as it will be. */
export function RecordsSkeleton({ wide }: { wide: boolean }) {
  return (
    <Loading>
      {wide ? <SkeletonRows /> : <SkeletonCards />}
      <div className={styles.skeletonPages} />
    </Loading>
  );
}

function SkeletonRows() {
  return (
    <Card flush>
      <div className={styles.skeletonHead} />
      {places.map((place) => (
        <div key={place} className={styles.skeletonRow}>
          <Skeleton width="5rem" height="1.5rem" />
          <Skeleton width="9rem" height="1.5rem" />
          <Skeleton width="9rem" height="1.75rem" round />
          <Skeleton width="6rem" height="1.5rem" />
        </div>
      ))}
    </Card>
  );
}

function SkeletonCards() {
  return (
    <div className={styles.cards}>
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton width="60%" height="2.75rem" />
          <Skeleton width="9rem" height="1.75rem" round />
          <Skeleton width="100%" height="3.4375rem" />
        </div>
      ))}
    </div>
  );
}
