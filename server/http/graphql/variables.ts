import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

type Sent = Readonly<Record<string, unknown>>;

/** Of a request, before they are coerced. */
export type SentVariables = Sent | null | undefined;

/** By the variables as they were sent, which are each request's own: its checks and its execution look at them in turn. */
const kept = new WeakMap<Sent, { operation: OperationDefinitionNode; coerced: Record<string, unknown> | undefined }>();

/** Variables with their defaults, as resolvers get them; undefined where one does not fit its type. */
export function coercedVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  sent: SentVariables,
): Record<string, unknown> | undefined {
  const { variableDefinitions = [] } = operation;
  if (variableDefinitions.length === 0) return {};
  const known = sent && kept.get(sent);
  if (known?.operation === operation) return known.coerced;
  const { coerced } = getVariableValues(schema, variableDefinitions, sent ?? {}, { maxErrors: 1 });
  if (sent) kept.set(sent, { operation, coerced });
  return coerced;
}
