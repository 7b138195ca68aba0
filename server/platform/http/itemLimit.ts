import type { ApolloServerPlugin } from '@apollo/server';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLField,
  GraphQLError,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Ctx } from '../context.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../pagination.js';

/** A page within a page multiplies: so many items may a document ask for in all, before any of it runs. */
export const MAX_ITEMS = 2_000;

interface Walk {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  typeNamed: (name: string) => GraphQLCompositeType | undefined;
  variables: Record<string, unknown>;
  /** What each fragment holds, counted once: fragments that spread others twice would double with each step. */
  counted: Map<string, number>;
}

/** Refuses a document whose lists, multiplied with the lists within them, could hold more items than that. */
export const limitItems = (): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
      const walk: Walk = {
        fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
        typeNamed: (name) => {
          const type = schema.getType(name);
          return isCompositeType(type) ? type : undefined;
        },
        variables: request.variables ?? {},
        counted: new Map(),
      };
      const root = operation && schema.getRootType(operation.operation);
      if (root && itemsIn(operation.selectionSet, root, walk) > MAX_ITEMS) throw tooMany(operation);
    },
  }),
});

const tooMany = (operation: OperationDefinitionNode) =>
  new GraphQLError(`A document can ask for at most ${MAX_ITEMS} items.`, {
    nodes: operation,
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });

function itemsIn({ selections }: SelectionSetNode, type: GraphQLCompositeType, walk: Walk): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + itemsOf(selection, type, walk);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + itemsInFragment(selection.name.value, walk);
    const { typeCondition, selectionSet } = selection;
    const inner = typeCondition ? walk.typeNamed(typeCondition.name.value) : type;
    return inner ? sum + itemsIn(selectionSet, inner, walk) : sum;
  }, 0);
}

function itemsInFragment(name: string, walk: Walk): number {
  const known = walk.counted.get(name);
  if (known !== undefined) return known;
  const fragment = walk.fragments.get(name);
  const type = fragment && walk.typeNamed(fragment.typeCondition.name.value);
  const items = type ? itemsIn(fragment.selectionSet, type, walk) : 0;
  walk.counted.set(name, items);
  return items;
}

/** A page counts its items, and each of them what it asks for itself. */
function itemsOf(node: FieldNode, parent: GraphQLCompositeType, walk: Walk): number {
  const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
  if (!field || !node.selectionSet) return 0;
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return 0;
  const inside = itemsIn(node.selectionSet, type, walk);
  const isPage = isObjectType(type) && 'edges' in type.getFields();
  return isPage ? sizeOf(field, node, walk) * (1 + inside) : inside;
}

function sizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Walk): number {
  const { first, last } = getArgumentValues(field, node, variables);
  const size = first ?? last ?? DEFAULT_PAGE_SIZE;
  return typeof size === 'number' ? Math.min(Math.max(size, 1), MAX_PAGE_SIZE) : DEFAULT_PAGE_SIZE;
}
