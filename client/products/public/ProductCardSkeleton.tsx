import { Card, Skeleton } from '../../ui';
import styles from './ProductCard.module.css';
import { PRODUCT_RATIO } from './ProductCard';

/** As tall as the card of a product with a name of one line. */
export function ProductCardSkeleton() {
  return (
    <Card flush className={styles.card} aria-hidden="true">
      <div className={styles.waiting} style={{ aspectRatio: PRODUCT_RATIO }} />
      <div className={styles.words}>
        <div className={styles.name}>
          <Skeleton width="80%" height="1lh" />
        </div>
        <div className={styles.price}>
          <Skeleton width="7rem" height="1lh" />
        </div>
        <Skeleton width="9rem" height="1.625rem" round />
        <div className={styles.rating}>
          <Skeleton width="8rem" height="1lh" />
        </div>
      </div>
    </Card>
  );
}
