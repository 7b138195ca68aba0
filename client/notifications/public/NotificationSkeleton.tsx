import { Loading, Skeleton } from '../../ui';
import styles from './NotificationSkeleton.module.css';

/** Notifications on their way, each as tall as most of them will be. */
export function NotificationSkeleton({ rows }: { rows: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="45%" height="1.25rem" />
          <Skeleton width="92%" height="1rem" />
        </div>
      ))}
    </Loading>
  );
}
