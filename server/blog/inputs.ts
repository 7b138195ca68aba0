import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { seenVersion, VERSION_FIELD } from '../core/entities/version.js';
import { imageUrl, NOT_A_PICTURE } from '../core/fields/mediaAddress.js';
import { requiredRichText } from '../core/fields/sanitize.js';
import { type EveryField, optionalText, requiredLine, requiredText } from '../core/fields/text.js';
import { AUDIO_ADDRESS, optionalAudioUrl, optionalVideoUrl, VIDEO_ADDRESS } from '../core/fields/webAddress.js';
import { PostStatus } from './enums.js';

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
});

@InputType({ description: 'A part of a post that is text.' })
export class TextBlockInput implements Omit<z.input<typeof textBlockSchema>, 'type'> {
  @Field({
    description: 'HTML, at most 50,000 characters; whatever could be dangerous is taken out, and line breaks count.',
  })
  content!: string;
}

@InputType({ description: 'A part of a post that is one of its pictures.' })
export class ImageBlockInput implements Omit<z.input<typeof imageBlockSchema>, 'type'> {
  @Field(() => Int, { description: "Which of the post's pictures, from 0." })
  imageUrlsIndex!: number;

  @Field(() => String, {
    nullable: true,
    description: 'For those who do not see the picture; plain text, at most 500 characters.',
  })
  altText!: string | null;

  @Field(() => String, { nullable: true, description: 'Below the picture; plain text, at most 500 characters.' })
  caption!: string | null;
}

@InputType({ description: 'Either a text or a picture.' })
export class ContentBlockInput {
  @Field(() => TextBlockInput, { nullable: true, description: 'Null where it is a picture.' })
  text?: TextBlockInput | null;

  @Field(() => ImageBlockInput, { nullable: true, description: 'Null where it is a text.' })
  image?: ImageBlockInput | null;
}

@InputType({ description: 'A post of the blog.' })
export class BlogPostInput implements EveryField<typeof changedBlogPostSchema> {
  @Field({ description: 'Plain text, at most 300 characters.' })
  title!: string;

  @Field({ description: 'The name that stands under the title; one line, at most 120 characters.' })
  author!: string;

  @Field(() => String, {
    nullable: true,
    description: `'${DEFAULT_CATEGORY}' if not given; at most ${MAX_CATEGORY} characters.`,
  })
  category!: string | null;

  @Field({ description: 'Plain text that stands for the post in lists; at most 5,000 characters.' })
  snippet!: string;

  @Field(() => [String], {
    nullable: true,
    description: `Addresses of up to ${MAX_IMAGES} pictures, the featured one first; none if not given.`,
  })
  imageUrls!: string[] | null;

  @Field(() => String, { nullable: true, description: VIDEO_ADDRESS })
  videoUrl!: string | null;

  @Field(() => String, { nullable: true, description: AUDIO_ADDRESS })
  audioUrl!: string | null;

  @Field(() => [ContentBlockInput], {
    nullable: true,
    description: 'The parts of the post in their order, at most 200; none if not given.',
  })
  fullContentBlocks!: ContentBlockInput[] | null;

  @Field(() => PostStatus, { nullable: true, description: 'Of a new post Draft if not given; else it stays as it is.' })
  status!: PostStatus | null;

  @Field(() => Int, VERSION_FIELD)
  version!: number | null;
}

/** GraphQL knows no input unions: a block of two halves becomes one that says its type, as the schema has it. */
export const withTypedBlocks = ({ fullContentBlocks, ...post }: BlogPostInput) => ({
  ...post,
  fullContentBlocks: fullContentBlocks?.map(({ text, image }) => {
    if (text && !image) return { ...text, type: 'text' };
    return image && !text ? { ...image, type: 'image' } : null;
  }),
});
