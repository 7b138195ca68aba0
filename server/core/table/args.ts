import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { isUuid } from '../entities/ids.js';
import { isStorable } from '../fields/moment.js';
import { optionalText } from '../fields/text.js';
import { MAX_PAGE_SIZE, SortDirection } from '../pagination.js';

const DEFAULT_TABLE_PAGE_SIZE = 20;
const MAX_SEARCH = 100;

const WRONG_SIZE = `A page has 1 to ${MAX_PAGE_SIZE} items.`;
const WRONG_PAGE = 'Pages are counted from 1.';

/** Which page of a table is asked for. */
export const tablePageSchema = z.object({
  page: z.int(WRONG_PAGE).min(1, WRONG_PAGE).default(1),
  pageSize: z.int(WRONG_SIZE).min(1, WRONG_SIZE).max(MAX_PAGE_SIZE, WRONG_SIZE).default(DEFAULT_TABLE_PAGE_SIZE),
});

/** What the arguments of tables are in GraphQL, as type-graphql takes it; the rest follows from their schemas. */
export const graphqlTypes = z.registry<{ type: object; deprecationReason?: string }>();

/** Search, order and filters of a table, for both doors: a REST query brings the same words as text. */
export type TableSchema<Query = unknown> = z.ZodObject & z.ZodType<Query>;

/**
 * @param sorts an enum of what it can be sorted by
 * @param order what it is sorted by unless told otherwise
 * @param filters each made by `filter`, or one of those made of it
 */
export const tableSchema = (
  sorts: Readonly<Record<string, string>>,
  order: { sort: string; direction: SortDirection },
  filters: z.ZodRawShape,
) =>
  z.object({
    search: optionalText('Search', MAX_SEARCH).meta({ description: 'Every word of it must occur.' }),
    sort: z
      .enum(sorts, { error: 'This list cannot be sorted so.' })
      .nullish()
      .transform((sort) => sort ?? order.sort)
      .meta({ description: `What the list is sorted by; ${order.sort} if not given.`, defaultTo: order.sort })
      .register(graphqlTypes, { type: sorts }),
    direction: z
      .enum(SortDirection, { error: 'The direction is ASC or DESC.' })
      .nullish()
      .transform((direction) => direction ?? order.direction)
      .meta({ description: 'Rising or falling.', defaultTo: order.direction }),
    ...filters,
  });

/** A filter, which null and undefined leave out. @param type what it is in GraphQL */
export const filter = <Schema extends z.ZodType>(schema: Schema, type: object, description: string) => {
  const argument = schema.nullish().meta({ description });
  graphqlTypes.add(argument, { type });
  return argument;
};

/** A filter under a name that it had before. @param deprecationReason which name it has now */
export const deprecatedFilter = <Schema extends z.ZodType>(present: Schema, deprecationReason: string): Schema => {
  const argument = present.meta({ description: deprecationReason, deprecated: true });
  graphqlTypes.add(argument, { ...graphqlTypes.get(present)!, deprecationReason });
  return argument;
};

/** A filter that is on, off or not given. */
export const flagFilter = (description: string) =>
  filter(
    z.preprocess(
      (value) => (value === 'true' ? true : value === 'false' ? false : value),
      z.boolean({ error: 'This filter is true or false.' }),
    ),
    Boolean,
    description,
  );

const NOT_A_TIME = 'This filter is a date and time in ISO 8601.';

/** A moment that a filter begins or ends with. */
export const dateFilter = (description: string) =>
  filter(
    z
      .preprocess(
        (value) => (value instanceof Date ? value.toISOString() : value),
        z.iso.datetime({ offset: true, error: NOT_A_TIME }),
      )
      .transform((value) => new Date(value))
      .refine(isStorable, NOT_A_TIME),
    Date,
    description,
  );

/** One value of an enum. @param error what is said of any other */
export const choiceFilter = <Values extends Readonly<Record<string, string>>>(
  values: Values,
  error: string,
  description: string,
) => filter(z.enum(values, { error }), values, description);

/** The id of something. @param error what is said of any other text */
export const idFilter = (error: string, description: string) =>
  filter(z.string({ error }).refine(isUuid, error), ID, description);

/** A text that stands just so; an empty one is none. */
export const textFilter = (label: string, max: number, description: string) =>
  optionalText(label, max).meta({ description }).register(graphqlTypes, { type: String });

/** The arguments that all tables have; `sort` and the filters come from the table's schema (http/graphql/table.resolver.ts). */
@ArgsType()
export class TableArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Counted from 1; beyond the last page the last one is given.' })
  page!: number;

  @Field(() => Int, { defaultValue: DEFAULT_TABLE_PAGE_SIZE, description: `At most ${MAX_PAGE_SIZE}.` })
  pageSize!: number;

  @Field(() => String, {
    nullable: true,
    description: `Every word of it must occur, regardless of case; at most ${MAX_SEARCH} characters.`,
  })
  search?: string | null;

  @Field(() => SortDirection, {
    nullable: true,
    description: 'If not given, the one in which the list comes without `sort`.',
  })
  direction?: SortDirection | null;
}

/** The fields of a table's page that do not depend on what it lists. */
@ObjectType()
export abstract class TableFields {
  @Field(() => Int, {
    description: 'How many items the whole list has, as filtered; above 10,000 it may be an estimate.',
  })
  totalCount!: number;

  @Field(() => Int, { description: 'The number of this page, which is less than asked for when there are fewer.' })
  page!: number;

  @Field(() => Int, { description: 'How many items a full page has, as asked for.' })
  pageSize!: number;
}
