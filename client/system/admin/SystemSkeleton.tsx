import { Card, Loading, Skeleton } from '../../ui';
import styles from './System.module.css';

/** How many facts each part has. */
const PARTS = [6, 4, 5, 4, 4, 2];

/** The screen's places, in their final size. */
export function SystemSkeleton() {
  return (
    <Loading>
      <Card className={styles.summary}>
        <Skeleton width="2rem" height="2rem" round />
        <div className={styles.words}>
          <Skeleton width="12rem" height="1.3lh" />
          <Skeleton width="16rem" height="1lh" />
        </div>
        <Skeleton width="9rem" height="2.75rem" />
      </Card>
      <div className={styles.parts}>
        {PARTS.map((facts, part) => (
          <Card key={part} className={styles.card}>
            <div className={styles.head}>
              <Skeleton width="8rem" height="1.75rem" />
              <Skeleton width="6rem" height="1.75rem" round />
            </div>
            <div className={styles.facts}>
              {Array.from({ length: facts }, (_, fact) => (
                <div key={fact}>
                  <Skeleton height="1lh" />
                </div>
              ))}
            </div>
          </Card>
        ))}
        <Card ground="sunken" className={styles.program}>
          <Skeleton width="6rem" height="1.75rem" />
          <Skeleton width="24rem" height="4.5rem" />
        </Card>
      </div>
    </Loading>
  );
}
