// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../accounts/factory.js';
import { pageOf } from '../testing/askedFields.js';
import { APART, useTestApp } from '../testing/testApp.js';
import { listComments } from './comments/list.service.js';
import { PostStatus } from './enums.js';
import { buildBlogComment, buildBlogPost } from './factory.js';
import { listPosts } from './list.service.js';

const app = useTestApp(APART);

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $category: String, $search: String) {
  blogPosts(first: $first, after: $after, last: $last, before: $before, category: $category, search: $search) {
    totalCount
    pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    edges { node { id title commentCount } }
  }
}`;

interface List {
  blogPosts: {
    totalCount: number;
    pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean };
    edges: { node: { id: string; title: string; commentCount: number } }[];
  };
}

async function list(args: object) {
  const { data, errors } = await app.viaGraphql<List | null>(LIST, args);
  const { totalCount, pageInfo, edges = [] } = data?.blogPosts ?? {};
  return {
    code: errors?.[0]?.extensions.code,
    totalCount,
    pageInfo,
    titles: edges.map(({ node }) => node.title),
    counts: edges.map(({ node }) => node.commentCount),
  };
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

const savePosts = () =>
  app.save(
    buildBlogPost({ title: 'Voltage swings', snippet: '100% of boards', category: 'TV Care Tip', createdAt: day(1) }),
    buildBlogPost({ title: 'Buying second-hand', snippet: 'Look at the panel', category: 'Buying', createdAt: day(2) }),
    buildBlogPost({ title: 'टिभी सफा गर्ने तरिका', snippet: 'नरम कपडा', category: 'TV Care Tip', createdAt: day(3) }),
    buildBlogPost({ title: 'Secret voltage', category: 'Secret', status: PostStatus.Draft, createdAt: day(4) }),
    buildBlogPost({ title: 'Gone voltage', category: 'Gone', deletedAt: day(6), createdAt: day(5) }),
  );

describe('the list of posts', () => {
  it('has published ones, newest first, in pages both ways', async () => {
    await savePosts();
    const first = await list({ first: 2 });
    expect(first).toMatchObject({ totalCount: 3, titles: ['टिभी सफा गर्ने तरिका', 'Buying second-hand'] });
    const second = await list({ first: 2, after: first.pageInfo!.endCursor });
    expect(second.titles).toEqual(['Voltage swings']);
    expect(second.pageInfo!.hasNextPage).toBe(false);
    expect((await list({ last: 2, before: second.pageInfo!.startCursor })).titles).toEqual(first.titles);
    expect((await list({ after: 'made up' })).code).toBe('BAD_INPUT');
  });

  it.each<[string, string[]]>([
    ['VOLTAGE', ['Voltage swings']],
    ['panel buying', ['Buying second-hand']],
    ['voltage panel', []],
    ['100%', ['Voltage swings']],
    ['%', ['Voltage swings']],
    ['_', []],
    ['\\', []],
    ['टिभी कपडा', ['टिभी सफा गर्ने तरिका']],
    ['  ', ['टिभी सफा गर्ने तरिका', 'Buying second-hand', 'Voltage swings']],
  ])('is searched for every word of "%s"', async (search, titles) => {
    await savePosts();
    expect((await list({ search })).titles).toEqual(titles);
  });

  it('is filtered by category, and with a search', async () => {
    await savePosts();
    expect((await list({ category: 'TV Care Tip' })).titles).toEqual(['टिभी सफा गर्ने तरिका', 'Voltage swings']);
    expect((await list({ category: 'TV Care Tip', search: 'boards' })).titles).toEqual(['Voltage swings']);
    expect((await list({ category: 'Secret' })).titles).toEqual([]);
    expect((await list({ search: 'x'.repeat(101) })).code).toBe('BAD_INPUT');
  });

  it('counts the comments of all its posts with one statement', async () => {
    const posts = await savePosts();
    await app.save(
      buildBlogComment(posts[0]!),
      buildBlogComment(posts[0]!),
      buildBlogComment(posts[0]!, { isApproved: false }),
      buildBlogComment(posts[2]!),
    );
    let counts: number[] = [];
    const statements = await app.statementsOf(async () => {
      ({ counts } = await list({}));
    });
    expect(counts).toEqual([1, 0, 2]);
    expect(statements.filter(({ sql }) => sql.includes('from tally'))).toHaveLength(1);
    expect(statements.filter(({ sql }) => sql.includes('blog_comment'))).toEqual([]);
  });

  it('is read by its index', async () => {
    const { em } = app;
    await em.execute(`insert into blog_post (id, title, author, category, snippet, image_urls, full_content_blocks, status, created_at)
      select gen_random_uuid(), 'Post ' || n, 'Parda', 'C' || n % 50, 'About ' || md5(n::text), '[]', '[]',
        case when n % 10 = 0 then 'Draft' else 'Published' end, timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, 30000) n`);
    await em.execute('vacuum analyze blog_post');
    const planOf = async (args: Record<string, unknown>) => {
      const statements = await app.statementsOf(() =>
        listPosts(app.ctx(), args, pageOf('title', 'snippet', 'createdAt')),
      );
      const page = statements.find(({ sql }) => sql.includes('order by') && sql.includes('blog_post'))!;
      const plan = await em.execute<object[]>(`explain ${page.sql}`, [...page.params]);
      return JSON.stringify(plan);
    };
    expect(await planOf({})).toContain('blog_post_listed');
    expect(await planOf({ category: 'C7' })).toContain('blog_post_listed_category');
    expect(await planOf({ search: 'c4ca4238a0b9' })).toContain('blog_post_search');
  }, 120_000);
});

it('categories of published posts, by name, are counted with one statement', async () => {
  await savePosts();
  const CATEGORIES = '{ blogCategories { name postCount } }';
  let data: unknown;
  const statements = await app.statementsOf(async () => {
    ({ data } = await app.viaGraphql(CATEGORIES));
  });
  expect(data).toEqual({
    blogCategories: [
      { name: 'Buying', postCount: 1 },
      { name: 'TV Care Tip', postCount: 2 },
    ],
  });
  expect(statements.filter(({ sql }) => sql.includes('from tally'))).toHaveLength(1);
  expect(statements.filter(({ sql }) => sql.includes('blog_post'))).toEqual([]);
});

describe('the comments of a post', () => {
  it('come in pages, with the pictures of all who wrote them at once', async () => {
    const people = [1, 2, 3].map((n) => buildUser({ profilePictureUrl: `https://example.com/${n}.webp` }));
    const post = buildBlogPost();
    const written = people.map((user, index) =>
      buildBlogComment(post, { user: ref(user), timestamp: day(index + 1), content: `C${index + 1}` }),
    );
    await app.save<object>(...people, post, ...written);
    const COMMENTS = `query ($id: ID!, $first: Int, $after: String) { blogPost(id: $id) {
      comments(first: $first, after: $after) {
        totalCount pageInfo { endCursor } edges { node { content authorProfilePicUrl } }
      } } }`;
    interface Answer {
      blogPost: { comments: { totalCount: number; pageInfo: { endCursor: string }; edges: { node: object }[] } };
    }
    const read = async (after?: string) =>
      (await app.viaGraphql<Answer>(COMMENTS, { id: post.id, first: 2, after })).data.blogPost.comments;
    let page: Answer['blogPost']['comments'] | undefined;
    const statements = await app.statementsOf(async () => {
      page = await read();
    });
    expect(page!.totalCount).toBe(3);
    expect(page!.edges.map(({ node }) => node)).toEqual([
      { content: 'C3', authorProfilePicUrl: 'https://example.com/3.webp' },
      { content: 'C2', authorProfilePicUrl: 'https://example.com/2.webp' },
    ]);
    // the post, the count and the page
    expect(statements).toHaveLength(3);
    expect((await read(page!.pageInfo.endCursor)).edges).toMatchObject([{ node: { content: 'C1' } }]);
  });

  it('of all posts of a list come with two statements, pages of different sizes too', async () => {
    const people = [buildUser(), buildUser()];
    const posts = await savePosts();
    await app.save<object>(
      ...people,
      ...posts
        .slice(0, 3)
        .flatMap((post, index) => [
          buildBlogComment(post, { user: ref(people[index % 2]!), timestamp: day(10), content: `older ${index}` }),
          buildBlogComment(post, { timestamp: day(11), content: `newer ${index}` }),
          buildBlogComment(post, { timestamp: day(12), isApproved: false }),
        ]),
    );
    const PART = '{ totalCount pageInfo { hasNextPage } edges { node { content authorProfilePicUrl } } }';
    const EACH = `{ blogPosts { edges { node { one: comments(first: 1) ${PART} all: comments ${PART} } } } }`;
    let data: unknown;
    const statements = await app.statementsOf(async () => {
      ({ data } = await app.viaGraphql(EACH));
    });
    const edge = (content: string) => ({ node: { content, authorProfilePicUrl: null } });
    expect(data).toEqual({
      blogPosts: {
        edges: [2, 1, 0].map((index) => ({
          node: {
            one: { totalCount: 2, pageInfo: { hasNextPage: true }, edges: [edge(`newer ${index}`)] },
            all: {
              totalCount: 2,
              pageInfo: { hasNextPage: false },
              edges: [edge(`newer ${index}`), edge(`older ${index}`)],
            },
          },
        })),
      },
    });
    expect(statements.filter(({ sql }) => sql.includes('blog_comment'))).toHaveLength(2);
  });

  it('of more posts than a list has are asked for a hundred posts at a time', async () => {
    const posts = await app.save(...Array.from({ length: 101 }, () => buildBlogPost()));
    await app.save(...posts.map((post) => buildBlogComment(post)));
    const ctx = app.ctx();
    const statements = await app.statementsOf(async () => {
      const pages = await Promise.all(posts.map(({ id }) => listComments(ctx, id, { first: 1 })));
      expect(pages.map(({ edges }) => edges.length)).toEqual(posts.map(() => 1));
    });
    // each hundred, and how many of each
    expect(Math.max(...statements.map(({ params }) => params.length))).toBeLessThanOrEqual(101);
  });
});
