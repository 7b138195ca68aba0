import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useFilesFirst } from '../../admin/kit/editor/useFilesFirst';
import { useResourceForm } from '../../admin/kit/editor/useResourceForm';
import type { ResourceFormProps } from '../../admin/kit/ResourceTab';
import { settleUploads, type UploadsHandle } from '../../media';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { type BlogPostRowFragment, useCreateBlogPostMutation, useUpdateBlogPostMutation } from './blogAdmin.gen';
import { postsChanged } from './cache';
import { newPost, type PostValues, toInput, valuesOf } from './postForm';

/**
 * The form of a post. It is sent once its files have arrived; where one failed that is said, and nothing is sent without it
 * (decisions §7).
 * @param uploads pictures, video and sound, which must have arrived before the post is sent
 */
export function usePostForm(
  open: ResourceFormProps<BlogPostRowFragment>,
  uploads: readonly RefObject<UploadsHandle | null>[],
) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [create] = useCreateBlogPostMutation(postsChanged);
  const [update] = useUpdateBlogPostMutation(postsChanged);
  const item = useResourceForm<BlogPostRowFragment, PostValues>(open, {
    thing: 'blogPost',
    valuesOf: (post, before) => valuesOf(post, before?.blocks),
    begin: () => newPost(viewer?.name ?? ''),
    create: (values) => create({ variables: { input: toInput(values, null) } }),
    update: (id, values, version) => update({ variables: { id, input: toInput(values, version) } }),
    added: t`Blog post added.`,
    updated: t`Blog post updated.`,
  });

  return useFilesFirst(item, async () => {
    const files = await Promise.all(uploads.map(({ current }) => settleUploads(current)));
    const areThere = files.every(({ failed }) => failed.length === 0);
    if (!areThere) toast.error(t`Upload failed.`);
    return areThere;
  });
}
