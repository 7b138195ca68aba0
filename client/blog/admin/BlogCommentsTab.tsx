import { Trans, useLingui } from '@lingui/react/macro';
import { useRemoval } from '../../admin/kit/bulk/useRemoval';
import { FLAG, ONLY } from '../../admin/kit/FlagFilter';
import { ResourceTab } from '../../admin/kit/ResourceTab';
import { useAsked, useResource } from '../../admin/kit/useResource';
import { Button } from '../../ui';
import { forgetPublicComments } from './cache';
import {
  type BlogCommentRowFragment,
  useBlogCommentTableQuery,
  useCommentedPostsQuery,
  useDeleteBlogCommentMutation,
  useRestoreBlogCommentMutation,
} from './commentAdmin.gen';
import { useCommentColumns } from './useCommentColumns';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const LIST = {
  sorts: ['TIMESTAMP', 'AUTHOR'],
  defaultSort: { sort: 'TIMESTAMP', direction: 'DESC' },
  filters: { isApproved: FLAG, answered: FLAG, postId: (value: string) => UUID.test(value), deleted: ONLY },
} as const;

/** Manage Blog Comments (back-office §2): what readers say, newest first, to be answered, hidden or deleted. */
export function BlogCommentsTab() {
  const { t } = useLingui();
  const asked = useAsked(LIST);
  const comments = useResource(asked, useBlogCommentTableQuery(asked.options), {
    failed: (message) => t`Failed to load admin comments: ${message}`,
  });
  // a reply is written in the row itself
  const { editing: replying, edit: reply, close } = comments.open;
  const [deleteComment] = useDeleteBlogCommentMutation({ refetchQueries: ['BlogCommentTable'] });
  const [restoreComment] = useRestoreBlogCommentMutation({ refetchQueries: ['BlogCommentTable'] });
  const removal = useRemoval<BlogCommentRowFragment>({
    send: ({ id, post }) =>
      deleteComment({ variables: { id }, update: (cache) => forgetPublicComments(cache, post.id) }),
    restore: ({ id, post }) =>
      restoreComment({ variables: { id }, update: (cache) => forgetPublicComments(cache, post.id) }),
    done: t`Comment deleted.`,
    restored: t`Comment restored.`,
  });
  const posts = usePosts(comments.view.filters.postId, comments.rows);
  return (
    <ResourceTab
      resource={comments}
      title={t`Manage Blog Comments`}
      caption={t`Blog comments`}
      search={t`Author or text`}
      filters={{
        isApproved: { label: t`Visibility`, on: t`Shown`, off: t`Hidden` },
        answered: {
          label: t`Reply`,
          options: [
            { value: 'false', label: t`Not answered` },
            { value: 'true', label: t`Answered` },
          ],
        },
        postId: { label: t`Post`, options: posts },
        deleted: { label: t`Show`, all: t`Not deleted`, options: [{ value: 'true', label: t`Deleted` }] },
      }}
      exported="blog-comments"
      empty={t`No comments yet.`}
      name={({ authorName }) => authorName}
      columns={useCommentColumns({ replying, onClose: close })}
      remove={{
        ask: ({ authorName }) => t`Delete the comment by ${authorName}?`,
        send: removal.remove,
      }}
      restore={removal.restore}
      actions={(row, { deleteAction }) => (
        <>
          {replying !== row.id && (
            <Button size="sm" variant="secondary" onClick={() => reply(row.id)}>
              {row.adminReply ? <Trans>Edit reply</Trans> : <Trans>Reply</Trans>}
            </Button>
          )}
          {deleteAction}
        </>
      )}
    >
      {removal.bar}
    </ResourceTab>
  );
}

/** The posts whose comments one may look at alone; an older one, out of the address, is always among them. */
function usePosts(wanted: string | null, rows: readonly BlogCommentRowFragment[]) {
  const { t } = useLingui();
  const { data } = useCommentedPostsQuery();
  const posts = new Map(data?.blogPostTable.items.map(({ id, title }) => [id, title]));
  const shown = rows.find(({ post }) => post.id === wanted)?.post;
  if (wanted && !posts.has(wanted)) posts.set(wanted, shown?.title ?? t`This post`);
  return [...posts].map(([value, label]) => ({ value, label }));
}
