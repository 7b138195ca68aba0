import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../core/pagination.js';
import { BlogComment, BlogPost } from './entity.js';

@ObjectType({ description: 'What posts are filed under.' })
export class BlogCategory {
  @Field({ description: 'As it is written in the posts; to be given back as `category`.' })
  name!: string;

  @Field(() => Int, { description: 'Of the posts that were asked for.' })
  postCount!: number;
}

@ObjectType({ description: 'A part of a post that is text.' })
export class TextBlock {
  @Field({ description: 'HTML, sanitised when it is written; its line breaks count.' })
  content!: string;
}

@ObjectType({
  description: 'A part of a post that is one of its pictures; one whose number has no picture is to be passed over.',
})
export class ImageBlock {
  @Field(() => Int, { description: "Which of the post's pictures, from 0." })
  imageUrlsIndex!: number;

  @Field({ description: 'For those who do not see the picture; may be empty.' })
  altText!: string;

  @Field({ description: 'Plain text below the picture; may be empty.' })
  caption!: string;
}

/** The type that a block names is the one it has here. */
export const ContentBlock = createUnionType({
  name: 'ContentBlock',
  description: "A text, or one of the post's pictures.",
  types: () => [TextBlock, ImageBlock] as const,
  resolveType: (block) => ('content' in block ? TextBlock : ImageBlock),
});

export const BlogPostConnection = connectionOf(BlogPost, 'A page of published posts.');

export const BlogCommentConnection = connectionOf(BlogComment, 'A page of what readers say to a post, newest first.');

/**
 * A comment with what only admins may know (decisions §3). A type of its own beside `BlogComment`, so that none of it can
 * ever be asked for where visitors look.
 */
@ObjectType({ description: 'A comment as admins see it.' })
export class ManagedBlogComment extends BlogComment {
  @Field(() => String, {
    nullable: true,
    description: 'How to reach a guest; null where the account of a signed-in person knows it.',
  })
  declare authorEmailOrPhone: string | null;

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  declare isApproved: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was deleted, from when on it can be restored for 30 days.',
  })
  declare deletedAt: Date | null;
}
