import { tableResolver } from '../http/graphql/table.resolver.js';
import { emptyBin } from '../core/entities/bin.js';
import type { Room } from '../room.js';
import { languagesResolver } from '../translations/index.js';
import { BlogCommentResolver, ManagedBlogCommentResolver } from './comments/resolver.js';
import { BlogComment, BlogPost } from './entity.js';
import { blogMails } from './mails.js';
import { BlogPostResolver } from './resolver.js';
import { blogRoutes } from './rest.js';
import { blogPostTable } from './table.js';
import { blogPostTexts } from './texts.js';
import { blogCommentTable } from './comments/table.js';

/** Posts and their comments. */
export const blog: Room = {
  entities: [BlogPost, BlogComment],
  resolvers: [
    languagesResolver(blogPostTexts),
    BlogPostResolver,
    BlogCommentResolver,
    ManagedBlogCommentResolver,
    tableResolver(blogPostTable),
    tableResolver(blogCommentTable),
  ],
  ownTypes: { BlogPost: ['blog'] },
  routes: blogRoutes,
  tags: [{ name: 'Blog', description: 'Posts and their comments.' }],
  mails: blogMails,
  housekeeping: [emptyBin(BlogComment)],
};
