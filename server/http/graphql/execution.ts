import type { ExecutionArgs, OperationDefinitionNode } from 'graphql';

/** An operation that is to run, parsed and valid for the schema. */
export interface Execution extends ExecutionArgs {
  /** The one of the document that is to run; undefined where it has none of the name. */
  operation: OperationDefinitionNode | undefined;
}
