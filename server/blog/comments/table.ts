import { inBin } from '../../core/entities/bin.js';
import { flagFilter, idFilter } from '../../core/table/args.js';
import { declareTable } from '../../core/table/declareTable.js';
import { BlogComment } from '../entity.js';
import { canModerate } from '../policy.js';
import { ManagedBlogComment } from '../views.js';

const NOT_A_POST = 'This is no id of a post.';

/** All comments but those of deleted posts (decisions §12 'Repairs'), hidden ones too, or those in the bin; searched in author and content. */
export const blogCommentTable = declareTable({
  name: 'BlogCommentTable',
  description: 'All comments, newest first; searched in author and text. For admins.',
  pageDescription: 'A page of the table of comments.',
  scope: 'blog',
  mayRead: canModerate,
  entity: BlogComment,
  view: ManagedBlogComment,
  sortDescription: 'What the table of comments is sorted by.',
  sorts: {
    TIMESTAMP: ['timestamp', 'By when it was written.'],
    AUTHOR: ['authorNameKey', 'By the name of the author, regardless of case.'],
  },
  order: ['TIMESTAMP', 'DESC'],
  filters: {
    isApproved: flagFilter('true: only what visitors see; false: only what was hidden.'),
    postId: idFilter(NOT_A_POST, 'Only comments on this post.'),
    answered: flagFilter('Whether the shop has replied.'),
    deleted: flagFilter('true gives the deleted comments instead.'),
  },
  searched: 'search',
  where: ({ postId, answered, deleted }) => [
    inBin(deleted),
    { post: { deletedAt: null } },
    postId ? { post: postId } : {},
    typeof answered === 'boolean' ? { adminReply: answered ? { $ne: null } : null } : {},
  ],
  populate: ['post', 'user'],
});
