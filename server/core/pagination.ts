import type { Cursor, EntityClass, FilterOptions, FilterQuery, FindByCursorOptions } from '@mikro-orm/core';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import type { Ctx } from './context.js';
import { describedEnum } from './entities/describedEnum.js';
import { isUuid } from './entities/ids.js';
import { badInput } from './errors.js';
import { isStorable, wholeNumberText } from './fields/text.js';
import { countForScreen } from './read/totals.js';

export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
/** decisions §2: a REST list without parameters has at most this many items. */
const MAX_REST_ITEMS = 1000;

export enum SortDirection {
  ASC = 'ASC',
  DESC = 'DESC',
}

describedEnum(SortDirection, 'SortDirection', 'Rising or falling.', {
  ASC: 'Rising: from A, from the oldest, from the smallest.',
  DESC: 'Falling: from Z, from the newest, from the largest.',
});

/** Relay's page arguments: `first`/`after` forward, `last`/`before` backward. */
export interface PageArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** The same as the arguments of a GraphQL list; a list with filters extends it. */
@ArgsType()
export class PageArguments implements PageArgs {
  @Field(() => Int, { nullable: true, description: 'Size of the page, at most 100; 10 if not given.' })
  first?: number;

  @Field(() => String, { nullable: true, description: 'The page after this cursor.' })
  after?: string;

  @Field(() => Int, { nullable: true, description: 'Size of the page when going backward.' })
  last?: number;

  @Field(() => String, { nullable: true, description: 'The page before this cursor.' })
  before?: string;
}

/** The slice of a cursor query, ready for MikroORM's `findByCursor`. */
export type CursorSlice = { first: number; after?: string } | { last: number; before?: string };

@ObjectType({ description: "Where a page is in its list (Relay's cursor connections)." })
export class PageInfo {
  @Field(() => String, { nullable: true, description: 'Cursor of the first item of the page; null where it is empty.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item of the page; null where it is empty.' })
  endCursor!: string | null;

  @Field({ description: 'Whether `after: endCursor` would find more.' })
  hasNextPage!: boolean;

  @Field({ description: 'Whether `before: startCursor` would find more.' })
  hasPreviousPage!: boolean;
}

/**
 * Checks page arguments; without any, the first page.
 * @param columns what a cursor must carry: one check for each column of the order
 * @throws AppError BAD_INPUT for a size out of range, both directions at once, or a cursor that is not ours
 */
export function toCursorSlice({ first, after, last, before }: PageArgs, columns: readonly CursorColumn[]): CursorSlice {
  const backward = typeof last === 'number' || typeof before === 'string';
  if (backward && (typeof first === 'number' || typeof after === 'string')) {
    throw badInput('Use either first and after, or last and before.');
  }
  const size = pageSize(backward ? last : first);
  const cursor = backward ? before : after;
  if (typeof cursor === 'string') assertCursor(cursor, columns);
  return backward ? { last: size, ...(before && { before }) } : { first: size, ...(after && { after }) };
}

/** How many items a page has, 10 if nothing is said. @throws AppError BAD_INPUT for a size out of range */
export function pageSize(size: number | null | undefined): number {
  const items = size ?? DEFAULT_PAGE_SIZE;
  if (items < 1 || items > MAX_PAGE_SIZE) throw badInput(`A page has 1 to ${MAX_PAGE_SIZE} items.`);
  return items;
}

/** Cursors are made by the server; whatever else comes in must not reach the database as a value. */
function assertCursor(cursor: string, columns: readonly CursorColumn[]): void {
  try {
    const text = Buffer.from(cursor, 'base64url');
    const values: unknown = JSON.parse(text.toString('utf8'));
    if (
      text.toString('base64url') === cursor &&
      Array.isArray(values) &&
      values.length === columns.length &&
      columns.every((isValid, i) => isValid(values[i]))
    )
      return;
  } catch {
    // falls through: not even JSON
  }
  throw badInput('This page no longer exists. Please start from the first page.');
}

/** Whether a value of a cursor can be in its column. */
export type CursorColumn = (value: unknown) => boolean;

export const textColumn: CursorColumn = (value) => typeof value === 'string' && isStorable(value);
export const uuidColumn: CursorColumn = (value) => typeof value === 'string' && isUuid(value);
/** PostgreSQL knows no year 0. */
export const dateColumn: CursorColumn = (value) =>
  z.iso.datetime().safeParse(value).success && !(value as string).startsWith('0000');
export const enumColumn =
  (values: object): CursorColumn =>
  (value) =>
    Object.values(values).includes(value);

/** What a page is cut out of. */
interface PageOf<T extends object> {
  where: FilterQuery<T>;
  orderBy: NonNullable<FindByCursorOptions<T>['orderBy']>;
  filters?: FilterOptions;
  populate?: readonly string[];
}

/** A page of a list, found by its cursor, and how many items there are as a screen says it (countForScreen). */
export async function findPage<T extends object>(
  ctx: Ctx,
  entity: EntityClass<T>,
  { where, filters = {}, ...options }: PageOf<NoInfer<T>>,
  slice: CursorSlice,
): Promise<Cursor<T>> {
  const query = { where, filters, ...options, ...slice, includeCount: false } as const;
  const [page, totalCount] = await Promise.all([
    ctx.em.findByCursor(entity, query as never),
    countForScreen(ctx, entity, where, { filters }),
  ]);
  return Object.assign(page, { totalCount });
}

/** A page of a GraphQL connection: the items with their cursors, and where it stands. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** Dresses MikroORM's cursor page as a connection, each item presented by `present`. */
export function toConnection<T extends object, Node>(page: Cursor<T>, present: (item: T) => Node): Connection<Node> {
  return {
    edges: page.items.map((item) => ({ cursor: page.from(item as T), node: present(item as T) })),
    pageInfo: {
      startCursor: page.startCursor,
      endCursor: page.endCursor,
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPrevPage,
    },
    totalCount: page.totalCount,
  };
}

/** `?limit=` and `?offset=` of a REST list (decisions §2). */
export const offsetQuery = z.object({
  limit: wholeNumberText('limit', 1, MAX_REST_ITEMS).default(MAX_REST_ITEMS).meta({
    description: 'How many items the answer has at most.',
    type: 'integer',
    minimum: 1,
    maximum: MAX_REST_ITEMS,
    defaultTo: MAX_REST_ITEMS,
  }),
  offset: wholeNumberText('offset', 0, Number.MAX_SAFE_INTEGER).default(0).meta({
    description: 'How many items are passed over.',
    type: 'integer',
    minimum: 0,
    defaultTo: 0,
  }),
});

export type OffsetPage = z.output<typeof offsetQuery>;

/** One page of a REST list, and how many items there are in all (`X-Total-Count`). */
export interface CountedItems<T> {
  items: T[];
  total: number;
}

/** The type of a connection in GraphQL, with that of its edges, both named after what they lead to. */
export function connectionOf(node: abstract new (...args: never[]) => object, description: string) {
  @ObjectType(`${node.name}Edge`, { description: 'An item of a page, with its cursor.' })
  class Edge {
    @Field({ description: 'Where it is in the list.' })
    cursor!: string;

    @Field(() => node, { description: 'The item that is there.' })
    node!: object;
  }

  @ObjectType(`${node.name}Connection`, { description })
  class ConnectionType {
    @Field(() => [Edge], { description: 'The items of this page, in the order of the list.' })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Where this page is in the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'How many items the whole list has; above 10,000 it may be an estimate.' })
    totalCount!: number;
  }

  return ConnectionType;
}
