import type { Ctx } from '../platform/context.js';
import {
  type Connection,
  type CountedItems,
  dateColumn,
  type OffsetPage,
  type PageArgs,
  toConnection,
  toCursorSlice,
  uuidColumn,
} from '../platform/pagination.js';
import { authorize } from '../platform/policy.js';
import { readTablePage, type TablePage } from '../platform/table/table.js';
import { containsEveryWord } from '../platform/textSearch.js';
import { BlogPost } from './entity.js';
import { blogListSchema } from './inputs.js';
import { canWrite, PUBLISHED, readableBy } from './policy.js';
import { blogPostTable } from './table.js';

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

/**
 * Published posts, newest first, by category and by words in title or snippet (public-site §2 'Blog', 'Search').
 * @param args see blogListSchema and PageArgs
 */
export async function listPosts(ctx: Ctx, args: PageArgs & Record<string, unknown>): Promise<Connection<BlogPost>> {
  const { search, category } = blogListSchema.parse(args);
  const page = await ctx.em.findByCursor(BlogPost, {
    where: {
      $and: [
        PUBLISHED,
        category === null ? {} : { category },
        ...(search === null ? [] : containsEveryWord('search', search)),
      ],
    },
    orderBy: [...NEWEST_FIRST],
    ...toCursorSlice(args, [dateColumn, uuidColumn]),
  });
  return toConnection(page, (post) => post);
}

/** The posts that the caller may read, newest first, for REST. */
export async function pagePosts(ctx: Ctx, { limit, offset }: OffsetPage): Promise<CountedItems<BlogPost>> {
  const [items, total] = await ctx.em.findAndCount(BlogPost, readableBy(ctx.actor), {
    orderBy: [...NEWEST_FIRST],
    limit,
    offset,
  });
  return { items, total };
}

/**
 * A page of the desk's table: drafts too, or what was deleted.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT
 */
export async function tableOfPosts(ctx: Ctx, args: unknown): Promise<TablePage<BlogPost>> {
  authorize(ctx.actor, canWrite(ctx.actor));
  return readTablePage(ctx, blogPostTable, args);
}

/** A category of posts, and how many there are. */
export interface CountedCategory {
  name: string;
  postCount: number;
}

/**
 * The categories of published posts, by name (public-site §2 'Sidebar').
 * @param includeDrafts those of drafts too; only heeded for admins
 */
export async function listCategories(ctx: Ctx, includeDrafts: boolean): Promise<CountedCategory[]> {
  const where = includeDrafts ? readableBy(ctx.actor) : PUBLISHED;
  const counts = await ctx.em.countBy(BlogPost, 'category', { where });
  return Object.entries(counts)
    .map(([name, postCount]) => ({ name, postCount }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
