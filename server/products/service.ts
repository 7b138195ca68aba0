import { LockMode, ref, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { DELETED_TOO, moveToBin, takeFromBin } from '../core/entities/bin.js';
import { isUuid } from '../core/entities/ids.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { nextVersion } from '../core/entities/version.js';
import { conflict, notFound } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import {
  type Connection,
  type CountedItems,
  dateColumn,
  type OffsetPage,
  type PageArgs,
  toCursorSlice,
  uuidColumn,
} from '../core/pagination.js';
import { authorize } from '../core/policy.js';
import type { Fields } from '../core/read/fields.js';
import { list, one } from '../core/read/list.js';
import type { Row } from '../core/read/model.js';
import { findSet } from '../sets/index.js';
import { allInLanguage } from '../translations/index.js';
import { Product } from './entity.js';
import type { ProductCategory } from './enums.js';
import { ProductCreated, ProductDeleted, ProductRestored, ProductUpdated } from './events.js';
import { changedProductSchema, givenOfSet, onlyGiven, productSchema } from './inputs.js';
import { canManage, FOR_SALE, ON_SALE, visibleTo } from './policy.js';
import { productRows } from './rows.js';
import { productTexts } from './texts.js';

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

/**
 * What the shop sells, newest first (public-site §2 'Products').
 * @param fields of the connection
 * @throws AppError BAD_INPUT
 */
export async function listProducts(
  ctx: Ctx,
  {
    category,
    language,
    ...page
  }: PageArgs & { category?: ProductCategory | null | undefined; language?: Language | null | undefined },
  fields: Fields,
): Promise<Connection<Row<Product>>> {
  const where = { ...ON_SALE, ...(category && { category }) };
  const slice = toCursorSlice(page, [dateColumn, uuidColumn]);
  return list(ctx, productRows, { where, by: ['createdAt', 'id'], direction: 'desc', page: slice, language }, fields);
}

/** The newest that visitors see, with what a tile says of each. */
export const listNewestProducts = async (
  ctx: Ctx,
  limit: number,
  language?: Language | null,
): Promise<Pick<Product, 'id' | 'name' | 'imageUrls' | 'createdAt' | 'language'>[]> =>
  allInLanguage(
    ctx,
    productTexts,
    await ctx.em.find(Product, FOR_SALE, {
      fields: ['id', 'name', 'imageUrls', 'createdAt', 'language'],
      orderBy: [...NEWEST_FIRST],
      limit,
    }),
    language,
  );

const NEWEST_TO_LOOK_AT = 200;
const MATCHING_TO_LOOK_AT = 100;

/**
 * What a question could be about: the newest products, and older ones that speak of a word of it. A shop of the usual size is looked
 * at whole.
 * @param words as somebody typed them; each costs a look through the shop, so they are few and mean something
 * @param language to read them in; as they were written if not given
 */
export async function listProductsAbout(
  ctx: Ctx,
  words: readonly string[],
  language?: Language | null,
): Promise<Product[]> {
  return allInLanguage(ctx, productTexts, await productsAbout(ctx, words), language);
}

async function productsAbout(ctx: Ctx, words: readonly string[]): Promise<Product[]> {
  const options = { orderBy: [...NEWEST_FIRST] };
  const newest = await ctx.em.find(Product, FOR_SALE, { ...options, limit: NEWEST_TO_LOOK_AT });
  if (newest.length < NEWEST_TO_LOOK_AT || words.length === 0) return newest;
  const spoken = words.map((word) => ({ $and: containsEveryWord('search', word) }));
  const matching = { ...FOR_SALE, $or: spoken, id: { $nin: newest.map(({ id }) => id) } };
  return [...newest, ...(await ctx.em.find(Product, matching, { ...options, limit: MATCHING_TO_LOOK_AT }))];
}

/** All that the caller may see, newest first, for REST: an admin sees what is not published, too (decisions §2). */
export async function pageProducts(ctx: Ctx, { limit, offset }: OffsetPage): Promise<CountedItems<Product>> {
  const [items, total] = await ctx.em.findAndCount(Product, visibleTo(ctx.actor), {
    orderBy: [...NEWEST_FIRST],
    limit,
    offset,
  });
  return { items, total };
}

/** So many addresses are told to search engines. */
const ADDRESSES = 20_000;

/** Where guests find each product, newest first: for search engines. */
export const listProductAddresses = (ctx: Ctx): Promise<Pick<Product, 'id' | 'createdAt' | 'changedAt'>[]> =>
  ctx.em.find(Product, ON_SALE, {
    fields: ['id', 'createdAt', 'changedAt'],
    orderBy: [...NEWEST_FIRST],
    limit: ADDRESSES,
  });

/** A product that the caller may see; null for any other id: what is hidden and what is missing look alike. */
export async function findVisibleProduct(ctx: Ctx, id: string): Promise<Product | null> {
  return isUuid(id) ? ctx.em.findOne(Product, { id, ...visibleTo(ctx.actor) }) : null;
}

/** The same as it is shown, with what is asked of it. */
export async function showProduct(
  ctx: Ctx,
  id: string,
  fields: Fields,
  language?: Language | null,
): Promise<Row<Product> | null> {
  return isUuid(id) ? one(ctx, productRows, { id, ...visibleTo(ctx.actor) }, fields, language) : null;
}

/** A product that the caller may see, for those who need one. @throws AppError NOT_FOUND */
export async function readProduct(ctx: Ctx, id: string): Promise<Product> {
  const product = await findVisibleProduct(ctx, id);
  if (!product) throw missingProduct();
  return product;
}

/**
 * Puts something up for sale.
 * @param input see productSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, CONFLICT where its set is for sale already
 */
export async function createProduct(ctx: Ctx, input: unknown): Promise<Product> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { setId, ...given } = productSchema.parse(input);
  return withOneOffer(() =>
    transaction(ctx, async () => {
      const set = await findSet(ctx, setId ?? null);
      const product = Object.assign(new Product(), { createdAt: ctx.clock(), set: set && ref(set) }, onlyGiven(given));
      ctx.em.persist(product);
      emit(ctx, new ProductCreated(product.id));
      return product;
    }),
  );
}

