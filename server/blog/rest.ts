import { z } from 'zod';
import { offsetQuery } from '../core/pagination.js';
import { readTableSlice, tableQuery } from '../core/table/table.js';
import { exportRoute } from '../http/rest/exportRoute.js';
import { deleteRoute, listRoute, route, sentMoment } from '../http/rest/rest.js';
import { languageOutput, langQuery, sentIn, sentOne } from '../translations/index.js';
import { guestCommentSchema } from './comments/inputs.js';
import { pageComments } from './comments/list.service.js';
import { commentOutput, presentComment } from './comments/restShape.js';
import { addComment, deleteComment, replyToComment, restoreComment } from './comments/service.js';
import { blogCommentTable } from './comments/table.js';
import { PostStatus } from './enums.js';
import { blogPostSchema, changedBlogPostSchema } from './inputs.js';
import { pagePosts } from './list.service.js';
import { createPost, deletePost, readPost, updatePost } from './service.js';
import { blogPostTable } from './table.js';
import { blogPostTexts } from './texts.js';

/** A post as the legacy client knows it (public-site §3). */
const postOutput = z
  .object({
    id: z.string(),
    title: z.string(),
    author: z.string(),
    category: z.string(),
    snippet: z.string(),
    imageUrls: z.array(z.string()),
    videoUrl: z.string().nullable(),
    audioUrl: z.string().nullable(),
    status: z.enum(PostStatus).meta({ id: 'PostStatus' }),
    createdAt: sentMoment,
    version: z.number(),
    ...languageOutput,
    fullContentBlocks: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('text'), content: z.string() }),
        z.object({ type: z.literal('image'), imageUrlsIndex: z.number(), altText: z.string(), caption: z.string() }),
      ]),
    ),
  })
  .meta({ id: 'BlogPost', description: 'A post, its text in blocks.' });

/** The specification does not name the field (decisions §2), so each of these is taken. */
const REPLY_FIELDS = ['reply', 'adminReply', 'replyText', 'content'] as const;
const replyText = z.string().optional().meta({ description: 'The reply; one of the four names is required.' });
const replyBody = z.object(Object.fromEntries(REPLY_FIELDS.map((name) => [name, replyText])));

function replyIn(body: unknown): unknown {
  const fields = (body ?? {}) as Record<string, unknown>;
  return REPLY_FIELDS.map((name) => fields[name]).find((text) => text !== undefined);
}

const article = {
  title: 'What a dark corner means',
  author: 'Rajendra',
  snippet: 'Most often it is the backlight, and that can be replaced.',
  fullContentBlocks: [{ type: 'text', content: '<p>A backlight is a row of small lamps.</p>' }],
};

const posts = [
  listRoute({
    path: '/blog/posts',
    operationId: 'listBlogPosts',
    who: 'anyone',
    scope: 'blog',
    tag: 'Blog',
    summary: 'Published posts, newest first; for admins drafts too.',
    query: offsetQuery.extend(langQuery),
    item: postOutput,
    handle: async (ctx, { query }) => sentIn(ctx, blogPostTexts, await pagePosts(ctx, query), query.lang),
  }),
  route({
    method: 'get',
    path: '/blog/posts/{id}',
    operationId: 'readBlogPost',
    who: 'anyone',
    scope: 'blog',
    tag: 'Blog',
    summary: 'One post.',
    query: z.object(langQuery),
    output: postOutput,
    handle: async (ctx, { params, query: { lang } }) =>
      sentOne(ctx, blogPostTexts, await readPost(ctx, params.id!), lang),
  }),
  route({
    method: 'post',
    path: '/admin/blog-posts',
    operationId: 'createBlogPost',
    who: 'admin',
    scope: 'blog',
    tag: 'Blog',
    summary: 'Write a post.',
    body: blogPostSchema,
    example: { ...article, status: PostStatus.Draft },
    output: postOutput,
    status: 201,
    handle: (ctx, { body }) => createPost(ctx, body),
  }),
  route({
    method: 'put',
    path: '/admin/blog-posts/{id}',
    operationId: 'updateBlogPost',
    who: 'admin',
    scope: 'blog',
    tag: 'Blog',
    summary: 'Replace the content of a post.',
    body: changedBlogPostSchema,
    example: { ...article, status: PostStatus.Published },
    output: postOutput,
    handle: (ctx, { params, body }) => updatePost(ctx, params.id!, body),
  }),
  deleteRoute({
    path: '/admin/blog-posts/{id}',
    operationId: 'deleteBlogPost',
    who: 'admin',
    scope: 'blog',
    tag: 'Blog',
    summary: 'Take a post away.',
    remove: deletePost,
  }),
];

