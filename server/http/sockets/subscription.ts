import { Repeater } from '@graphql-yoga/subscription';
import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Ctx } from '../../core/context.js';
import { runAs } from '../../core/currentWork.js';
import { asCallersFault, asFault } from '../graphql/graphqlErrors.js';
import { checkOperation, documentRules, MAX_TOKENS } from '../graphql/operation.limits.js';
import { checkScopes } from '../graphql/scopeCheck.js';

/** A subscription that may run. */
export interface LiveArgs extends ExecutionArgs {
  operation: OperationDefinitionNode;
  /** Finds out who is calling now. */
  openContext: () => Promise<Ctx>;
}

/**
 * Reads a subscription under the same limits as any document. Queries and changes are for HTTP: there they are limited, cached and
 * answered with a status.
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): Omit<LiveArgs, 'openContext'> | { errors: GraphQLError[] } {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, [...specifiedRules, ...documentRules]);
    if (errors.length > 0) return { errors: errors.map((error) => asFault(error.message, error)) };
    const operation = getOperationAST(document, operationName);
    if (!operation) throw asFault('Please name the operation to run.');
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw asFault('Only subscriptions are served here; send queries and mutations to /graphql by HTTP.');
    }
    checkOperation({ schema, document, operation, variables: variables ?? {} });
    return { schema, document, operation, operationName, variableValues: variables };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [asFault(error.message, error)] };
    throw error;
  }
}

/**
 * Runs a subscription. It is asked anew for each event, in a context of its own, by the service of the query that it stands for: whoever
 * has lost the right meanwhile gets the refusal, and with that it ends. Whatever fails is an answer: the connection is for others as well.
 */
export async function subscribe(args: LiveArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const source = await withContext(args, createSourceEventStream);
  if (!(Symbol.asyncIterator in source)) return asCallersFault(source);
  return new Repeater<ExecutionResult>(async (push, stop) => {
    const events = source[Symbol.asyncIterator]();
    void stop.then(() => events.return?.());
    for (let event = await events.next(); !event.done; event = await events.next()) {
      const answer = await withContext(args, execute);
      await push(answer);
      if (answer.errors) break;
    }
    stop();
  });
}

async function withContext<Result>(
  { openContext, ...args }: LiveArgs,
  run: (args: ExecutionArgs) => Result | Promise<Result>,
): Promise<Result | ExecutionResult> {
  try {
    const ctx = await openContext();
    checkScopes({ ...args, actor: ctx.actor });
    const answer = async () => run({ ...args, contextValue: ctx });
    return await runAs({ requestId: ctx.requestId }, () => ctx.telemetry.span('subscription', {}, answer));
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    return { errors: [new GraphQLError('It failed.', { originalError: error as Error })] };
  }
}
