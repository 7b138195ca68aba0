import { z } from 'zod';
import { inBin } from '../core/entities/bin.js';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { optionalText } from '../core/fields/text.js';
import { SortDirection } from '../core/pagination.js';
import { flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { BlogPost } from './entity.js';
import { PostStatus } from './enums.js';
import { MAX_CATEGORY } from './inputs.js';

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
    status: z
      .enum(PostStatus, { error: 'Please choose Draft or Published.' })
      .nullish()
      .meta({ description: 'Only drafts, or only what is published.' }),
    category: optionalText('Category', MAX_CATEGORY).meta({ description: 'Only posts of this category.' }),
    deleted: flagFilter.meta({
      description: 'Only those in the bin, or only those that are not in it; the latter if not given.',
    }),
  },
);

/** All posts for admins, drafts too, or those in the bin; searched in title, author and snippet. */
export const blogPostTable: Table<BlogPost, z.output<typeof schema>> = {
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
