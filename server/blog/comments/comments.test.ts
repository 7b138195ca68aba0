import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../accounts/factory.js';
import { ActivityLog } from '../../activity/entity.js';
import { newUuid } from '../../core/entities/ids.js';
import { outcomesOf } from '../../testing/outcomes.js';
import { type Call, useTestApp } from '../../testing/testApp.js';
import { BlogComment } from '../entity.js';
import { PostStatus } from '../enums.js';
import { buildBlogComment, buildBlogPost } from '../factory.js';

const app = useTestApp();

const FIELDS = '{ id authorName content timestamp adminReply replyTimestamp authorProfilePicUrl }';

interface Comment {
  id: string;
  authorName: string;
  content: string;
  adminReply: string | null;
  replyTimestamp: string | null;
  authorProfilePicUrl: string | null;
  authorEmailOrPhone?: string | null;
  isApproved?: boolean;
}

const { graphql, rest } = outcomesOf<Comment>(app);

const doors = {
  GraphQL: {
    add: (postId: string, input: object, formGuard?: object, call?: Call) =>
      graphql(
        `mutation ($postId: ID!, $input: BlogCommentInput!, $formGuard: FormGuardInput) {
          addBlogComment(postId: $postId, input: $input, formGuard: $formGuard) ${FIELDS}
        }`,
        { postId, input, formGuard },
        call,
      ),
    reply: (id: string, reply: string, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $reply: String!) { replyToBlogComment(id: $id, reply: $reply) ${FIELDS} }`,
        { id, reply },
        call,
      ),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteBlogComment(id: $id) }', { id }, call),
    async list(postId: string, call?: Call): Promise<Comment[] | 'NOT_FOUND'> {
      const LIST = `query ($id: ID!) { blogPost(id: $id) { comments { edges { node ${FIELDS} } } } }`;
      const { data } = await app.viaGraphql<{ blogPost: { comments: { edges: { node: Comment }[] } } | null }>(
        LIST,
        { id: postId },
        call,
      );
      return data.blogPost?.comments.edges.map(({ node }) => node) ?? 'NOT_FOUND';
    },
  },
  REST: {
    add: (postId: string, input: object, formGuard?: object, call?: Call) =>
      rest('POST', `/api/blog/posts/${postId}/comments`, { ...input, formGuard }, call),
    reply: (id: string, reply: string, call?: Call) => rest('POST', `/api/admin/comments/${id}/reply`, { reply }, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/comments/${id}`, undefined, call),
    async list(postId: string, call?: Call): Promise<Comment[] | 'NOT_FOUND'> {
      const { status, body } = await app.viaRest<Comment[]>(
        'GET',
        `/api/blog/posts/${postId}/comments`,
        undefined,
        call,
      );
      return status === 404 ? 'NOT_FOUND' : body;
    },
  },
};

const guests = (overrides: object = {}) => ({
  authorName: 'Sita Sharma',
  authorEmailOrPhone: 'sita@example.com',
  content: 'Thank you.',
  ...overrides,
});

