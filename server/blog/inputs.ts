import { z } from 'zod';
import { Language } from '../accounts/index.js';
import { seenVersion } from '../core/entities/version.js';
import { imageUrl, NOT_A_PICTURE } from '../core/fields/mediaAddress.js';
import { requiredRichText } from '../core/fields/sanitize.js';
import { optionalText, requiredLine, requiredText } from '../core/fields/text.js';
import { optionalAudioUrl, optionalVideoUrl } from '../core/fields/webAddress.js';
import { PostStatus } from './enums.js';
import { sourceLanguage } from '../translations/index.js';
import { inputType } from '../core/fields/inputType.js';

const MAX_IMAGES = 5;
const MAX_BLOCKS = 200;
/** GraphQL's integer. */
const MAX_INDEX = 2_147_483_647;
const MAX_SEARCH = 100;
export const MAX_CATEGORY = 80;
const DEFAULT_CATEGORY = 'General';

const BLOCK_MESSAGE = 'A block is either a text or an image.';
const INDEX_MESSAGE = 'An image block needs the number of its image.';
const TOO_MANY_BLOCKS = `A post can have at most ${MAX_BLOCKS} blocks.`;

/** An absent text of a picture is an empty one. */
const pictureText = (label: string) => optionalText(label, 500).transform((text) => text ?? '');

/** Its line breaks count (public-site §2 'Rendering rules'), so nothing but what is dangerous is taken out of it. */
const textBlockSchema = z.object({ type: z.literal('text'), content: requiredRichText('Text', 50_000) });

/** A number beyond the post's pictures is kept; whoever shows the post skips such a block (decisions §6). */
const imageBlockSchema = z.object({
  type: z.literal('image'),
  imageUrlsIndex: z.int(INDEX_MESSAGE).min(0, INDEX_MESSAGE).max(MAX_INDEX, INDEX_MESSAGE),
  altText: pictureText('Alternative text'),
  caption: pictureText('Caption'),
});

const blockSchema = z.discriminatedUnion('type', [textBlockSchema, imageBlockSchema], { error: BLOCK_MESSAGE });

/** back-office §5 'Blog post'; the blocks as they are kept, and as the legacy client sends them. */
export const blogPostSchema = z.object(
  {
    title: requiredText('Title', 300),
    author: requiredLine('Author', 120),
    category: optionalText('Category', MAX_CATEGORY).transform((category) => category ?? DEFAULT_CATEGORY),
    snippet: requiredText('Snippet', 5_000),
    imageUrls: z
      .array(imageUrl, NOT_A_PICTURE)
      .max(MAX_IMAGES, 'Max 5 images.')
      .nullish()
      .transform((urls) => urls ?? []),
    videoUrl: optionalVideoUrl,
    audioUrl: optionalAudioUrl,
    fullContentBlocks: z
      .array(blockSchema, BLOCK_MESSAGE)
      .max(MAX_BLOCKS, TOO_MANY_BLOCKS)
      .nullish()
      .transform((blocks) => blocks ?? []),
    language: sourceLanguage,
    status: z.enum(PostStatus, { error: 'Please choose Draft or Published.' }).nullish(),
  },
  { error: 'The post must be an object.' },
);

/** A post that is there. */
export const changedBlogPostSchema = blogPostSchema.extend({ version: seenVersion });

/** Filters of the list; pages are core/pagination's. */
export const blogListSchema = z.object({
  search: optionalText('Search', MAX_SEARCH),
  category: optionalText('Category', MAX_CATEGORY),
  language: z.enum(Language).nullish(),
});

const textBlock = textBlockSchema.omit({ type: true });
inputType('TextBlockInput', textBlock, 'A part of a post that is text.', {
  content: 'HTML, at most 50,000 characters; whatever could be dangerous is taken out, and line breaks count.',
});

const imageBlock = imageBlockSchema.omit({ type: true });
inputType('ImageBlockInput', imageBlock, 'A part of a post that is one of its pictures.', {
  imageUrlsIndex: "Which of the post's pictures, from 0.",
  altText: 'For those who do not see the picture; plain text, at most 500 characters.',
  caption: 'Below the picture; plain text, at most 500 characters.',
});

/** GraphQL knows no input unions: there a block has two halves, of which one is given. */
const halvedBlock = z.object({ text: textBlock.nullish(), image: imageBlock.nullish() });
inputType('ContentBlockInput', halvedBlock, 'Either a text or a picture.', {
  text: 'Null where it is a picture.',
  image: 'Null where it is a text.',
});

const halvedPost = changedBlogPostSchema.extend({ fullContentBlocks: z.array(halvedBlock).nullish() });
export type BlogPostInput = z.input<typeof halvedPost>;

export const BlogPostInput = inputType('BlogPostInput', halvedPost, 'A post of the blog.', {
  title: 'Plain text, at most 300 characters.',
  author: 'The name that stands under the title; one line, at most 120 characters.',
  category: `'${DEFAULT_CATEGORY}' if not given; at most ${MAX_CATEGORY} characters.`,
  snippet: 'Plain text that stands for the post in lists; at most 5,000 characters.',
  imageUrls: `Addresses of up to ${MAX_IMAGES} pictures, the featured one first; none if not given.`,
  fullContentBlocks: 'The parts of the post in their order, at most 200; none if not given.',
  status: 'Of a new post Draft if not given; else it stays as it is.',
});

/** A block of two halves becomes one that says its type, as the schema has it. */
export const withTypedBlocks = ({ fullContentBlocks, ...post }: BlogPostInput) => ({
  ...post,
  fullContentBlocks: fullContentBlocks?.map(({ text, image }) => {
    if (text && !image) return { ...text, type: 'text' };
    return image && !text ? { ...image, type: 'image' } : null;
  }),
});
