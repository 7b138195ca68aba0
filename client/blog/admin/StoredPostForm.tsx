import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../admin/kit/FormDialog';
import { useAnswer } from '../../graphql/useAnswer';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui';
import { type BlogPostRowFragment, useEditedBlogPostQuery } from './blogAdmin.gen';
import { PostForm } from './PostForm';

/**
 * A stored post in its form, asked for by itself and as it is now: the list behind it may turn its pages meanwhile, and what is
 * being written stays.
 */
export function StoredPostForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const query = useEditedBlogPostQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const { answer, failure } = useAnswer(query);
  const [begun, setBegun] = useState<BlogPostRowFragment | null>(null);
  if (!begun && answer?.blogPost) setBegun(answer.blogPost);

  async function readAgain(): Promise<BlogPostRowFragment | null> {
    const { data } = await query.refetch();
    return data?.blogPost ?? null;
  }

  if (begun) return <PostForm stored={begun} readAgain={readAgain} onClose={onClose} />;
  return (
    <FormDialog title={t`Edit Blog Post`} onClose={onClose}>
      {failure ? (
        <ErrorState {...failure} />
      ) : answer ? (
        <EmptyState title={<Trans>This post no longer exists.</Trans>} />
      ) : (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </FormDialog>
  );
}
