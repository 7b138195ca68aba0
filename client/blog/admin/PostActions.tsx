import { useLingui } from '@lingui/react/macro';
import { useAdminAction } from '../../admin/kit/useAdminAction';
import { DeleteButton, EditButton, RestoreButton } from '../../admin/kit/rowButtons';
import { type BlogPostRowFragment, useDeleteBlogPostMutation, useRestoreBlogPostMutation } from './blogAdmin.gen';
import { forgetPublicPosts } from './cache';

/** What can be done with one post: a deleted one can only come back. */
export function PostActions({ post, onEdit }: { post: BlogPostRowFragment; onEdit: () => void }) {
  const { t } = useLingui();
  const { act, isBusy } = useAdminAction();
  const options = { update: forgetPublicPosts, refetchQueries: ['BlogPostTable'] };
  const [deletePost] = useDeleteBlogPostMutation(options);
  const [restorePost] = useRestoreBlogPostMutation(options);
  const { id, title, deletedAt } = post;

  async function remove(): Promise<void> {
    if (!window.confirm(t`Delete "${title}"? Its comments are hidden with it. It can be restored.`)) return;
    await act(() => deletePost({ variables: { id } }), { done: t`Blog post deleted.` });
  }

  if (deletedAt) {
    return (
      <RestoreButton
        busy={isBusy()}
        onClick={() => void act(() => restorePost({ variables: { id } }), { done: t`Blog post restored.` })}
      />
    );
  }
  return (
    <>
      <EditButton onClick={onEdit} />
      <DeleteButton busy={isBusy()} onClick={() => void remove()} />
    </>
  );
}