const INVALID_CONTACT = 'Please provide a valid email or phone number.';
const RULES: [rule: string, input: object, field: string, message: string][] = [
  ['a name', { authorName: ' ' }, 'authorName', 'Name is required to comment.'],
  ['a name that is there', { authorName: null }, 'authorName', 'Name is required to comment.'],
  [
    'a way to answer',
    { authorEmailOrPhone: '' },
    'authorEmailOrPhone',
    'Email or Phone is required for guests to comment.',
  ],
  ['an address or a number', { authorEmailOrPhone: 'call me' }, 'authorEmailOrPhone', INVALID_CONTACT],
  ['a number that is long enough', { authorEmailOrPhone: '12345' }, 'authorEmailOrPhone', INVALID_CONTACT],
  ['a number that is short enough', { authorEmailOrPhone: '1'.repeat(21) }, 'authorEmailOrPhone', INVALID_CONTACT],
  ['a whole address', { authorEmailOrPhone: 'sita@example' }, 'authorEmailOrPhone', INVALID_CONTACT],
  ['something to say', { content: '\n\t ' }, 'content', 'Comment content cannot be empty.'],
  ['texts of a sane length', { content: 'x'.repeat(5001) }, 'content', 'Comment can have at most 5000 characters.'],
];

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it.each(['+977 (01) 555-0004', '९८४१२३४५६७', 'sita@example.com'])(
    'takes a guest’s comment with %s, kept as typed and visible at once',
    async (authorEmailOrPhone) => {
      const [post] = await app.save(buildBlogPost());
      const content = '  <script>alert(1)</script>\n<b>Thanks</b> & "bye" ';
      const made = await door.add(post!.id, guests({ content, authorEmailOrPhone }));
      expect(await app.em.findAll(BlogComment)).toMatchObject([{ id: made.id, authorEmailOrPhone, isApproved: true }]);
      expect(await door.list(post!.id)).toMatchObject([
        { authorName: 'Sita Sharma', content, adminReply: null, authorProfilePicUrl: null },
      ]);
    },
  );

  it.each(RULES)('asks a guest for %s', async (_rule, input, field, message) => {
    const [post] = await app.save(buildBlogPost());
    const outcome = await door.add(post!.id, guests(input));
    expect(outcome).toMatchObject({ code: 'BAD_INPUT', message, fields: { [field]: message } });
    expect(await app.em.count(BlogComment)).toBe(0);
  });

  it('tells of every wrong field at once', async () => {
    const [post] = await app.save(buildBlogPost());
    const { message, fields } = await door.add(post!.id, { content: '' });
    expect(message).toBe('Name is required to comment.');
    expect(Object.keys(fields!)).toEqual(['authorName', 'authorEmailOrPhone', 'content']);
  });

  it('takes name and picture of a signed-in person from the account', async () => {
    const picture = 'https://example.com/ram.webp';
    const { user, token } = await app.signedIn(buildUser({ name: 'Ram Thapa', profilePictureUrl: picture }));
    const [post] = await app.save(buildBlogPost());
    const made = await door.add(post!.id, guests({ authorName: 'The shop' }), undefined, { token });
    expect(made).toMatchObject({ authorName: 'Ram Thapa', authorProfilePicUrl: picture });
    const kept = await app.em.findOneOrFail(BlogComment, { id: made.id! });
    expect([kept.user?.id, kept.authorEmailOrPhone]).toEqual([user.id, null]);
    const { token: nameless } = await app.signedIn(buildUser({ name: null, username: 'hari' }));
    expect(await door.add(post!.id, { content: 'Hi' }, undefined, { token: nameless })).toMatchObject({
      authorName: 'hari',
    });
    expect(await door.list(post!.id)).toHaveLength(2);
  });

  it('keeps programs out', async () => {
    const [post] = await app.save(buildBlogPost());
    expect(await door.add(post!.id, guests(), { website: 'https://spam.example' })).toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await door.add(post!.id, guests(), { elapsedMs: 300 })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await app.em.count(BlogComment)).toBe(0);
  });

  it('nobody comments on what is not published, or reads comments there', async () => {
    const draft = buildBlogPost({ status: PostStatus.Draft });
    const gone = buildBlogPost({ deletedAt: new Date('2026-05-02T00:00:00Z') });
    await app.save<object>(draft, gone, buildBlogComment(draft), buildBlogComment(gone));
    const { token } = await app.admin();
    const missing = { code: 'NOT_FOUND', message: 'Blog post not found.' };
    for (const id of [draft.id, gone.id, newUuid(), 'nonsense']) {
      expect(await door.add(id, guests())).toMatchObject(missing);
      expect(await door.add(id, { content: 'x' }, undefined, { token })).toMatchObject(missing);
      expect(await door.list(id)).toBe('NOT_FOUND');
    }
    expect(await door.list(draft.id, { token })).toHaveLength(1);
    expect(await door.list(gone.id, { token })).toBe('NOT_FOUND');
  });

  it('are read newest first; a hidden one is gone', async () => {
    const post = buildBlogPost();
    const at = (day: number) => new Date(Date.UTC(2026, 4, day));
    await app.save<object>(
      post,
      buildBlogComment(post, { content: 'first', timestamp: at(1) }),
      buildBlogComment(post, { content: 'hidden', timestamp: at(2), isApproved: false }),
      buildBlogComment(post, { content: 'last', timestamp: at(3) }),
    );
    const { token } = await app.admin();
    for (const call of [undefined, { token }]) {
      expect(await door.list(post.id, call)).toMatchObject([{ content: 'last' }, { content: 'first' }]);
    }
  });

  it('an admin answers, again too, and deletes', async () => {
    const post = buildBlogPost();
    const comment = buildBlogComment(post);
    await app.save<object>(post, comment);
    const { token } = await app.admin();
    expect(await door.reply(comment.id, ' ', { token })).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Reply cannot be empty.',
    });
    await door.reply(comment.id, 'Wrong', { token });
    const replyTimestamp = app.now.toISOString();
    expect(await door.reply(comment.id, '<i>You are welcome</i>', { token })).toMatchObject({
      adminReply: '<i>You are welcome</i>',
      replyTimestamp,
    });
    expect(await door.list(post.id)).toMatchObject([{ adminReply: '<i>You are welcome</i>', replyTimestamp }]);
    expect(await door.remove(comment.id, { token })).toMatchObject({ id: comment.id });
    expect(await door.list(post.id)).toEqual([]);
    await app.settle();
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    const types = ['BLOG_COMMENT_DELETE', 'BLOG_COMMENT_REPLY', 'BLOG_COMMENT_REPLY'];
    expect(log.map(({ actionType, targetId }) => [actionType, targetId])).toEqual(
      types.map((type) => [type, comment.id]),
    );
  });

  it('nobody else answers or deletes, and there is nothing to do where there is no comment', async () => {
    const post = buildBlogPost();
    const comment = buildBlogComment(post);
    const gone = buildBlogPost({ deletedAt: new Date('2026-05-02T00:00:00Z') });
    const orphan = buildBlogComment(gone);
    await app.save<object>(post, comment, gone, orphan);
    const { token: user } = await app.signedIn();
    expect(await door.reply(comment.id, 'x')).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await door.remove(comment.id)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await door.reply(comment.id, 'x', { token: user })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.remove(comment.id, { token: user })).toMatchObject({ code: 'FORBIDDEN' });
    const { token } = await app.admin();
    for (const id of [newUuid(), 'nonsense', orphan.id]) {
      expect(await door.reply(id, 'x', { token })).toMatchObject({ code: 'NOT_FOUND' });
      expect(await door.remove(id, { token })).toMatchObject({ code: 'NOT_FOUND', message: 'Comment not found.' });
    }
    expect(await app.em.count(BlogComment, {}, { filters: false })).toBe(2);
  });
});

