import type { FragmentType } from '@apollo/client';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormDialog } from '../../admin/kit/FormDialog';
import { customerUrl } from '../../customers/urls';
import { Link } from '../../lib/router/Link';
import { DateTime, Row, Stack } from '../../ui';
import { Stars } from '../../ui/Stars';
import { ReviewTarget } from '../public/ReviewTarget';
import { ApprovalSwitch } from './ApprovalSwitch';
import styles from './ReviewDetail.module.css';
import { type ReviewDetailFragment, useReviewDetailFragment } from './reviewsAdmin.gen';

interface ReviewDetailProps {
  review: FragmentType<ReviewDetailFragment>;
  onClose: () => void;
}

/** A review in full, as it was typed. */
export function ReviewDetail({ onClose, ...props }: ReviewDetailProps) {
  const { t } = useLingui();
  const review = useReviewDetailFragment(props.review);
  const { authorName, authorEmail, rating, comment, timestamp } = review;
  return (
    <FormDialog title={t`Review by ${authorName}`} onClose={onClose} footer={<ApprovalSwitch review={review} />}>
      <Stack gap={2}>
        <Row gap={2}>
          <Stars value={rating} />
          <DateTime value={timestamp} />
        </Row>
        <ReviewTarget review={review} />
        <p>
          <Link to={customerUrl(authorEmail)}>{authorName}</Link>{' '}
          <a href={`mailto:${encodeURIComponent(authorEmail)}`}>{authorEmail}</a>
        </p>
        {comment ? (
          <p className={styles.comment}>{comment}</p>
        ) : (
          <p className={styles.none}>
            <Trans>Stars only, no text.</Trans>
          </p>
        )}
      </Stack>
    </FormDialog>
  );
}
