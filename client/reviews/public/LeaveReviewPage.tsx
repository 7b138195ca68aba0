import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Card, LinkButton, PageHeader, Row, SuccessIcon } from '../../ui';
import { useViewer } from '../../session/useViewer';
import { ReviewFormSkeleton } from './ReviewFormSkeleton';
import { ReviewForm } from './ReviewForm';
import { THE_SHOP } from '../target';
import { reviewsUrl } from '../urls';
import styles from './LeaveReviewPage.module.css';

/** /leave-review: a word about the shop as a whole (public-site §2, 'Reviews'). */
export function LeaveReviewPage() {
  const { t } = useLingui();
  const { status } = useViewer();
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <PageHeader
        title={t`Leave a review`}
        lead={t`How did we do? Your stars and your words appear on our reviews page, with your name and the date. Your email address stays with us.`}
      />
      {isSent ? (
        <Thanks />
      ) : (
        <Card className={styles.card}>
          {status === 'loading' ? (
            <ReviewFormSkeleton />
          ) : (
            <Suspense>
              <ReviewForm target={THE_SHOP} onSent={() => setIsSent(true)} />
            </Suspense>
          )}
        </Card>
      )}
    </>
  );
}

/** In the form's place; the keyboard goes on from here. */
function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className={styles.thanks}>
      <SuccessIcon size={48} className={styles.sign} />
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Thank you for your review</Trans>
      </h2>
      <p>
        <Trans>It is now on our reviews page. We read every review.</Trans>
      </p>
      <Row gap={1} className={styles.ways}>
        <LinkButton to={reviewsUrl}>
          <Trans>See all reviews</Trans>
        </LinkButton>
        <LinkButton to="/" variant="secondary">
          <Trans>To the home page</Trans>
        </LinkButton>
      </Row>
    </Card>
  );
}
