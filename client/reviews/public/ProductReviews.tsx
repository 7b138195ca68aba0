import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { REVIEWS_ANCHOR, useTargetReviews } from './useTargetReviews';
import type { ReviewTarget } from '../target';
import { ReviewAsk } from './ReviewAsk';
import { ReviewList } from './ReviewList';
import styles from './ReviewSection.module.css';

/** What buyers say of a product, and room for one's own word (public-site §2, 'Products'). Give it the id as its key. */
export function ProductReviews({ productId }: { productId: string }) {
  const target = { type: 'PRODUCT', id: productId } as const satisfies ReviewTarget;
  const reviews = useTargetReviews(target);
  const heading = useId();
  return (
    <section className={styles.section} id={REVIEWS_ANCHOR} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Reviews</Trans>
      </h2>
      <ReviewList {...reviews} waitingFor={2} />
      <ReviewAsk target={target} title={<Trans>Write a review</Trans>} />
    </section>
  );
}
