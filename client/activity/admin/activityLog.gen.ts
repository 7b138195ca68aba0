/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../graphql/hooks';
import { useTypedFragment } from '../../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the activity log can be sorted by. */
export type ActivityTableSort =
  /** By the name of the type, as USER_LOGIN. */
  | 'ACTION_TYPE'
  /** By when it happened. */
  | 'TIMESTAMP'
  /** By the address of whoever did it; rising, guests come last. */
  | 'USER_EMAIL';

/** What kind of thing something was done to. */
export type ActivityTargetKind =
  /** A message in the inbox. */
  | 'MESSAGE'
  /** An account. */
  | 'PERSON'
  /** A post of the blog. */
  | 'POST'
  /** Something that the shop sells. */
  | 'PRODUCT'
  /** A record of the workshop. */
  | 'REPAIR';

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

export type ActivityTableQueryVariables = Exact<{
  page: number;
  pageSize: number;
  search?: string | null | undefined;
  sort?: ActivityTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  actionType?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ActivityTableQuery = { activityTable: { __typename?: 'ActivityTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'ActivityLog', id: string, timestamp: string, userEmail: string | null, actionType: string, description: string, targetId: string | null, target: { __typename?: 'ActivityTarget', kind: ActivityTargetKind, name: string } | null, details: { __typename?: 'LoggedExchange', question: string, answer: string } | null }> } };

export type ActivityLineFragment = { __typename?: 'ActivityLog', id: string, timestamp: string, userEmail: string | null, actionType: string, description: string, targetId: string | null, target: { __typename?: 'ActivityTarget', kind: ActivityTargetKind, name: string } | null, details: { __typename?: 'LoggedExchange', question: string, answer: string } | null } & { ' $fragmentName'?: 'ActivityLineFragment' };

export type ActivityActionTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityActionTypesQuery = { activityActionTypes: Array<string> };

export const ActivityLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityLog"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"userEmail"}},{"kind":"Field","name":{"kind":"Name","value":"actionType"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]} as unknown as DocumentNode<ActivityLineFragment, unknown>;
export const ActivityTableDocument = {"hash":"1903b1822cc6f6b219d903162e5ef5d67cb959ff1fc16e46e5b8272781442b54","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivityTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actionType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"actionType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actionType"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"userEmail"}},{"kind":"Field","name":{"kind":"Name","value":"actionType"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ActivityTableQuery, ActivityTableQueryVariables>;
export const ActivityActionTypesDocument = {"hash":"5627f3264d1b55d02f762dc48f23c3820d57465acf3f99d83fad3f2f0d68c4d6","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityActionTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityActionTypes"}}]}}]} as unknown as DocumentNode<ActivityActionTypesQuery, ActivityActionTypesQueryVariables>;

export const useActivityLineFragment = (from: FragmentType<ActivityLineFragment>): ActivityLineFragment => useTypedFragment(ActivityLineFragmentDoc, 'ActivityLine', from);
export const useActivityTableQuery = (...options: QueryArguments<ActivityTableQuery, ActivityTableQueryVariables>): QueryResult<ActivityTableQuery, ActivityTableQueryVariables> => useTypedQuery(ActivityTableDocument, ...options);
export const useActivityActionTypesQuery = (...options: QueryArguments<ActivityActionTypesQuery, ActivityActionTypesQueryVariables>): QueryResult<ActivityActionTypesQuery, ActivityActionTypesQueryVariables> => useTypedQuery(ActivityActionTypesDocument, ...options);
