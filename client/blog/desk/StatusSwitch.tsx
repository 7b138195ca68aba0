import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeskAction } from '../../desk/useDeskAction';
import { Switch } from '../../ui/Switch';
import { type BlogPostRowFragment, useUpdateBlogPostMutation } from './blogDesk.gen';
import { forgetPublicPosts } from './cache';
import { withStatus } from './postForm';

/** Draft or Published, freely switchable (back-office §4); a press shows at once. */
export function StatusSwitch({ post }: { post: BlogPostRowFragment }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const { act, isBusy } = useDeskAction();
  const [update] = useUpdateBlogPostMutation({ update: forgetPublicPosts });
  const { id, title, status, version, deletedAt } = post;
  const isPublished = status === 'Published';
  const state = isPublished ? t`Published` : t`Draft`;
  if (deletedAt) return state;

  async function toggle(): Promise<void> {
    const next = isPublished ? 'Draft' : 'Published';
    // a const, since the generated types leave the type's name out
    const updateBlogPost = { ...post, __typename: 'BlogPost', status: next, version: version + 1 } as const;
    const done = await act(
      () => update({ variables: { id, input: withStatus(post, next) }, optimisticResponse: { updateBlogPost } }),
      { done: isPublished ? t`Blog post taken off the site.` : t`Blog post published.` },
    );
    // Somebody else may have changed it: the next press is to begin from theirs.
    if (!done) void client.refetchQueries({ include: ['BlogPostTable'] });
  }

  return (
    <Switch
      checked={isPublished}
      busy={isBusy()}
      label={t`${state}. Show ${title} to visitors`}
      onToggle={() => void toggle()}
    >
      {isPublished ? <Trans>Published</Trans> : <Trans>Draft</Trans>}
    </Switch>
  );
}