const comments = [
  listRoute({
    path: '/blog/posts/{id}/comments',
    operationId: 'listPostComments',
    who: 'anyone',
    scope: 'blog',
    tag: 'Blog',
    summary: 'What readers say to a post, newest first.',
    query: offsetQuery,
    item: commentOutput,
    handle: async (ctx, { params, query }) => {
      const { items, total } = await pageComments(ctx, params.id!, query);
      return { items: items.map((comment) => presentComment(ctx, comment)), total };
    },
  }),
  route({
    method: 'post',
    path: '/blog/posts/{id}/comments',
    operationId: 'addPostComment',
    who: 'anyone',
    scope: 'blog',
    tag: 'Blog',
    summary: 'Comment on a post, as a guest or signed in.',
    body: guestCommentSchema,
    example: { authorName: 'Sita Sharma', authorEmailOrPhone: '+977 9841234567', content: 'Thank you!' },
    output: commentOutput,
    status: 201,
    fails: ['RATE_LIMITED'],
    handle: async (ctx, { params, body }) => {
      const { formGuard } = (body ?? {}) as { formGuard?: unknown };
      return presentComment(ctx, await addComment(ctx, params.id!, body, formGuard));
    },
  }),
  listRoute({
    path: '/admin/comments',
    operationId: 'listComments',
    who: 'admin',
    scope: 'blog',
    tag: 'Blog',
    summary: 'All comments, newest first if not asked for otherwise.',
    query: tableQuery(blogCommentTable),
    item: commentOutput,
    handle: async (ctx, { query }) => {
      const { items, total } = await readTableSlice(ctx, blogCommentTable, query);
      return { items: items.map((comment) => presentComment(ctx, comment)), total };
    },
  }),
  route({
    method: 'post',
    path: '/admin/comments/{id}/reply',
    operationId: 'replyToComment',
    who: 'admin',
    scope: 'blog',
    tag: 'Blog',
    summary: 'Answer a comment.',
    body: replyBody,
    example: { reply: 'You are welcome.' },
    output: commentOutput,
    handle: async (ctx, { params, body }) => presentComment(ctx, await replyToComment(ctx, params.id!, replyIn(body))),
  }),
  deleteRoute({
    path: '/admin/comments/{id}',
    operationId: 'deleteComment',
    who: 'admin',
    scope: 'blog',
    tag: 'Blog',
    summary: 'Delete a comment.',
    remove: deleteComment,
  }),
  route({
    method: 'post',
    path: '/admin/comments/{id}/restore',
    operationId: 'restoreComment',
    who: 'admin',
    scope: 'blog',
    tag: 'Blog',
    summary: 'Bring a deleted comment back.',
    output: commentOutput,
    handle: async (ctx, { params }) => presentComment(ctx, await restoreComment(ctx, params.id!)),
  }),
];

const exports = [
  exportRoute('blog-posts', blogPostTable, {
    ID: ({ id }) => id,
    Title: ({ title }) => title,
    Author: ({ author }) => author,
    Category: ({ category }) => category,
    Status: ({ status }) => status,
    Created: ({ createdAt }) => createdAt,
    Snippet: ({ snippet }) => snippet,
    Images: ({ imageUrls }) => imageUrls.join(' '),
    Video: ({ videoUrl }) => videoUrl,
    Audio: ({ audioUrl }) => audioUrl,
  }),
  exportRoute('blog-comments', blogCommentTable, {
    ID: ({ id }) => id,
    Time: ({ timestamp }) => timestamp,
    Post: ({ post }) => post.getEntity().title,
    Author: ({ authorName }) => authorName,
    'Email or phone': ({ authorEmailOrPhone }) => authorEmailOrPhone,
    Comment: ({ content }) => content,
    Reply: ({ adminReply }) => adminReply,
    Replied: ({ replyTimestamp }) => replyTimestamp,
    Approved: ({ isApproved }) => isApproved,
  }),
];

export const blogRoutes = [...posts, ...comments, ...exports];
