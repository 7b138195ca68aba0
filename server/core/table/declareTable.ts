import type { FilterQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Ctx } from '../context.js';
import { describedEnum } from '../entities/describedEnum.js';
import { containsEveryWord } from '../entities/textSearch.js';
import { SortDirection } from '../pagination.js';
import { tableSchema } from './args.js';
import type { Row, Table, TableQuery } from './table.js';

interface TableDeclaration<T extends Row, Sort extends string, Filters extends z.ZodRawShape> extends Omit<
  Table<T, TableQuery>,
  'schema' | 'sorts' | 'where'
> {
  /** The enum of its orders, if it is not called as the table with `Sort` behind. */
  sortName?: string;
  /** What GraphQL says of that enum. */
  sortDescription: string;
  /** By name: the column, and what GraphQL says of it; the id settles ties. */
  sorts: Readonly<Record<Sort, readonly [column: keyof T & string, description: string]>>;
  /** What it is sorted by unless told otherwise. */
  order: readonly [NoInfer<Sort>, `${SortDirection}`];
  /** The column in which every word of a search must occur (textSearch.ts), or what takes its place. */
  searched: string | ((search: string, ctx: Ctx) => FilterQuery<NoInfer<T>>[]);
  /** Each made by `filter`, or one of those made of it (args.ts). One with the name of a column is compared with that. */
  filters?: Filters;
  /** What belongs to the list at all, and what the filters mean that are no columns. */
  where?: (query: z.output<z.ZodObject<NoInfer<Filters>>>, ctx: Ctx) => FilterQuery<NoInfer<T>>[];
}

/** @returns nothing where nothing is asked for */
function equalTo<T>(name: string, value: unknown): FilterQuery<T>[] {
  const wanted: Record<string, unknown> = { [name]: value };
  return value === null || value === undefined ? [] : [wanted as FilterQuery<T>];
}

/** Declares a list for admins, with its orders, filters and search for all doors. */
export function declareTable<T extends Row, Sort extends string, Filters extends z.ZodRawShape = z.ZodRawShape>({
  sortName,
  sortDescription,
  sorts,
  order: [sort, direction],
  searched,
  filters,
  where,
  ...table
}: TableDeclaration<T, Sort, Filters>): Table<T, TableQuery & z.output<z.ZodObject<Filters>>> {
  type Query = TableQuery & z.output<z.ZodObject<Filters>>;
  const names = Object.keys(sorts) as Sort[];
  const ofEach = <Value>(value: (name: Sort) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Sort, Value>;
  const choices = ofEach((name) => name) as Readonly<Record<string, string>>;
  describedEnum(
    choices,
    sortName ?? `${table.name}Sort`,
    sortDescription,
    ofEach((name) => sorts[name][1]),
  );
  const schema = tableSchema(choices, { sort, direction: SortDirection[direction] }, filters ?? {});
  const matching = typeof searched === 'string' ? (search: string) => containsEveryWord(searched, search) : searched;
  const conditions = (query: Query, ctx: Ctx): FilterQuery<T>[] => {
    const { properties } = ctx.em.getMetadata().get(table.entity);
    const equal = Object.keys(filters ?? {}).filter((name) => name in properties);
    return [
      ...(where?.(query, ctx) ?? []),
      ...equal.flatMap((name) => equalTo<T>(name, query[name as keyof Query])),
      ...(matching(query.search ?? '', ctx) as FilterQuery<T>[]),
    ];
  };
  return {
    ...table,
    schema: schema as unknown as Table<T, Query>['schema'],
    sorts: ofEach((name) => sorts[name][0]) as Table<T, Query>['sorts'],
    where: (query, ctx) => {
      const $and = conditions(query, ctx);
      return ($and.length > 0 ? { $and } : {}) as FilterQuery<T>;
    },
  };
}
