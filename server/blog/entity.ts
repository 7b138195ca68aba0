import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Filter, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Language, User } from '../accounts/index.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { Node } from '../core/entities/node.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { VERSION_COUNT } from '../core/entities/version.js';
import { tallied } from '../core/tally/tallied.js';
import { LANGUAGE_SHOWN, SOURCE_LANGUAGE } from '../translations/index.js';
import { PostStatus } from './enums.js';

/** A part of a post as it is kept: HTML, or one of the post's pictures. */
export type ContentBlock =
  | { type: 'text'; content: string }
  | { type: 'image'; imageUrlsIndex: number; altText: string; caption: string };

/** What visitors may see. */
const LISTED = `where "status" = 'Published' and "deleted_at" is null`;

/** The admin's list in one of its orders: all that was not deleted; the id settles ties. */
const keptBy = (column: string) =>
  `create index "blog_post_kept_${column}" on "blog_post" ("${column}", "id") where "deleted_at" is null`;

/** How many published posts each category has. */
export const POSTS_BY_CATEGORY = {
  topic: 'posts_by_category',
  key: (row: string) => `${row}."category"`,
  counts: (row: string) => `(${row}."status" = 'Published' and ${row}."deleted_at" is null)`,
};

/** A post of the blog (public-site §3). */
@Entity({ tableName: 'blog_post' })
@Trigger(tallied(POSTS_BY_CATEGORY))
@Filter({ name: 'notDeleted', cond: { deletedAt: null }, default: true })
@Index({
  name: 'blog_post_listed',
  expression: `create index "blog_post_listed" on "blog_post" ("created_at", "id") ${LISTED}`,
})
@Index({
  name: 'blog_post_listed_category',
  expression: `create index "blog_post_listed_category" on "blog_post" ("category", "created_at", "id") ${LISTED}`,
})
@Index({
  name: 'blog_post_search',
  expression: `create index "blog_post_search" on "blog_post" using gin ("search" gin_trgm_ops) ${LISTED}`,
})
@Index({ name: 'blog_post_kept_created_at', expression: keptBy('created_at') })
@Index({ name: 'blog_post_kept_title_key', expression: keptBy('title_key') })
@Index({ name: 'blog_post_kept_author_key', expression: keptBy('author_key') })
@Index({ name: 'blog_post_kept_status', expression: keptBy('status') })
@Index({ name: 'blog_post_kept_category', expression: keptBy('category') })
@Index({
  name: 'blog_post_in_bin',
  expression: 'create index "blog_post_in_bin" on "blog_post" ("created_at", "id") where "deleted_at" is not null',
})
@Index({
  name: 'blog_post_desk_search',
  expression:
    'create index "blog_post_desk_search" on "blog_post" using gin ("desk_search" gin_trgm_ops) where "deleted_at" is null',
})
@ObjectType({ implements: Node, description: 'A post of the blog.' })
export class BlogPost {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'Plain text.' })
  title!: string;

  @Property({ type: 'text' })
  @Field({ description: 'The name that is under the title; it is no account.' })
  author!: string;

  @Property({ type: 'text' })
  @Field({ description: "'General' if none was given." })
  category!: string;

  @Property({ type: 'text' })
  @Field({ description: 'Plain text that stands for the post in lists.' })
  snippet!: string;

  @Property({ type: 'json' })
  @Field(() => [String], { description: 'Addresses of up to five pictures; the first one is the featured one.' })
  imageUrls: string[] = [];

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A file, a data URL, or a page on YouTube or elsewhere; null where there is none.',
  })
  videoUrl: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A sound to be played: a file or a data URL; null where there is none.',
  })
  audioUrl: string | null = null;

  @Property({ type: 'json' })
  fullContentBlocks: ContentBlock[] = [];

  @Enum({ items: () => PostStatus, type: 'text' })
  @Field(() => PostStatus, { description: 'Only admins ever see a draft.' })
  status: PostStatus = PostStatus.Draft;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was written; lists show the newest first.' })
  createdAt!: Date;

  /** When what it says was last changed; null where it says what it said at first. For search engines (site/sitemap.ts). */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When what it says was last changed; null where it says what it said at first.',
  })
  changedAt: Opt<Date> | null = null;

  /** What visitors search in (public-site §2, Search). */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`"title" || ' ' || "snippet"`) })
  search!: Opt<string>;

  /** What admins search in. */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`"title" || ' ' || "author" || ' ' || "snippet"`) })
  deskSearch!: Opt<string>;

  /** Title and author as lists are sorted by them. */
  @Property({ type: 'text', lazy: true, generated: '(lower("title")) stored' })
  titleKey!: Opt<string>;

  @Property({ type: 'text', lazy: true, generated: '(lower("author")) stored' })
  authorKey!: Opt<string>;

  /** The language that it was written in; of what is shown, that of its texts. */
  @Enum(SOURCE_LANGUAGE)
  @Field(() => Language, LANGUAGE_SHOWN)
  language: Opt<Language> = Language.EN;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;

  /** A deleted post is gone for everyone, but an admin can restore it. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'Null where it was not deleted; only admins ever see a deleted post.',
  })
  deletedAt: Date | null = null;
}

/** How many comments readers see of each post, by its id. */
export const COMMENTS_BY_POST = {
  topic: 'comments_by_post',
  key: (row: string) => `${row}."post_id"::text`,
  counts: (row: string) => `(${row}."is_approved" and ${row}."deleted_at" is null)`,
};

