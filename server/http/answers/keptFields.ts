import { type DocumentNode, type GraphQLSchema, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { fragmentsOf, selectedFields } from '../../core/read/selection.js';

/** Documents are kept by Apollo, so each is looked at once. */
const judged = new WeakMap<OperationDefinitionNode, boolean>();

/** Whether an operation, valid for the schema, asks for nothing but what can be kept. */
export function isKeepable(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  let verdict = judged.get(operation);
  if (verdict === undefined) {
    const fields = schema.getQueryType()?.getFields();
    verdict =
      operation.operation === OperationTypeNode.QUERY &&
      selectedFields(operation.selectionSet, fragmentsOf(document)).every(
        ({ name }) => fields?.[name.value]?.extensions.door?.kept,
      );
    judged.set(operation, verdict);
  }
  return verdict;
}
