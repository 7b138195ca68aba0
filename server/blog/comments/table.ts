import { z } from 'zod';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { isUuid } from '../../core/entities/ids.js';
import { containsEveryWord } from '../../core/entities/textSearch.js';
import { SortDirection } from '../../core/pagination.js';
import { flagFilter, tableSchema } from '../../core/table/args.js';
import type { Table } from '../../core/table/table.js';
import { BlogComment } from '../entity.js';

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
    isApproved: flagFilter.meta({ description: 'Only those that are shown, or only those that are hidden.' }),
    postId: z
      .string({ error: NOT_A_POST })
      .refine(isUuid, NOT_A_POST)
      .nullish()
      .meta({ description: 'Only comments on this post.' }),
    answered: flagFilter.meta({ description: 'Only those with a reply, or only those without one.' }),
  },
);

export type BlogCommentQuery = z.output<typeof schema>;

/** All comments but those of deleted posts (decisions §12 'Repairs'), hidden ones too; searched in author and content. */
export const blogCommentTable: Table<BlogComment, BlogCommentQuery> = {
  entity: BlogComment,
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
