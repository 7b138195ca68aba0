import { describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { ActivityLog } from '../activity/entity.js';
import { newUuid } from '../core/entities/ids.js';
import { type Call, useTestApp } from '../testing/testApp.js';
import { BlogPost } from './entity.js';
import { PostStatus } from './enums.js';
import { buildBlogComment, buildBlogPost } from './factory.js';

const app = useTestApp();

const FIELDS = `{ id title author category snippet imageUrls videoUrl audioUrl status createdAt
  fullContentBlocks { __typename ... on TextBlock { content } ... on ImageBlock { imageUrlsIndex altText caption } } }`;

interface Block {
  type: 'text' | 'image';
  content?: string;
  imageUrlsIndex?: number;
  altText?: string | null;
  caption?: string | null;
}

interface Post {
  id: string;
  title: string;
  author: string;
  category: string;
  status: string;
  createdAt: string;
  imageUrls: string[];
  fullContentBlocks: Block[];
}

type Outcome = Partial<Post> & { code?: string; message?: string; fields?: Record<string, string> };

const halves = ({ type, ...block }: Block) => ({ [type]: block });

/** GraphQL's blocks name their type otherwise. */
const asRest = ({ __typename, ...block }: Record<string, unknown>) => ({
  type: __typename === 'TextBlock' ? 'text' : 'image',
  ...block,
});

async function graphql(query: string, variables: object, call?: Call): Promise<Outcome> {
  const { data, errors } = await app.viaGraphql<Record<string, (Post & object) | string | null> | null>(
    query,
    variables,
    call,
  );
  const [error] = errors ?? [];
  if (error) return { message: error.message, ...error.extensions };
  const result = Object.values(data ?? {})[0];
  if (typeof result === 'string') return { id: result };
  if (!result) return { code: 'NOT_FOUND' };
  return { ...result, fullContentBlocks: (result.fullContentBlocks as never[]).map(asRest) as unknown as Block[] };
}

const forGraphql = (input: { fullContentBlocks?: Block[] }) => ({
  ...input,
  ...(input.fullContentBlocks && { fullContentBlocks: input.fullContentBlocks.map(halves) }),
});

const rest = async (method: string, path: string, body?: unknown, call?: Call) =>
  (await app.viaRest<Outcome>(method, path, body, call)).body;

const doors = {
  GraphQL: {
    create: (input: object, call?: Call) =>
      graphql(
        `mutation ($input: BlogPostInput!) { createBlogPost(input: $input) ${FIELDS} }`,
        { input: forGraphql(input) },
        call,
      ),
    update: (id: string, input: object, call?: Call) =>
      graphql(
        `mutation ($id: ID!, $input: BlogPostInput!) { updateBlogPost(id: $id, input: $input) ${FIELDS} }`,
        { id, input: forGraphql(input) },
        call,
      ),
    remove: (id: string, call?: Call) => graphql('mutation ($id: ID!) { deleteBlogPost(id: $id) }', { id }, call),
    read: (id: string, call?: Call) => graphql(`query ($id: ID!) { blogPost(id: $id) ${FIELDS} }`, { id }, call),
    list: async (call?: Call) =>
      (
        await app.viaGraphql<{ blogPosts: { edges: { node: Post }[] } }>(
          '{ blogPosts { edges { node { title } } } }',
          {},
          call,
        )
      ).data.blogPosts.edges.map(({ node }) => node.title),
  },
  REST: {
    create: (input: object, call?: Call) => rest('POST', '/api/admin/blog-posts', input, call),
    update: (id: string, input: object, call?: Call) => rest('PUT', `/api/admin/blog-posts/${id}`, input, call),
    remove: (id: string, call?: Call) => rest('DELETE', `/api/admin/blog-posts/${id}`, undefined, call),
    read: (id: string, call?: Call) => rest('GET', `/api/blog/posts/${id}`, undefined, call),
    list: async (call?: Call) =>
      (await app.viaRest<Post[]>('GET', '/api/blog/posts', undefined, call)).body.map(({ title }) => title),
  },
};

const PICTURE = 'https://example.com/a.webp';
const post = (overrides: object = {}) => ({ title: 'Voltage', author: 'Ram', snippet: 'Mind it.', ...overrides });
const text = (content: string) => ({ fullContentBlocks: [{ type: 'text', content }] });

const RULES: [rule: string, input: object, field: string, message: string][] = [
  ['a title', { title: ' ' }, 'title', 'Title is required.'],
  ['an author', { author: '' }, 'author', 'Author is required.'],
  ['a snippet', { snippet: '' }, 'snippet', 'Snippet is required.'],
  ['at most five pictures', { imageUrls: Array(6).fill(PICTURE) }, 'imageUrls', 'Max 5 images.'],
  [
    'addresses of pictures',
    { imageUrls: ['javascript:alert(1)'] },
    'imageUrls.0',
    'Invalid file type. Please select an image.',
  ],
  ['an address of a video', { videoUrl: 'javascript:alert(1)' }, 'videoUrl', 'Please select a valid video file.'],
  ['an address of a sound', { audioUrl: 'data:text/html,x' }, 'audioUrl', 'Please select a valid audio file.'],
  ['texts that say something', text('<script>x</script>'), 'fullContentBlocks.0.content', 'Text is required.'],
  [
    'pictures by their number',
    { fullContentBlocks: [{ type: 'image', imageUrlsIndex: -1 }] },
    'fullContentBlocks.0.imageUrlsIndex',
    'An image block needs the number of its image.',
  ],
  [
    'characters that can be stored',
    { title: 'a\u0000b' },
    'title',
    'Title contains a character that cannot be stored.',
  ],
];

describe.each(Object.entries(doors))('through %s', (_name, door) => {
  it('an admin writes, changes and takes away a post, and the log says so', async () => {
    const { token } = await app.admin();
    const blocks: Block[] = [
      { type: 'text', content: '<p>One</p>\nTwo & three' },
      { type: 'image', imageUrlsIndex: 7, altText: '<b>', caption: null },
    ];
    const made = await door.create(post({ imageUrls: [PICTURE], fullContentBlocks: blocks }), { token });
    expect(made).toMatchObject({
      title: 'Voltage',
      category: 'General',
      status: 'Draft',
      createdAt: app.now.toISOString(),
      imageUrls: [PICTURE],
      fullContentBlocks: [
        { type: 'text', content: '<p>One</p>\nTwo &amp; three' },
        // a number without a picture is kept; whoever shows the post skips it
        { type: 'image', imageUrlsIndex: 7, altText: '<b>', caption: '' },
      ],
    });
    const changed = await door.update(made.id!, post({ title: 'Stabilisers', status: 'Published' }), { token });
    expect(changed).toMatchObject({ id: made.id, title: 'Stabilisers', status: 'Published', imageUrls: [] });
    // a change that does not say where the post stands leaves it there
    expect(await door.update(made.id!, post(), { token })).toMatchObject({ status: 'Published' });
    expect(await door.remove(made.id!, { token })).toMatchObject({ id: made.id });
    expect(await door.read(made.id!, { token })).toMatchObject({ code: 'NOT_FOUND' });
    await app.settle();
    const log = await app.em.findAll(ActivityLog, { orderBy: { actionType: 'asc' } });
    expect(log.map(({ actionType, targetId }) => [actionType, targetId])).toEqual(
      ['BLOG_POST_CREATE', 'BLOG_POST_DELETE', 'BLOG_POST_UPDATE', 'BLOG_POST_UPDATE'].map((type) => [type, made.id]),
    );
  });

  it.each(RULES)('asks for %s', async (_rule, input, field, message) => {
    const { token } = await app.admin();
    const outcome = await door.create(post(input), { token });
    expect(outcome).toMatchObject({ code: 'BAD_INPUT', message });
    expect(outcome.fields).toEqual({ [field]: message });
    expect(await app.em.count(BlogPost)).toBe(0);
  });

  it('shows visitors what is published, newest first; a draft looks like no post', async () => {
    const [older, draft, newer, gone] = await app.save(
      buildBlogPost({ title: 'Older' }),
      buildBlogPost({ title: 'Draft', status: PostStatus.Draft, createdAt: new Date('2026-04-01T00:00:00Z') }),
      buildBlogPost({ title: 'Newer', createdAt: new Date('2026-05-01T00:00:00Z') }),
      buildBlogPost({ title: 'Gone', deletedAt: new Date('2026-05-02T00:00:00Z') }),
    );
    expect(await door.list()).toEqual(['Newer', 'Older']);
    expect(await door.read(newer!.id)).toMatchObject({ title: 'Newer' });
    const missing = await door.read(newUuid());
    expect(missing.code).toBe('NOT_FOUND');
    for (const id of [draft!.id, gone!.id, 'nonsense']) expect(await door.read(id)).toEqual(missing);
    const { token: user } = await app.signedIn();
    expect(await door.read(draft!.id, { token: user })).toEqual(missing);
    const { token: admin } = await app.admin();
    expect(await door.read(draft!.id, { token: admin })).toMatchObject({ title: 'Draft' });
    expect(await door.read(gone!.id, { token: admin })).toEqual(missing);
    expect(await door.read(older!.id)).toMatchObject({ title: 'Older' });
  });

  it('nobody else writes', async () => {
    const [kept] = await app.save(buildBlogPost());
    const { token } = await app.signedIn();
    const attempts = (call?: Call) => [
      door.create(post(), call),
      door.update(kept!.id, post(), call),
      door.remove(kept!.id, call),
    ];
    for (const refused of await Promise.all(attempts())) expect(refused.code).toBe('UNAUTHENTICATED');
    for (const refused of await Promise.all(attempts({ token }))) expect(refused.code).toBe('FORBIDDEN');
    expect(await app.em.findAll(BlogPost)).toMatchObject([{ title: kept!.title }]);
  });

  it.each(['not-an-id', newUuid()])('there is no post %s', async (id) => {
    const { token } = await app.admin();
    const missing = { code: 'NOT_FOUND', message: 'Blog post not found.' };
    expect(await door.update(id, post(), { token })).toMatchObject(missing);
    expect(await door.remove(id, { token })).toMatchObject(missing);
  });
});

it('REST shows an admin drafts too, and pages and counts', async () => {
  await app.save(
    buildBlogPost({ title: 'Draft', status: PostStatus.Draft, createdAt: new Date('2026-04-01T00:00:00Z') }),
    buildBlogPost({ title: 'Published' }),
  );
  const { token } = await app.admin();
  const { headers, body } = await app.viaRest<Post[]>('GET', '/api/blog/posts?limit=1', undefined, { token });
  expect([headers.get('X-Total-Count'), body]).toMatchObject(['2', [{ title: 'Draft', status: 'Draft' }]]);
  expect(await doors.GraphQL.list({ token })).toEqual(['Published']);
});

it('REST takes no number of a picture that GraphQL could not show', async () => {
  const { token } = await app.admin();
  const fullContentBlocks = [{ type: 'image', imageUrlsIndex: 2 ** 31 }];
  const { body } = await app.viaRest<Post>('POST', '/api/admin/blog-posts', post({ fullContentBlocks }), { token });
  expect(body).toMatchObject({ code: 'BAD_INPUT', message: 'An image block needs the number of its image.' });
  expect(await app.em.count(BlogPost)).toBe(0);
});

it.each([
  ['both', { text: { content: 'x' }, image: { imageUrlsIndex: 0 } }],
  ['neither', {}],
])('GraphQL refuses a block that is %s text and image', async (_which, block) => {
  const { token } = await app.admin();
  const MAKE = 'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id } }';
  const { errors } = await app.viaGraphql(MAKE, { input: post({ fullContentBlocks: [block] }) }, { token });
  expect(errors?.[0]).toMatchObject({
    message: 'A block is either a text or an image.',
    extensions: { code: 'BAD_INPUT' },
  });
});

it('brings a deleted post back with its comments', async () => {
  const { token } = await app.admin();
  const gone = buildBlogPost({ deletedAt: new Date('2026-05-02T00:00:00Z') });
  await app.save<object>(gone, buildBlogComment(gone, { user: null }));
  const RESTORE = 'mutation ($id: ID!) { restoreBlogPost(id: $id) { id commentCount } }';
  const expected = { restoreBlogPost: { id: gone.id, commentCount: 1 } };
  expect((await app.viaGraphql(RESTORE, { id: gone.id }, { token })).data).toEqual(expected);
  expect((await app.viaGraphql(RESTORE, { id: gone.id }, { token })).data).toEqual(expected);
  const { errors } = await app.viaGraphql(RESTORE, { id: newUuid() }, { token });
  expect(errors?.[0]?.message).toBe('Blog post not found.');
  const { token: user } = await app.signedIn(buildUser());
  expect((await app.viaGraphql(RESTORE, { id: gone.id }, { token: user })).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  await app.settle();
  expect(await app.em.count(ActivityLog, { actionType: 'BLOG_POST_RESTORE' })).toBe(1);
});
