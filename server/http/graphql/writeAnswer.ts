import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  BREAK,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLResolveInfo,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import type { Ctx } from '../../core/context.js';
import { finalFieldsOf } from '../../core/read/askedFields.js';
import type { Field, Fields } from '../../core/read/fields.js';
import { JsonText, NotWritable } from '../../core/read/jsonText.js';
import { type Fragments, fragmentsOf } from '../../core/read/selection.js';
import type { ValidOperation } from './operation.limits.js';
import { coercedVariables, type SentVariables } from './variables.js';

/** An operation with all that it takes to answer it. */
export interface Operation extends ValidOperation {
  contextValue: Ctx;
  variables: SentVariables;
}

/** By operation, which Apollo keeps with its document; null where it has to be executed. */
const writable = new WeakMap<OperationDefinitionNode, Fragments | null>();

/**
 * Answers a query whose fields give what `list` or `one` has read (docs/decisions/0028). Their resolvers are asked as always, with policies and
 * rules; the database writes what they give as it is in the answer, so no resolver is asked for what is inside.
 * @returns the data; null for whatever is not plainly of that kind, and for what has failed: then it is to be executed, which says why
 */
export async function writeAnswer({
  schema,
  document,
  operation,
  contextValue,
  variables,
}: Operation): Promise<JsonText | null> {
  let fragments = writable.get(operation);
  if (fragments === undefined) {
    const isPlain = operation.operation === OperationTypeNode.QUERY && !hasDirectives(document);
    writable.set(operation, (fragments = isPlain ? fragmentsOf(document) : null));
  }
  const variableValues = fragments && coercedVariables(schema, operation, variables);
  if (!fragments || !variableValues) return null;
  const query = schema.getQueryType()!;
  const declared = query.getFields();
  const answer = async ({ name, args, fields }: Field): Promise<unknown> => {
    const info = { fieldName: name, parentType: query, finalFields: fields } as unknown as GraphQLResolveInfo;
    const given: unknown = await declared[name]!.resolve!(undefined, args, contextValue, info);
    if (given === null && isNonNullType(declared[name]!.type)) throw new NotWritable();
    return given;
  };
  try {
    const { all } = finalFieldsOf(operation, query, { fragments, variableValues });
    // before anything is read
    if (!all.every(({ name }) => declared[name]?.extensions.isRead)) throw new NotWritable();
    const given = await Promise.all(all.map(answer));
    return new JsonText(`{${all.map(({ as, fields }, at) => `"${as}":${writeJson(fields, given[at])}`).join(',')}}`);
  } catch (error) {
    if (error instanceof NotWritable) writable.set(operation, null);
    return null;
  }
}

/** `@skip` and `@include` depend on the variables. */
function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.DIRECTIVE]: () => {
      found = true;
      return BREAK;
    },
  });
  return found;
}

/** Writes what `list` or `one` has given. */
function writeJson(fields: Fields | null, value: unknown): string {
  if (value instanceof JsonText) return value.json;
  if (value === undefined) throw new NotWritable();
  if (!fields || typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each) => writeJson(fields, each)).join(',')}]`;
  const pairs = fields.all.map(({ name, as, fields: inside }) => {
    const given = name === '__typename' ? fields.type?.name : (value as Record<string, unknown>)[name];
    return `"${as}":${writeJson(inside, given)}`;
  });
  return `{${pairs.join(',')}}`;
}

/** Spares what can be written its execution. */
export const writeAnswers = (): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ operation, request: { variables }, ...asked }) => {
      const data = operation ? await writeAnswer({ ...asked, operation, variables }) : null;
      if (!data) return null;
      return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data: data as never } } };
    },
  }),
});

/** An answer as a text, like Apollo's own. */
export const answerText = ({ data, errors, extensions }: FormattedExecutionResult): string =>
  `${data instanceof JsonText && !errors && !extensions ? `{"data":${data.json}}` : JSON.stringify({ errors, data, extensions })}\n`;

/** An answer whose data can be read. */
export const readable = <Result extends FormattedExecutionResult>(result: Result): Result =>
  result.data instanceof JsonText ? { ...result, data: JSON.parse(result.data.json) as Result['data'] } : result;
