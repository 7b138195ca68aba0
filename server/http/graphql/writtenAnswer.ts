import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type FormattedExecutionResult,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from 'graphql';
import { askedIn, type Document } from '../../core/read/asked.js';
import { NotWritable, Written } from '../../core/read/written.js';
import type { Execution } from './execution.js';
import { coercedVariables } from './variables.js';

/** A field of `Query` whose resolver may answer with finished JSON. */
interface RootField {
  name: string;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
}

/** What is asked of an operation of such fields alone. */
interface Plan extends Document {
  root: GraphQLObjectType;
  fields: readonly RootField[];
}

/** By operation, which Apollo keeps with its document; null where it has to be executed. */
const plans = new WeakMap<OperationDefinitionNode, Plan | null>();

/**
 * Answers a query whose fields the database can write itself: the resolvers of `Query` are asked as always, with their policies and
 * rules, and what they give goes out as it is, with no resolver for what is inside.
 * @returns null for whatever is not plainly of that kind, and for what has failed: then it is to be executed, which says why
 */
export async function writeAnswer({ operation, ...execution }: Execution): Promise<ExecutionResult<never> | null> {
  const plan = operation ? planOf(execution.schema, execution.document, operation) : null;
  const variables = plan && coercedVariables(execution.schema, operation!, execution.variableValues);
  if (!plan || !variables) return null;
  const { schema, rootValue, contextValue } = execution;
  const answer = ({ name, field, node }: RootField): unknown => {
    const info: GraphQLResolveInfo & { mayBeWritten: true } = {
      fieldName: field.name,
      fieldNodes: [node],
      returnType: field.type,
      parentType: plan.root,
      path: { prev: undefined, key: name, typename: plan.root.name },
      schema,
      fragments: plan.fragments,
      rootValue,
      operation: operation!,
      variableValues: variables,
      mayBeWritten: true,
    };
    return field.resolve!(rootValue, getArgumentValues(field, node, variables), contextValue, info);
  };
  const answers = await Promise.all(plan.fields.map(async (asked) => answer(asked))).catch((error: unknown) => {
    // from now on it is executed at once
    if (error instanceof NotWritable) plans.set(operation!, null);
    return null;
  });
  if (!answers) return null;
  const parts: string[] = [];
  for (const [at, { name, field }] of plan.fields.entries()) {
    const given = answers[at] ?? null;
    if (given instanceof Written) parts.push(`"${name}":${given.json}`);
    else if (given === null && !isNonNullType(field.type)) parts.push(`"${name}":null`);
    else return null;
  }
  return { data: new Written(`{${parts.join(',')}}`) as never };
}

/** An answer as a text, like Apollo's own. */
export const answerText = ({ data, errors, extensions }: FormattedExecutionResult): string =>
  `${data instanceof Written && !errors && !extensions ? `{"data":${data.json}}` : JSON.stringify({ errors, data, extensions })}\n`;

/** An answer whose data can be read. */
export const readable = <Result extends FormattedExecutionResult>(result: Result): Result =>
  result.data instanceof Written ? { ...result, data: JSON.parse(result.data.json) as Result['data'] } : result;

function planOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Plan | null {
  let plan = plans.get(operation);
  if (plan === undefined) plans.set(operation, (plan = makePlan(schema, document, operation)));
  return plan;
}

function makePlan(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Plan | null {
  const root = schema.getQueryType();
  if (!root || operation.operation !== OperationTypeNode.QUERY || hasDirectives(document)) return null;
  const fragments: Record<string, FragmentDefinitionNode> = Object.fromEntries(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );
  const fields: RootField[] = [];
  for (const [name, [node, ...others]] of askedIn(operation.selectionSet, fragments, root).fields) {
    const field = root.getFields()[node!.name.value];
    if (others.length > 0 || !field?.resolve || !field.extensions.mayBeWritten) return null;
    fields.push({ name, field, node: node! });
  }
  return { root, fragments, fields };
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
