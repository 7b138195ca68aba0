import { useLingui } from '@lingui/react/macro';
import { RowSwitch } from '../../admin/kit/RowSwitch';
import { type BlogPostRowFragment, useUpdateBlogPostMutation } from './blogAdmin.gen';
import { forgetPublicPosts } from './cache';
import { withStatus } from './postForm';

/** Draft or Published, freely switchable (back-office §4). */
export function StatusSwitch({ post }: { post: BlogPostRowFragment }) {
  const { t } = useLingui();
  const [update] = useUpdateBlogPostMutation({ update: forgetPublicPosts });
  const { id, title, status, version, deletedAt } = post;
  const isPublished = status === 'Published';
  const state = isPublished ? t`Published` : t`Draft`;
  const next = isPublished ? 'Draft' : 'Published';
  if (deletedAt) return state;
  return (
    <RowSwitch
      checked={isPublished}
      state={state}
      label={t`${state}. Show ${title} to visitors`}
      done={isPublished ? t`Blog post unpublished.` : t`Blog post published.`}
      list="BlogPostTable"
      change={() =>
        update({
          variables: { id, input: withStatus(post, next) },
          optimisticResponse: { updateBlogPost: { ...post, status: next, version: version + 1 } },
        })
      }
    />
  );
}
