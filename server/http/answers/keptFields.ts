import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

/** Documents are kept by Apollo, so each is looked at once. */
const judged = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether an operation, valid for the schema, asks for nothing but what can be kept. */
export function isKeepable(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  let verdict = judged.get(operation);
  if (verdict === undefined) {
    const fields = schema.getQueryType()?.getFields();
    verdict =
      operation.operation === OperationTypeNode.QUERY &&
      rootFields(document, operation.selectionSet).every((field) => fields?.[field]?.extensions.door?.kept);
    judged.set(operation, verdict);
  }
  return verdict;
}

/**
 * The names of the fields, also of those in fragments and of those that a directive leaves out.
 * @param spread the fragments that were looked into: one that spreads others twice would double with each step
 */
function rootFields(document: DocumentNode, { selections }: SelectionSetNode, spread = new Set<string>()): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value;
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(document, selection.selectionSet, spread);
    const { value: name } = selection.name;
    if (spread.has(name)) return [];
    spread.add(name);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(document, fragment.selectionSet, spread) : [];
  });
}
