// @module-tag database
import { ref } from '@mikro-orm/core';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../accounts/factory.js';
import { newUuid } from '../../core/entities/ids.js';
import { csvOf } from '../../testing/csv.js';
import { useTestApp } from '../../testing/testApp.js';
import { PostStatus } from '../enums.js';
import { buildBlogComment, buildBlogPost } from '../factory.js';

const app = useTestApp();

const TABLE = `query ($page: Int, $pageSize: Int, $search: String, $sort: BlogCommentTableSort, $direction: SortDirection,
    $isApproved: Boolean, $postId: ID, $answered: Boolean) {
  blogCommentTable(page: $page, pageSize: $pageSize, search: $search, sort: $sort, direction: $direction,
      isApproved: $isApproved, postId: $postId, answered: $answered) {
    totalCount page items { id authorName authorEmailOrPhone authorProfilePicUrl isApproved adminReply post { id title } }
  }
}`;

interface Page {
  totalCount: number;
  page: number;
  items: { id: string; authorName: string }[];
}

interface Comment {
  authorName: string;
}

const day = (number: number) => new Date(Date.UTC(2026, 4, number));

/** Three comments that the table shows, the newest last, and one on a deleted post. */
async function save() {
  const shown = buildBlogPost({ title: 'Shown' });
  const draft = buildBlogPost({ title: 'Draft', status: PostStatus.Draft });
  const gone = buildBlogPost({ deletedAt: day(9) });
  const user = buildUser({ profilePictureUrl: 'https://example.com/me.webp' });
  const comments = [
    buildBlogComment(shown, { authorName: 'bina', content: 'Dust again', isApproved: false }),
    buildBlogComment(draft, { authorName: 'Anil', adminReply: 'Thanks.', replyTimestamp: day(8) }),
    buildBlogComment(shown, { authorName: 'Chitra', user: ref(user), authorEmailOrPhone: null }),
    buildBlogComment(gone, { authorName: 'Dev' }),
  ];
  comments.forEach((comment, index) => Object.assign(comment, { timestamp: day(index + 1) }));
  await app.save<object>(user, shown, draft, gone);
  await app.save<object>(...comments);
  return { ...(await app.admin()), shown, draft };
}

interface Args {
  page?: number;
  pageSize?: number;
  [filter: string]: unknown;
}

type Saved = Awaited<ReturnType<typeof save>>;

const doors = {
  GraphQL: async (args: Args, { token }: Saved) => {
    const { data } = await app.viaGraphql<{ blogCommentTable: Page }>(TABLE, args, { token });
    return data.blogCommentTable.items;
  },
  REST: async ({ page = 1, pageSize, ...args }: Args, { token }: Saved) => {
    const given = Object.entries({ ...args, ...(pageSize && { limit: pageSize, offset: (page - 1) * pageSize }) });
    const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    return (await app.viaRest<Comment[]>('GET', `/api/admin/comments?${query.toString()}`, undefined, { token })).body;
  },
};

describe.each(Object.entries(doors))('through %s', (_name, read) => {
  it.each([
    [{}, 'Chitra Anil bina'],
    [{ direction: 'ASC' }, 'bina Anil Chitra'],
    [{ page: 2, pageSize: 2 }, 'bina'],
    [{ sort: 'AUTHOR', direction: 'ASC' }, 'Anil bina Chitra'],
    [{ sort: 'AUTHOR', direction: 'DESC', page: 2, pageSize: 2 }, 'Anil'],
    [{ isApproved: true }, 'Chitra Anil'],
    [{ isApproved: false }, 'bina'],
    [{ answered: true }, 'Anil'],
    [{ answered: false }, 'Chitra bina'],
    [{ search: 'CHIT' }, 'Chitra'],
    [{ search: 'again dust' }, 'bina'],
    [{ search: 'dev' }, ''],
    [{ postId: newUuid() }, ''],
  ])('of %j the list shows: %s', async (args, expected) => {
    const items = await read(args, await save());
    expect(items.map(({ authorName }) => authorName).join(' ')).toBe(expected);
  });

  it('shows those of one post', async () => {
    const saved = await save();
    const items = await read({ postId: saved.draft.id }, saved);
    expect(items.map(({ authorName }) => authorName)).toEqual(['Anil']);
  });
});

it('says how to reach an author, what is answered, and on which post', async () => {
  const { token, shown, draft } = await save();
  const { data } = await app.viaGraphql<{ blogCommentTable: Page }>(TABLE, { page: 9, pageSize: 2 }, { token });
  expect(data.blogCommentTable).toMatchObject({ totalCount: 3, page: 2 });
  const all = (await app.viaGraphql<{ blogCommentTable: Page }>(TABLE, {}, { token })).data.blogCommentTable.items;
  expect(all).toMatchObject([
    { authorEmailOrPhone: null, authorProfilePicUrl: 'https://example.com/me.webp', post: { id: shown.id } },
    { authorEmailOrPhone: 'sita@example.com', adminReply: 'Thanks.', post: { id: draft.id, title: 'Draft' } },
    { isApproved: false, post: { id: shown.id, title: 'Shown' } },
  ]);
});

it('a comment that is answered or hidden comes back with its post', async () => {
  const { token, shown } = await save();
  const { data } = await app.viaGraphql<{ blogCommentTable: Page }>(TABLE, { search: 'bina' }, { token });
  const { id } = data.blogCommentTable.items[0]!;
  const FIELDS = '{ id isApproved adminReply authorEmailOrPhone post { id } }';
  const changed = async (call: string) =>
    (await app.viaGraphql<object>(`mutation { ${call} ${FIELDS} }`, {}, { token })).data;
  const comment = { id, authorEmailOrPhone: 'sita@example.com', post: { id: shown.id } };
  expect(await changed(`setBlogCommentApproval(id: "${id}", isApproved: true)`)).toEqual({
    setBlogCommentApproval: { ...comment, isApproved: true, adminReply: null },
  });
  expect(await changed(`replyToBlogComment(id: "${id}", reply: "Yes.")`)).toEqual({
    replyToBlogComment: { ...comment, isApproved: true, adminReply: 'Yes.' },
  });
});

it('REST refuses what is no id of a post', async () => {
  const { body } = await app.viaRest('GET', '/api/admin/comments?postId=x', undefined, await app.admin());
  expect(body).toMatchObject({ code: 'BAD_INPUT', message: 'This is no id of a post.' });
});

it('leaves as CSV, filtered alike', async () => {
  const { token } = await save();
  const { total, lines } = await csvOf(app, 'blog-comments?answered=true', { token });
  expect([total, lines]).toEqual([
    '1',
    [
      'ID,Time,Post,Author,Email or phone,Comment,Reply,Replied,Approved',
      expect.stringContaining(
        ',2026-05-02 05:45,Draft,Anil,sita@example.com,Thank you, this helped.,Thanks.,2026-05-08 05:45,true',
      ),
    ],
  ]);
});
