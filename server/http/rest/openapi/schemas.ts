import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** A part of the document. */
export type Json = Record<string, unknown>;

/** Which side of a schema is meant: what is taken, or what is given. */
type Side = 'input' | 'output';

const DEFINED = '#/$defs/';
export const SCHEMAS = '#/components/schemas/';

/**
 * Makes JSON Schemas of zod's. Those with an id (`.meta({ id: 'Repair' })`) become components of the document, so that a
 * generated client has one type for what recurs.
 */
export class Schemas {
  readonly components: Record<string, Json> = {};

  /** @throws Error for two different schemas of the same id */
  describe(schema: z.ZodType, io: Side): Json {
    // oxlint-disable-next-line typescript/no-unused-vars
    const { $schema, $defs = {}, ...root } = z.toJSONSchema(schema, { io });
    for (const [id, definition] of Object.entries($defs)) this.#add(id, inDocument(definition));
    return inDocument(root);
  }

  /** The same as a component, under that name if it has none of its own. @returns a reference to it */
  describeAs(name: string, schema: z.ZodType, io: Side): Json {
    const described = this.describe(schema, io);
    if ('$ref' in described) return described;
    this.#add(name, described);
    return { $ref: SCHEMAS + name };
  }

  #add(id: string, definition: Json): void {
    const known = this.components[id];
    if (known && !isDeepStrictEqual(known, definition)) throw new Error(`Two schemas have the id ${id}.`);
    this.components[id] = definition;
  }
}

/** What a schema may say besides (`.meta`), for the document alone. */
interface Besides {
  /** What is meant where it is not given: zod forgets it of what it transforms. */
  defaultTo?: unknown;
  /** One text is taken for the list, and means this. */
  alsoText?: string;
  /** The description says what the pattern would, and people can read it. */
  saidInWords?: true;
}

/** A schema as the document has it: references lead to its components, and what says nothing to a reader is left out. */
const inDocument = (schema: Json): Json => mapObjects(schema, (part) => flat(withBesides(tidy(part)))) as Json;

function tidy(schema: Json): Json {
  const { $ref, pattern, minimum, maximum, ...rest } = schema;
  const isSaid = rest.format !== undefined || rest.type === 'integer' || rest.saidInWords !== undefined;
  return {
    ...(typeof $ref === 'string' && { $ref: $ref.replace(DEFINED, SCHEMAS) }),
    ...rest,
    ...(pattern !== undefined && !isSaid && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

function withBesides({ defaultTo, alsoText, saidInWords: _said, ...schema }: Json & Besides): Json {
  const said = defaultTo === undefined ? schema : { ...schema, default: defaultTo };
  return alsoText === undefined ? said : { anyOf: [said, { type: 'string', description: alsoText }] };
}

/** Choices within choices are one choice; a plain type or null is a type with two names. */
function flat({ anyOf, ...rest }: Json): Json {
  if (!Array.isArray(anyOf)) return anyOf === undefined ? rest : { ...rest, anyOf };
  const choices = (anyOf as Json[]).flatMap((one) =>
    Array.isArray(one.anyOf) && Object.keys(one).length === 1 ? (one.anyOf as Json[]) : [one],
  );
  const others = choices.filter((one) => one.type !== 'null');
  if (others.length === choices.length) return { ...rest, anyOf: choices };
  const [only] = others;
  if (others.length === 1 && isPlain(only!)) return { ...rest, ...only, type: [only!.type, 'null'] };
  return { ...rest, anyOf: [...others, { type: 'null' }] };
}

const isPlain = ({ type, enum: values, const: value, properties, items }: Json): boolean =>
  typeof type === 'string' && [values, value, properties, items].every((part) => part === undefined);

/** An enum that is named somewhere is named wherever it stands: rules and answers share their lists of values. */
export function withNamedEnums<T extends Json>(components: Record<string, Json>, part: T): T {
  const names = new Map(
    Object.entries(components).flatMap(([name, { enum: values }]) => (values ? [[JSON.stringify(values), name]] : [])),
  );
  return mapObjects(part, ({ type, enum: values, ...rest }) => {
    const name = names.get(JSON.stringify(values));
    if (name !== undefined) return { $ref: SCHEMAS + name, ...rest };
    return { ...(type !== undefined && { type }), ...(values !== undefined && { enum: values }), ...rest };
  }) as T;
}

/** The same with each object in it replaced, the inner ones first. */
function mapObjects(value: unknown, replace: (part: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return replace(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapObjects(item, replace)])));
}
