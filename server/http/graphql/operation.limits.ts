import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { isTooDeep, MAX_JSON_LEVELS } from '../json.js';
import { measureOperation, type OperationSize } from './operationSize.js';
import { coercedVariables, type SentVariables } from './variables.js';

/**
 * What a document may ask of the server, the same through each door that takes documents (decisions §1). Whoever opens
 * another one parses with MAX_TOKENS, validates with `documentRules` and calls `checkOperation` before it runs anything.
 */

/** So long may a document be; the parser itself stops there. */
export const MAX_TOKENS = 2_000;

/** So many times may a document ask for the same thing under other names. */
const MAX_ALIASES = 30;

/** So deep may fields lie within fields. */
const MAX_DEPTH = 10;

/** So much may one operation cost; what costs how much is in operationSize.ts. */
const MAX_COST = 2_000;

/** So many operations may come in one request. */
const MAX_BATCH = 10;

/** Rules of validation beside those of the language. */
export const documentRules: readonly ValidationRule[] = [limitAliases];

/** An operation that is to run, and all that tells what it asks for but the variables. */
export interface ValidOperation {
  schema: GraphQLSchema;
  /** Parsed, and valid for the schema. */
  document: DocumentNode;
  /** The one of the document that is to run. */
  operation: OperationDefinitionNode;
}

/**
 * Refuses an operation that is too deep or asks for too much, before any of it runs. Variables that do not fit their
 * types are left to the execution, which refuses them with words of its own.
 * @param variables as they were sent
 * @throws GraphQLError that answers with BAD_INPUT
 */
export function checkOperation({ variables, ...asked }: ValidOperation & { variables?: SentVariables }): void {
  const { schema, document, operation } = asked;
  if (isTooDeep(variables)) throw refusal(`Variables can be at most ${MAX_JSON_LEVELS} levels deep.`);
  const coerced = coercedVariables(schema, operation, variables);
  if (!coerced) return;
  const { depth, cost } = sizeOf(schema, document, operation, coerced);
  if (depth > MAX_DEPTH) throw refusal(`An operation can be at most ${MAX_DEPTH} levels deep; this one has ${depth}.`);
  if (cost > MAX_COST) {
    throw refusal(`An operation can cost at most ${inWords(MAX_COST)}; this one costs ${inWords(cost)}.`);
  }
}

/** Sizes live as long as the document, which Apollo keeps; of an operation so many, one for each set of variables. */
const MAX_SIZES = 50;
const sizes = new WeakMap<OperationDefinitionNode, Map<string, OperationSize>>();

function sizeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationSize {
  let known = sizes.get(operation);
  if (!known) sizes.set(operation, (known = new Map()));
  const key = JSON.stringify(variables);
  let size = known.get(key);
  if (size) return size;
  if (known.size >= MAX_SIZES) known.clear();
  known.set(key, (size = measureOperation(schema, document, operation, variables)));
  return size;
}

/** The sentence in which a batch is refused; null where it can be taken. */
export const batchRefusal = (size: number): string | null =>
  size < 1 || size > MAX_BATCH ? `A request can have 1 to ${MAX_BATCH} operations; this one has ${size}.` : null;

/** What the language's own parts say where they stop before they have read everything. */
const STOPPED: readonly [RegExp, string][] = [
  [
    /^Syntax Error: Document contains more that \d+ tokens/,
    `A document can have at most ${inWords(MAX_TOKENS)} tokens; this one has more.`,
  ],
  [/^Validation aborted\.$/, 'This document names the same fields too often to be checked.'],
  [/^Too many errors processing variables/, 'More of the variables do not fit than are named here.'],
];

/** The message of an error of the language, in our words where it is one of our limits. */
export const rephrased = (message: string): string =>
  STOPPED.find(([pattern]) => pattern.test(message))?.[1] ?? message;

function limitAliases(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field: (node) => {
      if (node.alias) aliases += 1;
    },
    Document: {
      leave: () => {
        if (aliases <= MAX_ALIASES) return;
        context.reportError(
          new GraphQLError(`A document can have at most ${MAX_ALIASES} aliases; this one has ${inWords(aliases)}.`),
        );
      },
    },
  };
}

/** Shaped like a refusal of Apollo's own, so that each door translates both alike. */
const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
