import { inBin } from '../core/entities/bin.js';
import { choiceFilter, flagFilter, textFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { BlogPost } from './entity.js';
import { PostStatus } from './enums.js';
import { MAX_CATEGORY } from './inputs.js';
import { canWrite } from './policy.js';

/** All posts for admins, drafts too, or those in the bin; searched in title, author and snippet. */
export const blogPostTable = declareTable({
  name: 'BlogPostTable',
  description: 'All posts, newest first; searched in title, author and snippet. For admins.',
  pageDescription: 'A page of the table of posts.',
  scope: 'blog',
  mayRead: canWrite,
  entity: BlogPost,
  sortDescription: 'What the table of posts is sorted by.',
  sorts: {
    TITLE: ['titleKey', 'By title, regardless of case.'],
    AUTHOR: ['authorKey', 'By the name of the author, regardless of case.'],
    STATUS: ['status', 'Rising: drafts, then published posts.'],
    CATEGORY: ['category', 'By the name of the category.'],
    CREATED_AT: ['createdAt', 'By when it was written.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: {
    status: choiceFilter(PostStatus, 'Please choose Draft or Published.', 'Only drafts, or only published posts.'),
    category: textFilter('Category', MAX_CATEGORY, 'Only posts of this category, written just so.'),
    deleted: flagFilter('true gives the deleted posts instead.'),
  },
  searched: 'desk_search',
  where: ({ deleted }) => [inBin(deleted)],
});
