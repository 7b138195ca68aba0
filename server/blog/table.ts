import type { z } from 'zod';
import { inBin } from '../core/entities/bin.js';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { choiceFilter, flagFilter, tableSchema, textFilter } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { BlogPost } from './entity.js';
import { PostStatus } from './enums.js';
import { MAX_CATEGORY } from './inputs.js';
import { canWrite } from './policy.js';

export enum BlogPostTableSort {
  TITLE = 'TITLE',
  AUTHOR = 'AUTHOR',
  STATUS = 'STATUS',
  CATEGORY = 'CATEGORY',
  CREATED_AT = 'CREATED_AT',
}

describedEnum(BlogPostTableSort, 'BlogPostTableSort', 'What the table of posts is sorted by.', {
  TITLE: 'By title, regardless of case.',
  AUTHOR: 'By the name of the author, regardless of case.',
  STATUS: 'Rising: drafts, then published posts.',
  CATEGORY: 'By the name of the category.',
  CREATED_AT: 'By when it was written.',
});

const schema = tableSchema(
  BlogPostTableSort,
  { sort: BlogPostTableSort.CREATED_AT, direction: SortDirection.DESC },
  {
    status: choiceFilter(PostStatus, 'Please choose Draft or Published.', 'Only drafts, or only published posts.'),
    category: textFilter('Category', MAX_CATEGORY, 'Only posts of this category, written just so.'),
    deleted: flagFilter('true gives the deleted posts instead.'),
  },
);

/** All posts for admins, drafts too, or those in the bin; searched in title, author and snippet. */
export const blogPostTable: Table<BlogPost, z.output<typeof schema>> = {
  name: 'BlogPostTable',
  description: 'All posts, newest first; searched in title, author and snippet. For admins.',
  pageDescription: 'A page of the table of posts.',
  scope: 'blog',
  mayRead: canWrite,
  entity: BlogPost,
  schema,
  sorts: {
    TITLE: 'titleKey',
    AUTHOR: 'authorKey',
    STATUS: 'status',
    CATEGORY: 'category',
    CREATED_AT: 'createdAt',
  },
  where: ({ search, status, category, deleted }) => ({
    $and: [
      inBin(deleted),
      status ? { status } : {},
      category === null ? {} : { category },
      ...(search === null ? [] : containsEveryWord('desk_search', search)),
    ],
  }),
};
