import { type EntityClass, type EntityMetadata, type EntityProperty, type Ref, ReferenceKind } from '@mikro-orm/core';
import { type FieldNode, getArgumentValues, getNamedType, isObjectType, TypeNameMetaFieldDef } from 'graphql';
import type { Ctx } from '../context.js';
import { batched } from '../loader.js';
import { type Asked, askedOf, type Document, type Question } from './asked.js';
import { ROW } from './condition.js';
import { isoMoment } from './moment.js';
import { readAnswer } from './statement.js';
import { isoText, writtenColumn } from './writtenColumn.js';

/** A thing as it was read: the columns that were asked for, moments as texts that `isoMoment` understands, of relations the id. */
export type Row<E> = {
  [Key in keyof E]: E[Key] extends Date | null
    ? string | Extract<E[Key], null>
    : E[Key] extends Ref<infer _Other> | null
      ? { id: string } | null
      : E[Key];
};

type Variables = Record<string, unknown>;

/** A part of a statement, with `?` for its values. */
export interface Reading {
  sql: string;
  values(variables: Variables): readonly unknown[];
}

/** How something that hangs on a row was asked for. */
export interface Call extends Document {
  /** What is asked of the things that it gives; null where they have no fields. */
  asked: Asked | null;
  /** The arguments of the field, coerced. */
  args(variables: Variables): Record<string, unknown>;
  /** Whether it is read as it stands in the answer (written.ts) and not for resolvers. */
  isWritten: boolean;
}

/**
 * What GraphQL says of a thing beyond its columns, read in the statement of the thing itself.
 * @param row the alias of the thing's table
 * @returns an expression whose value is JSON; null where it cannot be read as it stands in the answer
 */
export type Attachment = (ctx: Ctx, row: string, call: Call) => Reading | null;

/** So many names can be given to `json_build_object`, each with its value: PostgreSQL's functions take 100 arguments. */
const MOST_PAIRS = 50;

/** A part that is the same whatever the variables are. */
const fixed = (sql: string): Reading => ({ sql, values: () => [] });

/** Under which an attachment stands in a row, since the same one can be asked for with several arguments. */
const attachedAs = (node: FieldNode): string => `attached:${(node.alias ?? node.name).value}`;

/**
 * How lists and single things are read for GraphQL: only what is asked of them, as plain rows in one statement, made into JSON by
 * the database. Changes, and all that decides by a whole thing, go through the entity manager.
 */
export class ReadModel<E extends object> {
  readonly #attachments = new Map<string, Attachment>();

  /** @param needs which columns fields of GraphQL need that are none themselves */
  constructor(
    readonly entity: EntityClass<E>,
    readonly needs: Readonly<Record<string, readonly (keyof E & string)[]>> = {},
  ) {}

  /** Hangs something on the things, so that it is read with them; its field then asks `attached`. */
  attach(field: string, attachment: Attachment): void {
    this.#attachments.set(field, attachment);
  }

  /**
   * The things as JSON.
   * @param alias of their table
   * @param also columns that are read in any case
   */
  reading(
    ctx: Ctx,
    alias: string,
    asked: Asked,
    document: Document,
    also: readonly (keyof E & string)[] = [],
  ): Reading {
    const meta = this.#meta(ctx);
    const columns = new Set<string>(also);
    const parts: Reading[] = [];
    for (const nodes of asked.fields.values()) {
      const { value: name } = nodes[0]!.name;
      if (this.#attachments.has(name)) {
        const reading = this.#attachedReading(ctx, alias, nodes, asked, document)!;
        parts.push({ ...reading, sql: `'${attachedAs(nodes[0]!)}', ${reading.sql}` });
      } else {
        for (const column of this.needs[name] ?? [name]) if (column in meta.properties) columns.add(column);
      }
    }
    const plain = [...columns].map((name) => `'${name}', ${asJson(meta.properties[name as never], alias)}`);
    return {
      sql: `json_build_object(${[...plain, ...parts.map(({ sql }) => sql)].join(', ')})`,
      values: (variables) => parts.flatMap((part) => part.values(variables)),
    };
  }

  /**
   * The things as they stand in the answer, with the names and in the order of the question.
   * @returns null where something is asked that a resolver alone can say
   */
  written(ctx: Ctx, alias: string, asked: Asked, document: Document): Reading | null {
    const parts: Reading[] = [];
    for (const [name, nodes] of asked.fields) {
      const part = this.#writtenField(ctx, alias, nodes, asked, document);
      if (!part) return null;
      parts.push({ ...part, sql: `'${name}', ${part.sql}` });
    }
    if (parts.length > MOST_PAIRS) return null;
    return {
      sql: `json_build_object(${parts.map(({ sql }) => sql).join(', ')})`,
      values: (variables) => parts.flatMap((part) => part.values(variables)),
    };
  }

