import type { EntityClass, EntityMetadata, EntityProperty, Ref } from '@mikro-orm/core';
import { TypeNameMetaFieldDef } from 'graphql';
import type { Ctx } from '../context.js';
import { batched } from '../loader.js';
import type { Field, Fields } from './fields.js';
import { ROW, type Sql } from './sql.js';
import { readLines } from './readLines.js';
import { asJson, writtenColumn } from './writtenColumn.js';

/** A thing as it was read: its id and the columns that were asked for, moments as ISO texts in UTC, of relations the id. */
export type Row<E> = {
  [Key in keyof E]: E[Key] extends Date | null
    ? string | Extract<E[Key], null>
    : E[Key] extends Ref<infer _Other> | null
      ? { id: string } | null
      : E[Key];
};

/**
 * What a room says of another room's things beyond their columns, read in the statement of the things themselves.
 * @param thing the alias of their table
 * @returns an expression whose value is JSON; null where the field has to be written and cannot be
 */
export type Attachment = (ctx: Ctx, thing: string, field: Field) => Sql | null;

/** PostgreSQL's functions take 100 arguments: so many names, each with its value, can be given to `json_build_object`. */
const MOST_PAIRS = 50;

const PLAIN: readonly never[] = [];

/** A column of a thing, as SQL. */
interface Column {
  column: string;
  /** The alias of its table. */
  row: string;
  /** Whether it holds JSON; else it is a text. */
  isJson: boolean;
}

/** What stands in the place of a column for readers of another language, as SQL. */
export type InLanguage = (name: string, column: Column, language: string) => string;

interface Columns<E, View> {
  /** How its texts are read in another language than they were written in. */
  inLanguage?: InLanguage;
  /** Which columns a field needs that is none itself. */
  needs?: Readonly<Record<string, readonly (keyof E & string)[]>>;
  /** Which column a field shows that has another name. */
  shows?: Readonly<{ [Name in keyof View]?: keyof E & string }>;
}

/**
 * How a kind of thing is read by `list` and `one`: only what is asked of it, in one statement, as rows that are not hydrated.
 * As a `View` it has fewer fields, or other columns behind them.
 */
export class ReadModel<E extends object, View extends object = E> {
  readonly #attachments = new Map<string, Attachment>();
  readonly #needs: Readonly<Record<string, readonly string[]>>;
  readonly #shows: Readonly<Record<string, string | undefined>>;
  readonly #inLanguage: InLanguage | undefined;

  constructor(
    readonly entity: EntityClass<E>,
    { needs, shows, inLanguage }: Columns<E, View> = {},
  ) {
    this.#inLanguage = inLanguage;
    this.#needs = needs ?? {};
    this.#shows = shows ?? {};
  }

  /** Hangs something on the things, so that it is read with them; its field then asks `attached`. */
  attach(field: string, attachment: Attachment): void {
    this.#attachments.set(field, attachment);
  }

  /**
   * A thing as JSON: as a row, or as it is in the answer where the fields have a type.
   * @param alias of its table
   * @param language that it is read in; as it was written if not given
   * @returns null where it cannot be written so
   */
  json(ctx: Ctx, alias: string, fields: Fields, language?: string | null): Sql | null {
    const parts = fields.type ? this.#written(ctx, alias, fields, language) : this.#row(ctx, alias, fields, language);
    if (!parts || parts.length > MOST_PAIRS) return null;
    return {
      sql: `json_build_object(${parts.map(({ sql }) => sql).join(', ')})`,
      values: parts.flatMap(({ values }) => values),
    };
  }

