import { Trans, useLingui } from '@lingui/react/macro';
import { AdminTable } from '../../admin/kit/AdminTable';
import { ExportButton } from '../../admin/kit/ExportButton';
import { flagOf } from '../../admin/kit/FlagFilter';
import { TabFrame } from '../../admin/kit/TabFrame';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { useOpenForm } from '../../admin/kit/useOpenForm';
import { useTablePage } from '../../admin/kit/useTablePage';
import { useTableView } from '../../admin/kit/useTableView';
import { DeleteButton } from '../../admin/kit/rowButtons';
import { Button } from '../../ui';
import { forgetPublicComments } from './cache';
import {
  type BlogCommentRowFragment,
  useBlogCommentTableQuery,
  useDeleteBlogCommentMutation,
} from './commentAdmin.gen';
import { COMMENT_LIST, CommentToolbar } from './CommentToolbar';
import { useCommentColumns } from './useCommentColumns';

/** Manage Blog Comments (back-office §2): what readers say, newest first, to be answered, hidden or deleted. */
export function BlogCommentsTab() {
  const { t } = useLingui();
  const view = useTableView(COMMENT_LIST);
  const { isApproved, answered, postId } = view.filters;
  const query = useBlogCommentTableQuery({
    variables: {
      ...view.variables,
      isApproved: flagOf(isApproved),
      answered: flagOf(answered),
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = useTablePage(
    query,
    (data) => data.blogCommentTable,
    view,
    (message) => t`Failed to load admin comments: ${message}`,
  );
  const { editing: replying, edit: reply, close } = useOpenForm();
  const { act, isBusy } = useAdminAction();
  const [deleteComment] = useDeleteBlogCommentMutation({ refetchQueries: ['BlogCommentTable'] });
  const columns = useCommentColumns({ replying, onClose: close });

  async function remove({ id, authorName, post }: BlogCommentRowFragment): Promise<void> {
    if (!window.confirm(t`Delete the comment of ${authorName}? It cannot be brought back.`)) return;
    await act(() => deleteComment({ variables: { id }, update: (cache) => forgetPublicComments(cache, post.id) }), {
      done: t`Comment deleted.`,
      key: id,
    });
  }

  return (
    <TabFrame title={t`Manage Blog Comments`}>
      <CommentToolbar
        view={view}
        post={page.table?.items.find(({ post }) => post.id === postId)?.post}
        actions={<ExportButton things="blog-comments" params={view.exportParams} />}
      />
      <AdminTable
        caption={t`Blog comments`}
        columns={columns}
        page={page}
        view={view}
        empty={t`No comments yet.`}
        rowKey={({ id }) => id}
        rowLabel={({ authorName }) => authorName}
        actions={(row) => (
          <>
            {replying !== row.id && (
              <Button size="sm" variant="secondary" onClick={() => reply(row.id)}>
                {row.adminReply ? <Trans>Edit reply</Trans> : <Trans>Reply</Trans>}
              </Button>
            )}
            <DeleteButton busy={isBusy(row.id)} onClick={() => void remove(row)} />
          </>
        )}
      />
    </TabFrame>
  );
}