  /** What an attachment gives of these things: as it was asked for, for resolvers or as it stands in the answer. */
  things(ctx: Ctx, alias: string, { asked, isWritten, fragments }: Call): Reading | null {
    return isWritten
      ? this.written(ctx, alias, asked!, { fragments })
      : this.reading(ctx, alias, asked!, { fragments });
  }

  #writtenField(
    ctx: Ctx,
    alias: string,
    nodes: readonly FieldNode[],
    asked: Asked,
    document: Document,
  ): Reading | null {
    const { value: name } = nodes[0]!.name;
    if (name === TypeNameMetaFieldDef.name) return fixed(`'${asked.type.name}'::text`);
    if (this.#attachments.has(name)) return this.#attachedReading(ctx, alias, nodes, asked, document, true);
    const property: EntityProperty | undefined = this.#meta(ctx).properties[name as never];
    const sql = property && writtenColumn(asked.type.getFields()[name]!, property, columnOf(property, alias));
    return sql ? fixed(sql) : null;
  }

  /** A column of the things, for an order. @param alias of their table */
  column(ctx: Ctx, name: keyof E & string, alias: string): string {
    return columnOf(this.#meta(ctx).properties[name as never], alias);
  }

  /** A column as a cursor carries it. @param alias of their table */
  cursorColumn(ctx: Ctx, name: keyof E & string, alias: string): string {
    const property: EntityProperty = this.#meta(ctx).properties[name as never];
    const column = columnOf(property, alias);
    return property.runtimeType === 'Date' ? isoText(column) : column;
  }

  /** What some columns hold, moments as ISO texts. */
  values(ctx: Ctx, row: Row<E>, names: readonly (keyof E & string)[]): unknown[] {
    const { properties } = this.#meta(ctx);
    return names.map((name) => {
      const { runtimeType }: EntityProperty = properties[name as never];
      return runtimeType === 'Date' ? isoMoment(row[name] as string) : row[name];
    });
  }

  #meta(ctx: Ctx): EntityMetadata<E> {
    return ctx.em.getMetadata().get<E>(this.entity);
  }

  #attachedReading(
    ctx: Ctx,
    alias: string,
    nodes: readonly FieldNode[],
    { type }: Asked,
    document: Document,
    isWritten = false,
  ): Reading | null {
    const [node] = nodes;
    const field = type.getFields()[node!.name.value]!;
    const inside = getNamedType(field.type);
    return this.#attachments.get(field.name)!(ctx, alias, {
      ...document,
      asked: isObjectType(inside) ? askedOf(nodes, document.fragments, inside) : null,
      args: (variables) => getArgumentValues(field, node!, variables),
      isWritten,
    });
  }

  /** What hangs on a thing: as it was read with it, or now, for all things that are asked at the same time in one statement. */
  attached(ctx: Ctx, thing: object & { id: string }, question: AttachedQuestion): unknown {
    const as = attachedAs(question.fieldNodes[0]!);
    return as in thing ? (thing as Record<string, unknown>)[as] : this.#later(ctx, { id: thing.id, question });
  }

  readonly #later = batched(async (ctx, keys: readonly { id: string; question: AttachedQuestion }[]) => {
    // the same place in the document, so the same arguments
    const places = Map.groupBy(keys, ({ question }) => question.fieldNodes[0]);
    const found = new Map<FieldNode | undefined, Record<string, unknown>>();
    for (const [place, [first, ...others]] of places) {
      const ids = [first!, ...others].map(({ id }) => id);
      found.set(place, await this.#readAttached(ctx, ids, first!.question));
    }
    return keys.map(({ id, question }) => found.get(question.fieldNodes[0])![id]);
  });

  async #readAttached(ctx: Ctx, ids: readonly string[], question: AttachedQuestion): Promise<Record<string, unknown>> {
    const { fieldNodes, parentType, variableValues } = question;
    const asked: Asked = { type: parentType, fields: new Map() };
    const { sql, values } = this.#attachedReading(ctx, ROW, fieldNodes, asked, question)!;
    const { tableName } = this.#meta(ctx);
    const statement = `select json_object_agg(${ROW}.id, ${sql})::text as answer from "${tableName}" ${ROW} where ${ROW}.id = any(?)`;
    const answer = await readAnswer(ctx, statement, [...values(variableValues), `{${ids.join()}}`]);
    return answer === null ? {} : (JSON.parse(answer) as Record<string, unknown>);
  }
}

/** How the field of an attachment was asked: the `@Info()` of its resolver. */
export type AttachedQuestion = Question & { parentType: Asked['type'] };

const columnOf = ({ fieldNames }: EntityProperty, alias: string): string => `${alias}."${fieldNames[0]}"`;

/** A column as JSON: moments, numbers and truth values as PostgreSQL writes them, of a relation an object with the id. */
function asJson(property: EntityProperty, alias: string): string {
  const column = columnOf(property, alias);
  return property.kind === ReferenceKind.MANY_TO_ONE
    ? `case when ${column} is not null then json_build_object('id', ${column}) end`
    : column;
}