/**
 * Changes a product; optional fields that are absent stay as they are.
 * @param input see changedProductSchema
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT if it was changed since it was read, or where its set
 *   is for sale already
 */
export async function updateProduct(ctx: Ctx, id: string, input: unknown): Promise<Product> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version, setId, ...given } = changedProductSchema.parse(input);
  return withOneOffer(() =>
    transaction(ctx, async () => {
      // before the product, as whoever merges it does
      const set = await findSet(ctx, setId ?? null);
      const product = await lockProduct(ctx, id);
      nextVersion(product, version);
      Object.assign(product, onlyGiven(given), givenOfSet(given), { changedAt: ctx.clock() });
      if (setId !== undefined) product.set = set && ref(set);
      emit(ctx, new ProductUpdated(product.id));
      return product;
    }),
  );
}

/**
 * Takes a product out of the shop; it can be restored (decisions §3).
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteProduct(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const product = await lockProduct(ctx, id);
    nextVersion(product, null);
    moveToBin(ctx, product, new ProductDeleted(product.id));
    return product.id;
  });
}

/**
 * Brings a deleted product back as it was; one that was not deleted stays untouched.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT where its set is for sale as another product by now
 */
export async function restoreProduct(ctx: Ctx, id: string): Promise<Product> {
  authorize(ctx.actor, canManage(ctx.actor));
  return withOneOffer(() =>
    transaction(ctx, async () => {
      const product = await lockProduct(ctx, id, { filters: DELETED_TOO });
      if (product.deletedAt === null) return product;
      nextVersion(product, null);
      takeFromBin(ctx, product, new ProductRestored(product.id));
      return product;
    }),
  );
}

/** The database alone knows for sure that a set is not for sale twice. @throws AppError CONFLICT */
export async function withOneOffer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = 'This set is for sale already, as another product.';
    throw conflict(message, { setId: message });
  }
}

/** Whoever else changes it meanwhile waits for the end of the running transaction. @throws AppError NOT_FOUND */
export async function lockProduct(
  ctx: Ctx,
  id: string,
  options: { filters?: { notDeleted: boolean } } = {},
): Promise<Product> {
  const product = isUuid(id)
    ? await ctx.em.findOne(Product, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, ...options })
    : null;
  if (!product) throw missingProduct();
  return product;
}

export const missingProduct = () => notFound('Product not found.');
