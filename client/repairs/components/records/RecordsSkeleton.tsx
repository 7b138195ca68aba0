import { Loading, Skeleton } from '../../../ui';
import { PAGE_SIZE } from '../../recordsParams';
import styles from './Records.module.css';

/** A full page of records on its way. */
export function RecordsSkeleton({ wide }: { wide: boolean }) {
  return (
    <Loading>
      <div className={wide ? styles.frame : styles.cards}>
        {Array.from({ length: PAGE_SIZE }, (_, row) => (
          <div key={row} className={wide ? styles.skeletonRow : styles.card}>
            <Skeleton width={wide ? '6rem' : '60%'} height="1.5rem" />
            <Skeleton width={wide ? '9rem' : '40%'} height="1.5rem" />
            <Skeleton width="9rem" height="1.75rem" round />
            <Skeleton width="6rem" height="1.5rem" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
