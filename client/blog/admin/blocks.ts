import { newLocalId } from '../../admin/kit/editor/localItems';
import { isSame } from '../../admin/kit/editor/merge';
import { withLineBreaks } from '../lineBreaks';
import type { BlogPostRowFragment, ContentBlockInput } from './blogAdmin.gen';

/** A block as it is edited. It has a name of its own, so that it can be told in two versions of the post. */
export type Block = TextBlock | ImageBlock;

export interface TextBlock {
  id: string;
  type: 'text';
  content: string;
}

/** It names its picture itself, not the picture's place: pictures move and go while a post is written (decisions §6). */
export interface ImageBlock {
  id: string;
  type: 'image';
  /** Empty where the post has no such picture. */
  imageUrl: string;
  altText: string;
  caption: string;
}

/** server/blog: no more than these fit into a post. */
export const MAX_BLOCKS = 200;

export const newTextBlock = (): TextBlock => ({ id: newLocalId('block'), type: 'text', content: '' });

/** @param imageUrl the picture that it begins with */
export const newImageBlock = (imageUrl = ''): ImageBlock => ({
  id: newLocalId('block'),
  type: 'image',
  imageUrl,
  altText: '',
  caption: '',
});

/** The first picture that no block shows yet; the first of all where each is shown. */
export function nextPicture(blocks: readonly Block[], pictures: readonly string[]): string | undefined {
  const shown = new Set(blocks.map((block) => block.type === 'image' && block.imageUrl));
  return pictures.find((url) => !shown.has(url)) ?? pictures[0];
}

type Post = Pick<BlogPostRowFragment, 'fullContentBlocks' | 'imageUrls'>;

/**
 * The blocks of a stored post, to be edited.
 * @param known what was edited of an earlier version: a block that is still there keeps its name
 */
export function blocksOf({ fullContentBlocks, imageUrls }: Post, known: readonly Block[] = []): Block[] {
  const fresh = fullContentBlocks.map((stored, at): Block => {
    const id = known.length > 0 ? newLocalId('block') : `block-${at}`;
    // In the rich text editor a mere line break would be lost.
    if ('content' in stored) return { id, type: 'text', content: withLineBreaks(stored.content) };
    const { imageUrlsIndex, altText, caption } = stored;
    return { id, type: 'image', imageUrl: imageUrls[imageUrlsIndex] ?? '', altText, caption };
  });
  return recognised(fresh, known);
}

/** First what is the same in every word; then what is behind the same block and could be the old one in other words. */
function recognised(blocks: readonly Block[], known: readonly Block[]): Block[] {
  const left = new Set(known);
  const found = new Map<Block, string>();
  const pair = (isIt: (before: Block, block: Block, at: number) => boolean) => {
    for (const [at, block] of blocks.entries()) {
      const before = found.has(block) ? undefined : [...left].find((candidate) => isIt(candidate, block, at));
      if (!before) continue;
      found.set(block, before.id);
      left.delete(before);
    }
  };
  pair((before, block) => isSame(before, { ...block, id: before.id }));
  pair((before, block, at) => {
    const behind = blocks[at - 1];
    const wasBehind = known[known.indexOf(before) - 1];
    return before.type === block.type && (behind && found.get(behind)) === wasBehind?.id;
  });
  return blocks.map((block) => ({ ...block, id: found.get(block) ?? block.id }));
}

/** Whether every picture block has a picture of the post. */
export const haveTheirPictures = (blocks: readonly Block[], pictures: readonly string[]): boolean =>
  blocks.every((block) => block.type === 'text' || pictures.includes(block.imageUrl));

/** As the server takes them: a picture by its place among the post's, and no text block in which nothing was written. */
export const toBlockInputs = (blocks: readonly Block[], pictures: readonly string[]): ContentBlockInput[] =>
  blocks
    .filter((block) => block.type === 'image' || block.content.trim() !== '')
    .map((block) =>
      block.type === 'text'
        ? { text: { content: block.content } }
        : {
            image: {
              imageUrlsIndex: pictures.indexOf(block.imageUrl),
              altText: block.altText,
              caption: block.caption,
            },
          },
    );
