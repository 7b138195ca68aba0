import { classes, Loading, Skeleton, SkeletonText, TestBars } from '../../ui';
import { BackToProducts } from './BackToProducts';
import { PRODUCT_RATIO } from './ProductCard';
import styles from './ProductView.module.css';

/** A product on its way: everything as tall as it will be. */
export function ProductSkeleton() {
  return (
    <Loading>
      <div className={classes(styles.product, styles.waiting)}>
        <div className={styles.head}>
          <BackToProducts />
          <Skeleton width="min(24rem, 80%)" height="2.75rem" />
          <TestBars className={styles.bars} />
        </div>
        <div className={styles.top}>
          <div className={styles.picture} style={{ aspectRatio: PRODUCT_RATIO }} />
          <div className={styles.side}>
            <Skeleton width="12rem" height="1.5rem" />
            <Skeleton width="9rem" height="2.75rem" />
            <Skeleton height="6rem" />
            <Skeleton height="3.5rem" />
          </div>
        </div>
        <SkeletonText lines={6} />
      </div>
    </Loading>
  );
}
