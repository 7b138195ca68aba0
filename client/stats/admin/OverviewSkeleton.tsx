import { Loading, Skeleton } from '../../ui';
import styles from './Overview.module.css';
import tiles from './Tile.module.css';

/** The overview's places, in their final size. */
export function OverviewSkeleton() {
  return (
    <Loading>
      <div className={styles.overview}>
        <Skeleton width="20rem" height="2.25rem" round />
        <div className={tiles.tiles}>
          {Array.from({ length: 8 }, (_, tile) => (
            <div key={tile} className={tiles.held}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
        <div className={styles.charts}>
          {Array.from({ length: 7 }, (_, chart) => (
            <div key={chart} className={styles.held} data-tall={chart === 0 || undefined}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
