/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from './hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContentVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentVersionQuery = { contentVersion: number };


export const ContentVersionDocument = {"hash":"baae3a78c5e22c9911a170a1e7a6b6ae04ecb078bab9a6f03a9e90994bfeb9a9","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentVersion"}}]}}]} as unknown as DocumentNode<ContentVersionQuery, ContentVersionQueryVariables>;

export const useContentVersionQuery = (...options: QueryArguments<ContentVersionQuery, ContentVersionQueryVariables>): QueryResult<ContentVersionQuery, ContentVersionQueryVariables> => useTypedQuery(ContentVersionDocument, ...options);
