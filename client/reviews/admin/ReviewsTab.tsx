import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../admin/kit/columns';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { flagOf } from '../../admin/kit/FlagFilter';
import { TabFrame } from '../../admin/kit/TabFrame';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useOpenForm } from '../../admin/kit/useOpenForm';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DeleteButton } from '../../admin/kit/rowButtons';
import { excerpt } from '../../lib/excerpt';
import { DateTime } from '../../ui';
import { Stars } from '../../ui/Stars';
import { ReviewTarget } from '../public/ReviewTarget';
import { ApprovalSwitch } from './ApprovalSwitch';
import { forgetPublicReviews } from './cache';
import { ReviewDetail } from './ReviewDetail';
import { REVIEW_LIST, ReviewToolbar } from './ReviewToolbar';
import styles from './ReviewsTab.module.css';
import {
  type ReviewRowFragment,
  type ReviewTableSort,
  useDeleteReviewMutation,
  useReviewTableQuery,
} from './reviewsAdmin.gen';

/** back-office §9: snippets are cut to 100 characters. */
const SNIPPET = 100;

/** Reviews (back-office §2): newest first, each with the address of its author. */
export function ReviewsTab() {
  const { t } = useLingui();
  const view = useTableView(REVIEW_LIST);
  const { rating, isApproved, targetType } = view.filters;
  const query = useReviewTableQuery({
    variables: {
      ...view.variables,
      targetType,
      rating: rating && Number(rating),
      isApproved: flagOf(isApproved),
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(query, (data) => data.reviewTable, view);
  const { viewing, view: open, close } = useOpenForm();
  const { act, isBusy } = useAdminAction();
  const [deleteReview] = useDeleteReviewMutation({ update: forgetPublicReviews, refetchQueries: ['ReviewTable'] });
  const opened = page.table?.items.find(({ id }) => id === viewing);

  async function remove({ id, authorName }: ReviewRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the review of ${authorName}? It cannot be brought back.`)) return;
    await act(() => deleteReview({ variables: { id } }), { done: t`Review deleted.`, key: id });
  }

  const columns: Column<ReviewRowFragment, ReviewTableSort>[] = [
    { id: 'author', header: t`Author`, cell: ({ authorName }) => authorName, sort: 'AUTHOR' },
    {
      id: 'email',
      header: t`Email`,
      cell: ({ authorEmail }) => <span className={styles.email}>{authorEmail}</span>,
      text: true,
    },
    { id: 'target', header: t`About`, cell: (review) => <ReviewTarget review={review} />, text: true },
    {
      id: 'rating',
      header: t`Rating`,
      cell: ({ rating: stars }) => <Stars value={stars} size={18} />,
      sort: 'RATING',
      firstDirection: 'DESC',
    },
    {
      id: 'comment',
      header: t`Comment`,
      cell: ({ comment }) => (comment ? excerpt(comment, SNIPPET) : '–'),
      text: true,
    },
    {
      id: 'time',
      header: t`Time`,
      cell: ({ timestamp }) => <DateTime value={timestamp} show="date" />,
      sort: 'TIMESTAMP',
      firstDirection: 'DESC',
    },
    { id: 'approved', header: t`Approval`, cell: (review) => <ApprovalSwitch review={review} /> },
  ];
  return (
    <TabFrame title={t`Reviews`}>
      <ReviewToolbar view={view} actions={<ExportButton things="reviews" params={view.exportParams} />} />
      <AdminTable
        caption={t`Reviews`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No reviews found.`}
        rowKey={({ id }) => id}
        rowLabel={({ authorName }) => authorName}
        onOpen={({ id }) => open(id)}
        actions={(row) => <DeleteButton busy={isBusy(row.id)} onClick={() => void remove(row)} />}
      />
      {opened && <ReviewDetail review={opened} onClose={close} />}
    </TabFrame>
  );
}
