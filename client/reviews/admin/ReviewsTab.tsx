import { useLingui } from '@lingui/react/macro';
import { useRemoval } from '../../admin/kit/bulk/useRemoval';
import { FLAG, ONLY } from '../../admin/kit/FlagFilter';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { formatNumber } from '../../lib/digits';
import { excerpt } from '../../lib/excerpt';
import { Stars } from '../../ui/Stars';
import { ReviewTarget } from '../public/ReviewTarget';
import { ApprovalSwitch } from './ApprovalSwitch';
import { reviewsChanged } from './cache';
import { ReviewDetail } from './ReviewDetail';
import styles from './ReviewsTab.module.css';
import { useDeleteReviewMutation, useRestoreReviewMutation, useReviewTableQuery } from './reviewsAdmin.gen';

const STARS = ['5', '4', '3', '2', '1'];

/** The dashboard's chart of stars opens the list with `?rating=`. */
const LIST = {
  sorts: ['TIMESTAMP', 'RATING', 'AUTHOR'],
  defaultSort: { sort: 'TIMESTAMP', direction: 'DESC' },
  filters: {
    targetType: ['GENERAL', 'PRODUCT', 'REPAIR'],
    rating: { accepts: (text: string) => STARS.includes(text), toServer: (text: string) => Number(text) },
    isApproved: FLAG,
    deleted: ONLY,
  },
} as const;

/** back-office §9: snippets are cut to 100 characters. */
const SNIPPET = 100;

/** Reviews (back-office §2): newest first, each with the address of its author. */
export function ReviewsTab() {
  const { t, i18n } = useLingui();
  const asked = useAsked(LIST);
  const reviews = useResource(asked, useReviewTableQuery(asked.options));
  const [deleteReview] = useDeleteReviewMutation(reviewsChanged);
  const [restoreReview] = useRestoreReviewMutation(reviewsChanged);
  const removal = useRemoval({
    send: ({ id }) => deleteReview({ variables: { id } }),
    restore: ({ id }) => restoreReview({ variables: { id } }),
    done: t`Review deleted.`,
    restored: t`Review restored.`,
  });
  return (
    <ResourceTab
      resource={reviews}
      title={t`Reviews`}
      search={t`Author, email or text`}
      filters={{
        targetType: {
          label: t({ message: 'About', context: 'what a review is about' }),
          options: [
            { value: 'GENERAL', label: t`Our shop` },
            { value: 'PRODUCT', label: t`A product` },
            { value: 'REPAIR', label: t`A repair` },
          ],
        },
        rating: {
          label: t`Rating`,
          options: STARS.map((value) => ({ value, label: `${formatNumber(Number(value), i18n.locale)} ★` })),
        },
        isApproved: { label: t`Approval`, on: t`Approved`, off: t`Withdrawn` },
        deleted: { label: t`Show`, all: t`Not deleted`, options: [{ value: 'true', label: t`Deleted` }] },
      }}
      exported="reviews"
      empty={t`No reviews found.`}
      name={({ authorName }) => authorName}
      columns={[
        { id: 'author', header: t`Author`, cell: ({ authorName }) => authorName, sort: 'AUTHOR' },
        {
          id: 'email',
          header: t`Email`,
          cell: ({ authorEmail }) => <span className={styles.email}>{authorEmail}</span>,
          text: true,
        },
        {
          id: 'target',
          header: t({ message: 'About', context: 'what a review is about' }),
          cell: (review) => <ReviewTarget review={review} />,
          text: true,
        },
        {
          id: 'rating',
          header: t`Rating`,
          cell: ({ rating }) => <Stars value={rating} size={18} />,
          sort: 'RATING',
          firstDirection: 'DESC',
        },
        {
          id: 'comment',
          header: t`Comment`,
          cell: ({ comment }) => (comment ? excerpt(comment, SNIPPET) : '–'),
          text: true,
        },
        { id: 'time', header: t`Time`, time: ({ timestamp }) => timestamp, show: 'date', sort: 'TIMESTAMP' },
        { id: 'approved', header: t`Approval`, cell: (review) => <ApprovalSwitch review={review} /> },
      ]}
      remove={{
        ask: ({ authorName }) => t`Delete the review by ${authorName}?`,
        send: removal.remove,
      }}
      restore={removal.restore}
      detail={({ row, onClose }) => row && <ReviewDetail review={row} onClose={onClose} />}
    >
      {removal.bar}
    </ResourceTab>
  );
}
