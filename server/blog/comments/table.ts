import type { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { SortDirection } from '../../core/pagination.js';
import { flagFilter, idFilter, tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { BlogComment } from '../entity.js';
import { canModerate } from '../policy.js';
import { ManagedBlogComment } from '../views.js';

export enum BlogCommentTableSort {
  TIMESTAMP = 'TIMESTAMP',
  AUTHOR = 'AUTHOR',
}

describedEnum(BlogCommentTableSort, 'BlogCommentTableSort', 'What the table of comments is sorted by.', {
  TIMESTAMP: 'By when it was written.',
  AUTHOR: 'By the name of the author, regardless of case.',
});

const NOT_A_POST = 'This is no id of a post.';

const schema = tableSchema(
  BlogCommentTableSort,
  { sort: BlogCommentTableSort.TIMESTAMP, direction: SortDirection.DESC },
  {
    isApproved: flagFilter('true: only what visitors see; false: only what was hidden.'),
    postId: idFilter(NOT_A_POST, 'Only comments on this post.'),
    answered: flagFilter('Whether the shop has replied.'),
  },
);

export type BlogCommentQuery = z.output<typeof schema>;

/** All comments but those of deleted posts (decisions §12 'Repairs'), hidden ones too; searched in author and content. */
export const blogCommentTable: Table<BlogComment, BlogCommentQuery> = {
  name: 'BlogCommentTable',
  description: 'All comments, newest first; searched in author and text. For admins.',
  pageDescription: 'A page of the table of comments.',
  scope: 'blog',
  mayRead: canModerate,
  entity: BlogComment,
  view: ManagedBlogComment,
  schema,
  sorts: { TIMESTAMP: 'timestamp', AUTHOR: 'authorNameKey' },
  where: ({ search, isApproved, postId, answered }) => ({
    $and: [
      { post: { deletedAt: null } },
      typeof isApproved === 'boolean' ? { isApproved } : {},
      postId ? { post: postId } : {},
      typeof answered === 'boolean' ? { adminReply: answered ? { $ne: null } : null } : {},
      ...(search === null ? [] : containsEveryWord('search', search)),
    ],
  }),
  populate: ['post', 'user'],
};
