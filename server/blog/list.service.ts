import type { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import {
  type Connection,
  type CountedItems,
  dateColumn,
  type OffsetPage,
  type PageArgs,
  toCursorSlice,
  uuidColumn,
} from '../core/pagination.js';
import type { Fields } from '../core/read/fields.js';
import { list } from '../core/read/list.js';
import type { Row } from '../core/read/model.js';
import { readTallies } from '../core/tally/keptCounts.js';
import { allInLanguage, findByTranslation } from '../translations/index.js';
import { BlogPost, POSTS_BY_CATEGORY } from './entity.js';
import { blogListSchema } from './inputs.js';
import { canWrite, PUBLISHED, readableBy } from './policy.js';
import { postRows } from './rows.js';
import { blogPostTexts } from './texts.js';

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

/**
 * Published posts, newest first, by category and by words in title or snippet (public-site §2 'Blog', 'Search').
 * @param args see blogListSchema and PageArgs
 * @param fields of the connection
 * @throws AppError BAD_INPUT
 */
export async function listPosts(
  ctx: Ctx,
  args: PageArgs & Record<string, unknown>,
  fields: Fields,
): Promise<Connection<Row<BlogPost>>> {
  const { search, category, language } = blogListSchema.parse(args);
  const found = [PUBLISHED, category === null ? {} : { category }, search === null ? {} : await saying(ctx, search)];
  const page = toCursorSlice(args, [dateColumn, uuidColumn]);
  return list(
    ctx,
    postRows,
    { where: { $and: found }, by: ['createdAt', 'id'], direction: 'desc', page, language },
    fields,
  );
}

/** Posts with each word of a search in title or snippet, in the one language or in the other. */
async function saying(ctx: Ctx, search: string) {
  const ids = await findByTranslation(ctx, blogPostTexts, search);
  const words = { $and: containsEveryWord('search', search) };
  return ids.length > 0 ? { $or: [words, { id: { $in: ids } }] } : words;
}

/** The newest that visitors see, with what a tile says of each. */
export const listNewestPosts = async (
  ctx: Ctx,
  limit: number,
  language?: Language | null,
): Promise<Pick<BlogPost, 'id' | 'title' | 'imageUrls' | 'createdAt' | 'language'>[]> =>
  allInLanguage(
    ctx,
    blogPostTexts,
    await ctx.em.find(BlogPost, PUBLISHED, {
      fields: ['id', 'title', 'imageUrls', 'createdAt', 'language'],
      orderBy: [...NEWEST_FIRST],
      limit,
    }),
    language,
  );

const FED = ['id', 'title', 'author', 'category', 'snippet', 'createdAt', 'changedAt', 'language'] as const;

/** The newest with what feed readers of a language are told of each. */
export const listPostsToFeed = async (
  ctx: Ctx,
  limit: number,
  language?: Language,
): Promise<Pick<BlogPost, (typeof FED)[number]>[]> =>
  allInLanguage(
    ctx,
    blogPostTexts,
    await ctx.em.find(BlogPost, PUBLISHED, { fields: [...FED], orderBy: [...NEWEST_FIRST], limit }),
    language,
  );

/** So many addresses are told to search engines. */
const ADDRESSES = 20_000;

/** Where guests find each post, newest first: for search engines. */
export const listPostAddresses = (ctx: Ctx): Promise<Pick<BlogPost, 'id' | 'createdAt' | 'changedAt'>[]> =>
  ctx.em.find(BlogPost, PUBLISHED, {
    fields: ['id', 'createdAt', 'changedAt'],
    orderBy: [...NEWEST_FIRST],
    limit: ADDRESSES,
  });

/** The posts that the caller may read, newest first, for REST. */
export async function pagePosts(ctx: Ctx, { limit, offset }: OffsetPage): Promise<CountedItems<BlogPost>> {
  const [items, total] = await ctx.em.findAndCount(BlogPost, readableBy(ctx.actor), {
    orderBy: [...NEWEST_FIRST],
    limit,
    offset,
  });
  return { items, total };
}

const countAll = (ctx: Ctx): Promise<Record<string, number>> => ctx.em.countBy(BlogPost, 'category');

async function countPublished(ctx: Ctx): Promise<Record<string, number>> {
  const tallies = await readTallies(ctx, POSTS_BY_CATEGORY.topic);
  return Object.fromEntries(Array.from(tallies, ([category, { count }]) => [category, count]));
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
  const counts = includeDrafts && canWrite(ctx.actor) ? await countAll(ctx) : await countPublished(ctx);
  return Object.entries(counts)
    .map(([name, postCount]) => ({ name, postCount }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
