import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  BREAK,
  type DocumentNode,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getNamedType,
  GraphQLError,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Ctx } from '../../core/context.js';
import type { Telemetry } from '../../infra/telemetry/telemetry.js';
import type { Execution } from './execution.js';
import { asCallersFault } from './graphqlErrors.js';
import { writeAnswer } from './writtenAnswer.js';

/** A document that comes so often is compiled: before that it would cost more than it spares. */
const WORTH_COMPILING = 3;

/** What has become of an operation: how often it came, then its compiled form, or null where it cannot be compiled. */
type Progress = number | CompiledQuery | null;

/** By document, which Apollo keeps, and operation. */
const progress = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Progress>>();

/**
 * Executes an operation as graphql's own `execute` does, and queries that come again and again by code that was made of
 * them.
 * @param worthCompiling when a query is compiled: the how manieth time it comes
 */
export async function executeOperation(
  { operation, ...args }: Execution,
  worthCompiling = WORTH_COMPILING,
): Promise<ExecutionResult> {
  const compiled = operation?.operation === OperationTypeNode.QUERY && compiledOf(args, operation, worthCompiling);
  if (!compiled) return execute(args);
  const result = await compiled.query(args.rootValue, args.contextValue, args.variableValues);
  // variables that do not fit: nothing has run, and graphql has the words for it that everybody knows
  if (result.data === undefined) return execute(args);
  return result.errors ? { ...result, errors: result.errors.map(toGraphqlError) } : result;
}

/** Errors of compiled queries cannot be written to, as Apollo does with graphql's own. */
const toGraphqlError = ({ message, path, locations, originalError, extensions }: GraphQLError): GraphQLError =>
  Object.defineProperty(new GraphQLError(message, { path, originalError, extensions }), 'locations', {
    value: locations,
    enumerable: true,
  });

function compiledOf(
  { schema, document, operationName }: ExecutionArgs,
  operation: OperationDefinitionNode,
  worthCompiling: number,
): CompiledQuery | null {
  const operations = progress.get(document) ?? new Map<OperationDefinitionNode, Progress>();
  const times = operations.has(operation) ? operations.get(operation)! : 1;
  if (typeof times !== 'number') return times;
  const next = times < worthCompiling ? times + 1 : compile(schema, document, operationName);
  progress.set(document, operations.set(operation, next));
  return typeof next === 'number' ? null : next;
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): CompiledQuery | null {
  if (!isCompilable(schema, document)) return null;
  const compiled = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(compiled) ? compiled : null;
}

/**
 * What is left to graphql: things that can be of several types, since a compiled query would not end where their type cannot
 * be told, and names in the answer that JavaScript takes for something else.
 */
function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isFine = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: ({ alias, name }) => {
        const type = types.getType();
        isFine = (alias ?? name).value !== '__proto__' && !(type && isAbstractType(getNamedType(type)));
        return isFine ? undefined : BREAK;
      },
    }),
  );
  return isFine;
}

/**
 * Does the work of an operation as a span of the traces.
 * @param isOurs whether it is one of the client's own: others may have given theirs any name, and are called by their kind alone
 */
export function traced<T>(
  telemetry: Telemetry,
  { operation, name }: OperationDefinitionNode,
  isOurs: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const ownName = isOurs ? name?.value : undefined;
  const attributes = { 'graphql.operation.type': operation, ...(ownName && { 'graphql.operation.name': ownName }) };
  return telemetry.span(ownName ? `${operation} ${ownName}` : operation, { attributes }, work);
}

/**
 * The schema as Apollo takes it from a gateway, the one place where it lets another than graphql's own `execute` run an
 * operation. Parsing, validation, plugins and errors stay its own.
 * @param known the client's own documents, by their hash
 */
export const compiledExecution = (
  schema: GraphQLSchema,
  known: Readonly<Record<string, string>>,
): ApolloServerOptionsWithGateway<Ctx>['gateway'] => ({
  onSchemaLoadOrUpdate: (callback) => {
    callback({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  load: async () => ({
    executor: async ({ document, operation, request, context, queryHash }) => {
      const execution: Execution = {
        schema,
        document,
        operation,
        operationName: request.operationName,
        contextValue: context,
        variableValues: request.variables,
      };
      // graphql says that the document has no such operation
      if (!operation) return execute(execution) as ExecutionResult<Record<string, unknown>>;
      const run = async () => (await writeAnswer(execution)) ?? (await executeOperation(execution));
      const result = await traced(context.telemetry, operation, Object.hasOwn(known, queryHash), run);
      return (result.data === undefined ? asCallersFault(result) : result) as ExecutionResult<Record<string, unknown>>;
    },
  }),
  stop: async () => {},
});