it('an admin hides a comment and shows it again, which stands in the log', async () => {
  const post = buildBlogPost();
  const comment = buildBlogComment(post);
  await app.save<object>(post, comment);
  const { token } = await app.admin();
  const SET = `mutation ($id: ID!, $isApproved: Boolean!) { setBlogCommentApproval(id: $id, isApproved: $isApproved) { id } }`;
  const set = (isApproved: boolean, call?: Call) => app.viaGraphql(SET, { id: comment.id, isApproved }, call);
  expect((await set(false)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  await set(false, { token });
  await set(false, { token });
  expect(await doors.REST.list(post.id)).toEqual([]);
  await set(true, { token });
  expect(await doors.REST.list(post.id)).toHaveLength(1);
  await app.settle();
  const log = await app.em.find(ActivityLog, { actionType: 'BLOG_COMMENT_APPROVE' });
  expect(log.map(({ description }) => description).toSorted()).toEqual(['Comment hidden.', 'Comment shown.']);
});

it('how to reach an author is for admins; who it was is for nobody', async () => {
  const { user, token: author } = await app.signedIn();
  const { token: admin } = await app.admin();
  const post = buildBlogPost();
  const hidden = buildBlogComment(post, { isApproved: false, timestamp: new Date('2026-03-03T00:00:00Z') });
  await app.save<object>(post, hidden, buildBlogComment(post, { user: ref(user) }));
  const path = `/api/blog/posts/${post.id}/comments`;
  for (const call of [{}, { token: author }]) {
    const { body } = await app.viaRest<Comment[]>('GET', path, undefined, call);
    const shown = ['id', 'postId', 'authorName', 'authorProfilePicUrl', 'content', 'timestamp', 'adminReply'];
    expect(Object.keys(body[0]!)).toEqual([...shown, 'replyTimestamp']);
  }
  const { body, headers } = await app.viaRest<Comment[]>('GET', '/api/admin/comments', undefined, { token: admin });
  expect(headers.get('X-Total-Count')).toBe('2');
  expect(body).toMatchObject([
    { id: hidden.id, authorEmailOrPhone: 'sita@example.com', isApproved: false },
    { isApproved: true },
  ]);
  expect(body.every((comment) => !('userId' in comment))).toBe(true);
  expect((await app.viaRest('GET', '/api/admin/comments')).status).toBe(401);
  expect((await app.viaRest('GET', '/api/admin/comments', undefined, { token: author })).status).toBe(403);
});

it('what only the shop decides is ignored', async () => {
  const [post] = await app.save(buildBlogPost());
  const made = await doors.REST.add(
    post!.id,
    guests({
      isApproved: false,
      adminReply: 'x',
      userId: newUuid(),
      timestamp: '2020-01-01T00:00:00Z',
      postId: newUuid(),
    }),
  );
  const kept = await app.em.findOneOrFail(BlogComment, { id: made.id! });
  expect(kept).toMatchObject({ isApproved: true, adminReply: null, user: null, timestamp: app.now });
  expect(kept.post.id).toBe(post!.id);
});

it.each(['reply', 'adminReply', 'replyText', 'content'])('REST takes an answer as %s', async (name) => {
  const post = buildBlogPost();
  const comment = buildBlogComment(post);
  await app.save<object>(post, comment);
  const { token } = await app.admin();
  expect(await rest('POST', `/api/admin/comments/${comment.id}/reply`, { [name]: 'Yes' }, { token })).toMatchObject({
    adminReply: 'Yes',
  });
});

it('so many comments an hour come from one address', async () => {
  const [post] = await app.save(buildBlogPost());
  const send = () => doors.REST.add(post!.id, guests());
  for (let sent = 0; sent < 60; sent++) expect(await send()).not.toHaveProperty('code');
  expect(await send()).toMatchObject({ code: 'RATE_LIMITED' });
});
