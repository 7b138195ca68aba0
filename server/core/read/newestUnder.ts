import { Cursor, type EntityClass, type FilterQuery } from '@mikro-orm/core';
import type { Ctx } from '../context.js';
import { batched } from '../loader.js';
import {
  type Connection,
  type CursorSlice,
  dateColumn,
  findPage,
  MAX_PAGE_SIZE,
  type PageArgs,
  pageSize,
  toConnection,
  toCursorSlice,
  uuidColumn,
} from '../pagination.js';
import type { Attachment, ReadModel } from './model.js';

/** How what visitors write is in every list. */
export const NEWEST_FIRST = [{ timestamp: 'desc' }, { id: 'desc' }] as const;

/** What visitors write under something: comments under a post. It has columns `timestamp`, `is_approved` and `deleted_at`. */
export interface WrittenUnder<Child extends object> {
  entity: EntityClass<Child>;
  /** The property that says under what. */
  under: keyof Child & string;
  /** The tally of the ones that visitors see, by the id of what they are under. */
  topic: string;
  /** What is read with each. */
  populate: readonly string[];
}

/** Where a list begins: so many under one thing. */
interface FirstPage {
  parent: string;
  first: number;
}

/**
 * Lists of what visitors have written under something and everybody sees, newest first. A list of things at a time, since one
 * document can ask for many of them: their beginnings come in two statements. A cursor is in the list of one thing.
 * @returns a page of what is under a thing, for page arguments @throws AppError BAD_INPUT
 */
export function newestUnder<Child extends { id: string }>(
  written: WrittenUnder<Child>,
): (ctx: Ctx, parent: string, args: PageArgs) => Promise<Connection<Child>> {
  const loadFirstPage = batched((ctx, pages: readonly FirstPage[]) => firstPages(ctx, written, pages), MAX_PAGE_SIZE);
  const { entity, under, populate } = written;
  const pageOf = (ctx: Ctx, parent: string, slice: CursorSlice): Promise<Cursor<Child>> => {
    if ('first' in slice && slice.after === undefined) return loadFirstPage(ctx, { parent, first: slice.first });
    const where = { [under]: parent, isApproved: true, deletedAt: null } as unknown as FilterQuery<Child>;
    return findPage(ctx, entity, { where, orderBy: [...NEWEST_FIRST] as never, populate }, slice);
  };
  return async (ctx, parent, args) => {
    const slice = toCursorSlice(args, [dateColumn, uuidColumn]);
    return toConnection(await pageOf(ctx, parent, slice), (child) => child);
  };
}

/**
 * The newest of them as an attachment of what they are under: as many as the argument `first` says, or a page.
 * @param model how they are read
 * @throws AppError BAD_INPUT for more than a page
 */
export const attachedNewest =
  <Child extends object>(model: ReadModel<Child>, under: keyof Child & string): Attachment =>
  (ctx, parent, { name: alias, args, fields }) => {
    const child = model.json(ctx, alias, fields!);
    const size = pageSize(args.first as number | null | undefined);
    return (
      child && {
        sql: `(select coalesce(json_agg(item), '[]') from (select ${child.sql} as item from ${model.table(ctx)} ${alias}
          where ${alias}.is_approved and ${alias}.deleted_at is null and ${model.column(ctx, under, alias)} = ${parent}.id
          order by ${alias}.timestamp desc, ${alias}.id desc limit ?) newest)`,
        values: [...child.values, size],
      }
    );
  };

/** Two statements, however many things a list has. */
async function firstPages<Child extends { id: string }>(
  ctx: Ctx,
  written: WrittenUnder<Child>,
  pages: readonly FirstPage[],
): Promise<Cursor<Child>[]> {
  const { entity, under, populate } = written;
  // one more than shown tells whether there is a next page
  const parents = [...new Set(pages.map(({ parent }) => parent))];
  const newest = await newestOf(ctx, written, parents, Math.max(...pages.map(({ first }) => first)) + 1);
  const totals = new Map(newest.map(({ parent, total }) => [parent, total]));
  const where = { id: { $in: newest.map(({ id }) => id) } } as unknown as FilterQuery<Child>;
  const children = await ctx.em.find(entity, where, { populate, orderBy: [...NEWEST_FIRST] } as object);
  const meta = ctx.em.getMetadata().get<Child>(entity);
  return pages.map(({ parent, first }) => {
    const own = (children as Child[]).filter((child) => (child[under] as { id: string }).id === parent);
    const options = { first, orderBy: [...NEWEST_FIRST] as never, overfetch: true };
    return new Cursor<Child>(own.slice(0, first + 1) as never, totals.get(parent) ?? 0, options, meta);
  });
}

/** The newest under each thing, and how many there are. */
function newestOf<Child extends object>(
  ctx: Ctx,
  { entity, under, topic }: WrittenUnder<Child>,
  parents: readonly string[],
  most: number,
): Promise<{ id: string; parent: string; total: number }[]> {
  const { tableName, properties } = ctx.em.getMetadata().get<Child>(entity);
  const [column] = (properties[under as never] as { fieldNames: string[] }).fieldNames;
  return ctx.em.execute(
    `select newest.id, parent, total from unnest(array[${parents.map(() => '?').join(', ')}]::uuid[]) as parent
     cross join lateral (
       select sum(count)::int as total from tally where topic = '${topic}' and key = parent::text
     ) as kept
     cross join lateral (
       select id from "${tableName}" where "${column}" = parent and is_approved and deleted_at is null
       order by "timestamp" desc, id desc limit ?
     ) as newest`,
    [...parents, most],
  );
}