/** An order of the admin's table of comments. */
const commentsBy = (name: string, columns: string) =>
  `create index "blog_comment_${name}" on "blog_comment" (${columns}, "id") where "deleted_at" is null`;

/** What a reader says to a post, with the shop's answer (public-site §3). */
@Entity({ tableName: 'blog_comment' })
@Trigger(tallied(COMMENTS_BY_POST))
@Filter({ name: 'notDeleted', cond: { deletedAt: null }, default: true })
@Index({
  name: 'blog_comment_approved',
  expression:
    'create index "blog_comment_approved" on "blog_comment" ("post_id", "timestamp", "id") where "is_approved" and "deleted_at" is null',
})
@Index({ name: 'blog_comment_timestamp', expression: commentsBy('timestamp', '"timestamp"') })
@Index({ name: 'blog_comment_author_name_key', expression: commentsBy('author_name_key', '"author_name_key"') })
@Index({ name: 'blog_comment_post_timestamp', expression: commentsBy('post_timestamp', '"post_id", "timestamp"') })
@Index({
  name: 'blog_comment_in_bin',
  expression: 'create index "blog_comment_in_bin" on "blog_comment" ("timestamp", "id") where "deleted_at" is not null',
})
@Index({
  name: 'blog_comment_search',
  expression:
    'create index "blog_comment_search" on "blog_comment" using gin ("search" gin_trgm_ops) where "deleted_at" is null',
})
@ObjectType({ description: "What a reader says to a post, with the shop's answer." })
export class BlogComment {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @ManyToOne({ entity: () => BlogPost, ref: true, deleteRule: 'cascade' })
  post!: Ref<BlogPost>;

  /** Null for a guest, and when the account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  user: Ref<User> | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'As a guest typed it, or as the account was called then.' })
  authorName!: string;

  /** For admins only. */
  @Property({ type: 'text', nullable: true })
  authorEmailOrPhone: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'Plain text, exactly as typed.' })
  content!: string;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was written.' })
  timestamp!: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The shop's answer in plain text; null where there is none." })
  adminReply: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When the shop answered; null where it has not.' })
  replyTimestamp: Date | null = null;

  @Property({ type: 'boolean' })
  isApproved: boolean = true;

  /** A deleted comment is gone for everyone, but an admin can restore it for a while. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  /** The name as lists are sorted by it. */
  @Property({ type: 'text', lazy: true, generated: '(lower("author_name")) stored' })
  authorNameKey!: Opt<string>;

  /** What admins search in. */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`"author_name" || ' ' || "content"`) })
  search!: Opt<string>;
}
