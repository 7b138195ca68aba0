import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../core/pagination.js';
import { type Fragments, fragmentsOf } from '../../core/read/selection.js';

/** What each question costs that is at the root: statements of its own, whatever it gives back. */
const QUESTION_COST = 10;
/** A change has a transaction, and often a password to hash or a mail to write. */
const CHANGE_COST = 100;
/** A search can read every row before it finds its page. */
const SEARCH_COST = 100;
/** The schema's own description is made in memory, but it is long: to that come the lists that are asked of it. */
const INTROSPECTION_COST = 200;
/** How many items a list is taken to have that is asked for without a size. */
const LIST_SIZE = 10;

/** How large an operation is. */
export interface OperationSize {
  /** How many fields lie within each other; introspection, which is deep by nature, is not counted. */
  depth: number;
  /**
   * One for each item that it can give: a list within a list multiplies, a page has the size that is asked for. To that
   * come questions and changes at the root, searches and introspection, wherever they stand.
   */
  cost: number;
}

interface Walk {
  schema: GraphQLSchema;
  fragments: Fragments;
  /** As coerced: with their defaults. */
  variables: Record<string, unknown>;
  /** Each fragment, measured once: fragments that spread others twice would double with each step. */
  measured: Map<string, OperationSize>;
}

const NOTHING: OperationSize = { depth: 0, cost: 0 };

/**
 * Measures an operation as if all that it conditionally includes were asked for.
 * @param variables coerced
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationSize {
  const root = schema.getRootType(operation.operation);
  if (!root) return NOTHING;
  return sizeOfSelections(operation.selectionSet, root, {
    schema,
    fragments: fragmentsOf(document),
    variables,
    measured: new Map(),
  });
}

function sizeOfSelections({ selections }: SelectionSetNode, type: GraphQLCompositeType, walk: Walk): OperationSize {
  let { depth, cost } = NOTHING;
  for (const selection of selections) {
    const size = sizeOfSelection(selection, type, walk);
    depth = Math.max(depth, size.depth);
    cost += size.cost;
  }
  return { depth, cost };
}

function sizeOfSelection(selection: SelectionNode, type: GraphQLCompositeType, walk: Walk): OperationSize {
  if (selection.kind === Kind.FIELD) return sizeOfField(selection, type, walk);
  if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value, walk);
  const { typeCondition, selectionSet } = selection;
  return sizeOfSelections(selectionSet, (typeCondition && typeNamed(typeCondition.name.value, walk)) ?? type, walk);
}

function sizeOfFragment(name: string, walk: Walk): OperationSize {
  const known = walk.measured.get(name);
  if (known) return known;
  // one that spreads itself is refused by validation; here it would never end
  walk.measured.set(name, NOTHING);
  const fragment = walk.fragments[name];
  const type = fragment && typeNamed(fragment.typeCondition.name.value, walk);
  const size = type ? sizeOfSelections(fragment.selectionSet, type, walk) : NOTHING;
  walk.measured.set(name, size);
  return size;
}

function sizeOfField(node: FieldNode, parent: GraphQLCompositeType, walk: Walk): OperationSize {
  const name = node.name.value;
  if (name === '__schema' || name === '__type') {
    return { depth: 1, cost: INTROSPECTION_COST + costOfIntrospection(node, name, walk) };
  }
  const field = 'getFields' in parent ? parent.getFields()[name] : undefined;
  if (!field) return { depth: 1, cost: 0 };
  const args = argumentsOf(field, node, walk);
  const type = getNamedType(field.type);
  const inside = isCompositeType(type) && node.selectionSet ? sizeOfSelections(node.selectionSet, type, walk) : NOTHING;
  const items = isCompositeType(type) ? itemsOf(field, parent, args) : null;
  return {
    depth: 1 + inside.depth,
    cost: costOfAsking(parent, args, walk.schema) + (items === null ? inside.cost : items * (1 + inside.cost)),
  };
}

/** Lists of types within types multiply like any others, above all under other names. */
function costOfIntrospection({ selectionSet }: FieldNode, name: '__schema' | '__type', walk: Walk): number {
  const type = typeNamed(name === '__schema' ? '__Schema' : '__Type', walk);
  return type && selectionSet ? sizeOfSelections(selectionSet, type, walk).cost : 0;
}

/** What a field costs before it gives anything. */
function costOfAsking(parent: GraphQLCompositeType, args: Record<string, unknown>, schema: GraphQLSchema): number {
  const search = args.search ? SEARCH_COST : 0;
  if (parent === schema.getRootType(OperationTypeNode.MUTATION)) return CHANGE_COST + search;
  const isQuestion = parent === schema.getQueryType() || parent === schema.getRootType(OperationTypeNode.SUBSCRIPTION);
  return (isQuestion ? QUESTION_COST : 0) + search;
}

/** How many items a field can give; null for a single thing, which counts by what it holds. */
function itemsOf(
  field: GraphQLField<unknown, unknown>,
  parent: GraphQLCompositeType,
  { first, last, pageSize }: Record<string, unknown>,
): number | null {
  if (isPage(getNamedType(field.type) as GraphQLCompositeType)) {
    return atMostAPage(first ?? last ?? pageSize ?? DEFAULT_PAGE_SIZE);
  }
  // the items of a page are counted with the page
  if (!isListType(getNullableType(field.type)) || isPage(parent)) return null;
  return first === undefined || first === null ? LIST_SIZE : atMostAPage(first);
}

const atMostAPage = (size: unknown): number => Math.min(Math.max(Number(size), 1), MAX_PAGE_SIZE);

/** Of a list that goes by cursors, or of an admins' table (table/). */
const isPage = (type: GraphQLCompositeType): boolean =>
  isObjectType(type) && ('pageInfo' in type.getFields() || 'pageSize' in type.getFields());

/** @returns none where one has a value that it cannot have, which is for the execution to say */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Walk) {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

function typeNamed(name: string, { schema }: Walk): GraphQLCompositeType | undefined {
  const type = schema.getType(name);
  return isCompositeType(type) ? type : undefined;
}
