import { Card, Loading, Skeleton, SkeletonText } from '../../../ui';
import cardStyles from './TrackedRepairCard.module.css';
import styles from './TrackedRepair.module.css';

/** The tracking page before its answer, in the size of a repair that is half way. */
export function TrackSkeleton() {
  return (
    <Loading>
      <div className={styles.repair}>
        <Card className={cardStyles.card}>
          <div className={cardStyles.bars} />
          <div className={cardStyles.body}>
            <Skeleton width="9rem" height="1.875rem" round />
            <Skeleton width="80%" height="1.7rem" />
            <div className={cardStyles.set}>
              <SkeletonText lines={2} />
            </div>
            <Skeleton width="90%" height="1.5rem" />
          </div>
        </Card>
        <div className={styles.columns}>
          <Card>
            <Skeleton width="8rem" height="1.7rem" />
            <div className={styles.skeletonSteps}>
              {Array.from({ length: 8 }, (_, step) => (
                <div key={step} className={styles.skeletonStep}>
                  <Skeleton width="3rem" height="2.5rem" />
                  <Skeleton width={step % 2 ? '60%' : '75%'} height="1.5rem" />
                </div>
              ))}
            </div>
          </Card>
          <div className={styles.side}>
            <Skeleton height="13rem" />
            <Skeleton height="24rem" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
