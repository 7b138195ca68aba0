import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { ConnectionFields } from '../platform/pagination.js';
import { TableFields } from '../platform/table/args.js';
import { BlogComment, BlogPost } from './entity.js';

@ObjectType()
export class BlogCategory {
  @Field()
  name!: string;

  @Field(() => Int, { description: 'Of the posts that were asked for.' })
  postCount!: number;
}

@ObjectType()
export class TextBlock {
  @Field({ description: 'HTML, sanitised when it is written; its line breaks count.' })
  content!: string;
}

@ObjectType()
export class ImageBlock {
  @Field(() => Int, { description: "Which of the post's pictures, from 0." })
  imageUrlsIndex!: number;

  @Field()
  altText!: string;

  @Field()
  caption!: string;
}

/** The type that a block names is the one it has here. */
export const ContentBlock = createUnionType({
  name: 'ContentBlock',
  description: "A text, or one of the post's pictures.",
  types: () => [TextBlock, ImageBlock] as const,
  resolveType: (block) => ('content' in block ? TextBlock : ImageBlock),
});

@ObjectType()
export class BlogPostEdge {
  @Field({ description: 'Where this post stands in the list.' })
  cursor!: string;

  @Field(() => BlogPost)
  node!: BlogPost;
}

@ObjectType({ description: 'A page of published posts.' })
export class BlogPostConnection extends ConnectionFields {
  @Field(() => [BlogPostEdge])
  edges!: BlogPostEdge[];
}

@ObjectType()
export class BlogCommentEdge {
  @Field({ description: 'Where this comment stands in the list.' })
  cursor!: string;

  @Field(() => BlogComment)
  node!: BlogComment;
}

@ObjectType({ description: 'A page of what readers say to a post, newest first.' })
export class BlogCommentConnection extends ConnectionFields {
  @Field(() => [BlogCommentEdge])
  edges!: BlogCommentEdge[];
}

@ObjectType({ description: 'A page of the table of posts.' })
export class BlogPostTable extends TableFields {
  @Field(() => [BlogPost])
  items!: BlogPost[];
}

/**
 * A comment with what only admins may know (decisions §3). A type of its own beside `BlogComment`, so that none of it can
 * ever be asked for where visitors look.
 */
@ObjectType({ description: 'A comment as admins see it.' })
export class ManagedBlogComment extends BlogComment {
  @Field(() => String, { nullable: true, description: "How to reach a guest; a signed-in person's account knows it." })
  declare authorEmailOrPhone: string | null;

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  declare isApproved: boolean;
}

@ObjectType({ description: 'A page of the table of comments.' })
export class BlogCommentTable extends TableFields {
  @Field(() => [ManagedBlogComment])
  items!: ManagedBlogComment[];
}
