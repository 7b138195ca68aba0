import type { PostArticleFragment } from '../blog.gen';
import { type Block, blocksOf, toBlockInputs } from './blocks';
import type { BlogPostInput, BlogPostRowFragment, PostStatus } from './blogAdmin.gen';

/** A post as its form has it. */
export interface PostValues {
  title: string;
  author: string;
  snippet: string;
  category: string;
  status: PostStatus;
  imageUrls: string[];
  blocks: Block[];
  videoUrl: string;
  audioUrl: string;
}

/** @param author who writes it, most likely */
export const newPost = (author: string): PostValues => ({
  title: '',
  author,
  snippet: '',
  category: '',
  status: 'Draft',
  imageUrls: [],
  blocks: [],
  videoUrl: '',
  audioUrl: '',
});

/** @param known the blocks that were edited of an earlier version */
export const valuesOf = (post: BlogPostRowFragment, known?: readonly Block[]): PostValues => ({
  title: post.title,
  author: post.author,
  snippet: post.snippet,
  category: post.category,
  status: post.status,
  imageUrls: [...post.imageUrls],
  blocks: blocksOf(post, known),
  videoUrl: post.videoUrl ?? '',
  audioUrl: post.audioUrl ?? '',
});

/** @param version of the post that was edited, null for a new one */
export const toInput = ({ blocks, ...values }: PostValues, version: number | null): BlogPostInput => ({
  ...values,
  fullContentBlocks: toBlockInputs(blocks, values.imageUrls),
  version,
});

/** A stored post with another status, everything else untouched. */
export const withStatus = (post: BlogPostRowFragment, status: PostStatus): BlogPostInput => ({
  title: post.title,
  author: post.author,
  snippet: post.snippet,
  category: post.category,
  imageUrls: post.imageUrls,
  videoUrl: post.videoUrl,
  audioUrl: post.audioUrl,
  fullContentBlocks: post.fullContentBlocks.map((block) =>
    'content' in block
      ? { text: { content: block.content } }
      : { image: { imageUrlsIndex: block.imageUrlsIndex, altText: block.altText, caption: block.caption } },
  ),
  status,
  version: post.version,
});

/** What the form has, as the public page takes it. */
export const toArticle = (values: PostValues, { id, createdAt }: { id: string; createdAt: string }) =>
  ({
    id,
    createdAt,
    title: values.title,
    author: values.author,
    category: values.category.trim() || 'General',
    imageUrls: values.imageUrls,
    videoUrl: values.videoUrl || null,
    audioUrl: values.audioUrl || null,
    fullContentBlocks: toBlockInputs(values.blocks, values.imageUrls).map(
      ({ text, image }) =>
        text ?? {
          imageUrlsIndex: image!.imageUrlsIndex,
          altText: image!.altText ?? '',
          caption: image!.caption ?? '',
        },
    ),
  }) satisfies PostArticleFragment;
