import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card, SuccessIcon } from '../../ui';
import { useReviewTurn } from './useReviewTurn';
import type { ReviewTarget } from '../target';
import { ReviewForm } from './ReviewForm';
import { ReviewFormSkeleton } from './ReviewFormSkeleton';
import styles from './ReviewAsk.module.css';

interface ReviewAskProps {
  target: Exclude<ReviewTarget, { type: 'GENERAL' }>;
  title: ReactNode;
  children?: ReactNode;
}

/** Asks for a review of this product or repair, or thanks for the one that was given. */
export function ReviewAsk({ target, title, children }: ReviewAskProps) {
  const { turn, look } = useReviewTurn(target);
  const thanks = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  // The button that was pressed is gone with its form; the keyboard goes on from the thanks.
  useEffect(() => {
    if (turn === 'given' && wasOpen.current && document.activeElement === document.body) {
      thanks.current?.focus({ preventScroll: true });
    }
    wasOpen.current = turn === 'open';
  }, [turn]);

  if (turn === 'given') {
    return (
      <p className={styles.thanks} ref={thanks} tabIndex={-1}>
        <SuccessIcon size={24} />
        <span>
          {target.type === 'PRODUCT' ? (
            <Trans>You have already reviewed this product. Thank you for your feedback!</Trans>
          ) : (
            <Trans>You have already reviewed this repair. Thank you for your feedback!</Trans>
          )}
        </span>
      </p>
    );
  }
  return (
    <Card className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      {children && <p className={styles.intro}>{children}</p>}
      {turn === 'waiting' ? <ReviewFormSkeleton /> : <ReviewForm target={target} onSent={look} />}
    </Card>
  );
}
