import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { REVIEWS_ANCHOR, useTargetReviews } from './useTargetReviews';
import type { ReviewTarget } from '../target';
import { ReviewAsk } from './ReviewAsk';
import { ReviewList } from './ReviewList';
import styles from './ReviewSection.module.css';

/**
 * Room for a word about a repair that is repaired or delivered (public-site §2, 'Track', and §4), and what was said of
 * it. While a set is on the bench, there is nothing to review: then this does not be on the page.
 */
export function RepairReviews({ repairId }: { repairId: string }) {
  const target = { type: 'REPAIR', id: repairId } as const satisfies ReviewTarget;
  const reviews = useTargetReviews(target);
  const heading = useId();
  return (
    <section className={styles.section} id={REVIEWS_ANCHOR} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Reviews of this repair</Trans>
      </h2>
      <ReviewAsk target={target} title={<Trans>Rate this repair</Trans>}>
        <Trans>Your stars and your words appear on our reviews page, for everyone to read.</Trans>
      </ReviewAsk>
      <ReviewList {...reviews} waitingFor={1} />
    </section>
  );
}