  #row(ctx: Ctx, alias: string, fields: Fields, language?: string | null): Sql[] {
    const { properties } = this.#meta(ctx);
    const columns = new Set(['id']);
    const attached: Sql[] = [];
    for (const field of fields.all) {
      const { name } = field;
      const { sql, values } = this.#attachments.get(name)?.(ctx, alias, field) ?? {};
      if (sql && values) attached.push({ sql: `'${attachedAs(field)}', ${sql}`, values });
      else for (const column of this.#needs[name] ?? [name]) if (column in properties) columns.add(column);
    }
    const plain = Array.from(columns, (name): Sql => {
      const property: EntityProperty = properties[(this.#shows[name] ?? name) as never];
      return { sql: `'${name}', ${asJson(property, this.#shown(property, alias, language))}`, values: PLAIN };
    });
    return [...plain, ...attached];
  }

  #written(ctx: Ctx, alias: string, { all, type }: Fields, language?: string | null): Sql[] | null {
    const { properties } = this.#meta(ctx);
    const parts: Sql[] = [];
    for (const field of all) {
      const { name, as } = field;
      const property: EntityProperty | undefined = properties[(this.#shows[name] ?? name) as never];
      const attachment = this.#attachments.get(name);
      let part: Sql | null = attachment ? attachment(ctx, alias, field) : null;
      if (name === TypeNameMetaFieldDef.name) part = { sql: `'${type!.name}'::text`, values: PLAIN };
      else if (!attachment && property) {
        const sql = writtenColumn(type!.getFields()[name]!, property, this.#shown(property, alias, language));
        part = sql === null ? null : { sql, values: PLAIN };
      }
      if (!part) return null;
      parts.push({ sql: `'${as}', ${part.sql}`, values: part.values });
    }
    return parts;
  }

  #shown(property: EntityProperty, row: string, language?: string | null): string {
    const column = columnOf(property, row);
    const isJson = property.columnTypes[0] === 'jsonb';
    return language && this.#inLanguage ? this.#inLanguage(property.name, { column, row, isJson }, language) : column;
  }

  /** A column of the things. @param alias of their table */
  column(ctx: Ctx, name: keyof E & string, alias: string): string {
    return columnOf(this.#meta(ctx).properties[name as never], alias);
  }

  /** A column as a cursor carries it. @param alias of their table */
  columnAsJson(ctx: Ctx, name: keyof E & string, alias: string): string {
    const property: EntityProperty = this.#meta(ctx).properties[name as never];
    return asJson(property, columnOf(property, alias));
  }

  table(ctx: Ctx): string {
    return `"${this.#meta(ctx).tableName}"`;
  }

  #meta(ctx: Ctx): EntityMetadata<E> {
    return ctx.em.getMetadata().get<E>(this.entity);
  }

  /** What hangs on a thing: as it was read with it, or read now, for all things that are asked at the same time in one statement. */
  attached(ctx: Ctx, thing: object & { id: string }, field: Field): unknown {
    const as = attachedAs(field);
    return as in thing ? (thing as Record<string, unknown>)[as] : this.#later(ctx, { id: thing.id, field });
  }

  readonly #later = batched(async (ctx, keys: readonly { id: string; field: Field }[]) => {
    const found = new Map<object | string, Map<string, unknown>>();
    for (const [question, same] of Map.groupBy(keys, ({ field }) => placeOf(field))) {
      const ids = same.map(({ id }) => id);
      const { sql, values } = this.#attachments.get(same[0]!.field.name)!(ctx, ROW, same[0]!.field)!;
      const statement = `select ${ROW}.id::text as key, ${sql}::text as item from ${this.table(ctx)} ${ROW} where ${ROW}.id = any(?)`;
      const lines = await readLines(ctx, statement, [...values, `{${ids.join()}}`]);
      found.set(question, new Map(lines.map(({ key, item }) => [key!, JSON.parse(item)])));
    }
    return keys.map(({ id, field }) => found.get(placeOf(field))!.get(id));
  });
}

/** Under which an attachment is in a row, since the same one can be asked for with several arguments. */
const attachedAs = ({ as }: Field): string => `attached:${as}`;

/** The same question is the same object, and has the same arguments. */
const placeOf = ({ as, fields }: Field): object | string => fields ?? as;

const columnOf = ({ fieldNames }: EntityProperty, alias: string): string => `${alias}."${fieldNames[0]}"`;
