import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { useFilesFirst } from '../../admin/kit/editor/useFilesFirst';
import { useItemForm } from '../../admin/kit/editor/useItemForm';
import { settleUploads, type UploadsHandle } from '../../media';
import { useViewer } from '../../session/useViewer';
import { toast } from '../../ui';
import { type BlogPostRowFragment, useCreateBlogPostMutation, useUpdateBlogPostMutation } from './blogAdmin.gen';
import { forgetPublicPosts } from './cache';
import { newPost, type PostValues, toInput, valuesOf } from './postForm';

interface PostFormOptions {
  /** Null for a new one. */
  post: BlogPostRowFragment | null;
  /** Pictures, video and sound, which must have arrived before the post is sent. */
  uploads: readonly RefObject<UploadsHandle | null>[];
  readAgain: () => Promise<BlogPostRowFragment | null>;
  onClose: () => void;
}

/**
 * The form of a post. It is sent once its files have arrived; where one failed that is said, and nothing is sent without it
 * (decisions §7).
 */
export function usePostForm({ post, uploads, readAgain, onClose }: PostFormOptions) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [begun] = useState(() => (post ? valuesOf(post) : newPost(viewer?.name ?? '')));
  const known = useRef(begun.blocks);
  const options = { update: forgetPublicPosts, refetchQueries: ['BlogPostTable'] };
  const [create] = useCreateBlogPostMutation(options);
  const [update] = useUpdateBlogPostMutation(options);

  const item = useItemForm<PostValues>({
    name: `blogPost.${post?.id ?? 'new'}`,
    begun,
    version: post?.version ?? null,
    saved: post ? t`Blog post updated.` : t`Blog post added.`,
    async send(values, version) {
      const input = toInput(values, version);
      return post ? update({ variables: { id: post.id, input } }) : create({ variables: { input } });
    },
    async readTheirs() {
      const theirs = await readAgain();
      if (!theirs) return null;
      const content = valuesOf(theirs, known.current);
      known.current = content.blocks;
      return { content, version: theirs.version };
    },
    onClose,
  });

  return useFilesFirst(item, async () => {
    const files = await Promise.all(uploads.map(({ current }) => settleUploads(current)));
    const areThere = files.every(({ failed }) => failed.length === 0);
    if (!areThere) toast.error(t`Upload failed.`);
    return areThere;
  });
}
