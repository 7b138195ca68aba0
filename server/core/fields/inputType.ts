import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';

/** What GraphQL says of a field, and what does not follow from its rule. */
export interface FieldTexts {
  description: string;
  type?: object;
  nullable?: boolean;
  defaultValue?: unknown;
}

/** The types of GraphQL that were made of rules. */
const made = new WeakMap<z.core.$ZodType, object>();

/**
 * The input type of GraphQL to the rules of an input: which fields it has, what they are and which may be missing follows from
 * them.
 * @param schema objects in it need a type of their own, made before
 * @param words of each field whose rule does not say them itself (`.meta({ description })`), or not for this input
 * @throws Error where a field has no words
 */
export function inputType<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  description: string,
  words: { [Key in keyof Schema['shape']]?: string | FieldTexts } = {},
): new () => object {
  @InputType(name, { description })
  // oxlint-disable-next-line typescript/no-extraneous-class -- its fields come from the rules
  class Input {}
  for (const [key, rule] of Object.entries(schema.shape)) {
    const said = words[key] ?? wordsOf(rule);
    if (said === undefined) throw new Error(`${name}.${key} has no words.`);
    const { type, ...options } = { ...ruled(rule), ...(typeof said === 'string' ? { description: said } : said) };
    Field(() => type, options)(Input.prototype, key);
  }
  made.set(schema, Input);
  return Input;
}

const defOf = (schema: z.core.$ZodType) => (schema as z.ZodType).def as z.core.$ZodTypes['_zod']['def'];

type Ruled = Omit<FieldTexts, 'description'> & { type: object };

/** What follows from the rule of a field. @throws Error for a rule that nothing of GraphQL is like */
function ruled(schema: z.core.$ZodType): Ruled {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return { type: ruled(def.innerType).type, nullable: true };
    case 'default':
      return { type: ruled(def.innerType).type, defaultValue: def.defaultValue };
    case 'pipe':
      // what is taken is before what becomes of it, but for a `preprocess`
      return ruled(defOf(def.in).type === 'transform' ? def.out : def.in);
    case 'union':
      return ruled(def.options.at(-1)!);
    case 'array':
      return { type: [ruled(def.element).type] };
    case 'record':
      return { type: GraphQLJSONObject };
    case 'enum':
      return { type: def.entries };
    case 'string':
      return { type: String };
    case 'boolean':
      return { type: Boolean };
    case 'number':
      return { type: (schema as z.ZodNumber).isInt ? Int : Number };
    default: {
      const type = made.get(schema);
      if (!type) throw new Error(`Nothing of GraphQL is like ${def.type}.`);
      return { type };
    }
  }
}

/** What a rule says of itself, or what it is made of. */
function wordsOf(schema: z.core.$ZodType): string | undefined {
  const def = defOf(schema);
  const parts =
    'innerType' in def
      ? [def.innerType]
      : def.type === 'pipe'
        ? [def.in, def.out]
        : def.type === 'union'
          ? def.options
          : [];
  return z.globalRegistry.get(schema)?.description ?? parts.map(wordsOf).findLast((words) => words !== undefined);
}
