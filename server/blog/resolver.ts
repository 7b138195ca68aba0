import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG, UUID_FIELD } from '../core/entities/ids.js';
import { type Connection, PageArguments } from '../core/pagination.js';
import { AskedField, AskedFields } from '../core/read/askedFields.js';
import type { Field as Asked, Fields } from '../core/read/fields.js';
import type { Row } from '../core/read/model.js';
import { listComments } from './comments/list.service.js';
import { LANGUAGE_ARG } from '../translations/index.js';
import { type BlogComment, BlogPost, type ContentBlock as KeptBlock } from './entity.js';
import { BlogPostInput, withTypedBlocks } from './inputs.js';
import { listCategories, listPosts } from './list.service.js';
import { postRows } from './rows.js';
import * as blog from './service.js';
import { BlogCategory, BlogCommentConnection, BlogPostConnection, ContentBlock } from './views.js';

@ArgsType()
class BlogPostsArgs extends PageArguments {
  [key: string]: unknown;

  @Field(() => String, { nullable: true, description: 'Only posts of this category, written just so.' })
  category?: string;

  @Field(() => String, { nullable: true, description: 'Words that must occur in title or snippet.' })
  search?: string;

  @Field(() => Language, LANGUAGE_ARG)
  language?: Language;
}

/** As it was read for a list, or as it was written just now. */
type PostRow = BlogPost | Row<BlogPost>;

@Resolver(() => BlogPost)
export class BlogPostResolver {
  @Query(() => BlogPostConnection, { description: 'Published posts, newest first.' })
  @Door({ who: 'anyone', scope: 'blog', kept: true })
  blogPosts(
    @Context() ctx: Ctx,
    @Args(() => BlogPostsArgs) args: BlogPostsArgs,
    @AskedFields() fields: Fields,
  ): Promise<Connection<Row<BlogPost>>> {
    return listPosts(ctx, args, fields);
  }

  @Query(() => BlogPost, {
    nullable: true,
    description: 'A published post, for admins also a draft; null if there is none.',
  })
  @Door({ who: 'anyone', scope: 'blog', kept: true })
  blogPost(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_FIELD) id: string,
    @AskedFields() fields: Fields,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<Row<BlogPost> | null> {
    return blog.showPost(ctx, id, fields, language);
  }

  @Query(() => [BlogCategory], {
    description: 'The categories of published posts, by name; for admins also those of drafts if asked for.',
  })
  @Door({ who: 'anyone', scope: 'blog', kept: true })
  blogCategories(
    @Context() ctx: Ctx,
    @Arg('includeDrafts', () => Boolean, {
      nullable: true,
      description: 'true: count drafts, too. Only heeded for admins.',
    })
    includeDrafts?: boolean,
  ): Promise<BlogCategory[]> {
    return listCategories(ctx, includeDrafts ?? false);
  }

  @Mutation(() => BlogPost, { description: 'Writes a post. For admins.' })
  @Door({ who: 'admin', scope: 'blog' })
  createBlogPost(
    @Context() ctx: Ctx,
    @Arg('input', () => BlogPostInput, { description: 'The new post; a draft unless `status` says Published.' })
    input: BlogPostInput,
  ): Promise<BlogPost> {
    return blog.createPost(ctx, withTypedBlocks(input));
  }

  @Mutation(() => BlogPost, { description: 'Replaces the content of a post. For admins.' })
  @Door({ who: 'admin', scope: 'blog' })
  updateBlogPost(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => BlogPostInput, {
      description: 'The whole post: what is left out takes its default, but for `status`, which stays as it is.',
    })
    input: BlogPostInput,
  ): Promise<BlogPost> {
    return blog.updatePost(ctx, id, withTypedBlocks(input));
  }

  @Mutation(() => ID, { description: 'Takes a post away; it can be restored. For admins.' })
  @Door({ who: 'admin', scope: 'blog' })
  deleteBlogPost(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return blog.deletePost(ctx, id);
  }

  @Mutation(() => BlogPost, { description: 'Brings a deleted post back. For admins.' })
  @Door({ who: 'admin', scope: 'blog' })
  restoreBlogPost(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<BlogPost> {
    return blog.restorePost(ctx, id);
  }

  @FieldResolver(() => [ContentBlock], { description: 'The parts of the post in their order.' })
  fullContentBlocks(@Root() post: PostRow): KeptBlock[] {
    return post.fullContentBlocks;
  }

  @FieldResolver(() => Int, { description: 'How many comments visitors can read.' })
  commentCount(@Context() ctx: Ctx, @Root() post: PostRow, @AskedField() asked: Asked): unknown {
    return postRows.attached(ctx, post, asked);
  }

  @FieldResolver(() => BlogCommentConnection, { description: 'What readers say, newest first.' })
  comments(
    @Context() ctx: Ctx,
    @Root() post: PostRow,
    @Args(() => PageArguments) args: PageArguments,
  ): Promise<Connection<BlogComment>> {
    return listComments(ctx, post.id, args);
  }
}
