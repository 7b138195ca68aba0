/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a repair stands. */
export type RepairStatus =
  /** Called off; nothing more is done. */
  | 'CANCELLED'
  /** The customer has it back. */
  | 'DELIVERED'
  /** The fault is known; with an estimated cost, it is for the customer to approve or reject. */
  | 'DIAGNOSED'
  /** The workshop is finding out what is wrong. */
  | 'DIAGNOSING'
  /** The shop has the set. */
  | 'PICKED_UP'
  /** The customer has agreed to the estimated cost. */
  | 'QUOTE_APPROVED'
  /** The customer does not want it repaired at that cost. */
  | 'QUOTE_REJECTED'
  /** It works again, and waits to be fetched or delivered. */
  | 'REPAIRED'
  /** The workshop is at it. */
  | 'REPAIRING'
  /** Asked for; the set is still with the customer. Each repair begins here. */
  | 'REQUESTED';

/** What the workspace finds. */
export type WorkspaceKind =
  /** Somebody with or without an account. */
  | 'CUSTOMER'
  /** A post of the blog, a draft too. */
  | 'POST'
  /** A product, published or not. */
  | 'PRODUCT'
  /** The record of a repair. */
  | 'REPAIR';

export type WorkspaceSearchQueryVariables = Exact<{
  search: string;
}>;


export type WorkspaceSearchQuery = { workspaceSearch: Array<{ __typename?: 'WorkspaceHit', kind: WorkspaceKind, id: string, title: string, detail: string | null, status: RepairStatus | null }> };


export const WorkspaceSearchDocument = {"hash":"c89d4cad2883d49c2f5f2b2f90ff76342455db6198a8d06324673df69a02987a","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkspaceSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<WorkspaceSearchQuery, WorkspaceSearchQueryVariables>;

export const useWorkspaceSearchQuery = (...options: QueryArguments<WorkspaceSearchQuery, WorkspaceSearchQueryVariables>): QueryResult<WorkspaceSearchQuery, WorkspaceSearchQueryVariables> => useTypedQuery(WorkspaceSearchDocument, ...options);
