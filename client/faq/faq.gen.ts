/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FaqListQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqListQuery = { faqItems: Array<{ __typename?: 'FaqItem', id: string, question: string, answer: string, order: number }> };

export type FaqContentQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqContentQuery = { faqPage: { __typename?: 'FaqPage', title: string | null, body: string | null, header: { __typename?: 'FaqHeader', title: string, subtitle: string | null, backgroundImageUrl: string | null, backgroundVideoUrl: string | null }, faqListSection: { __typename?: 'FaqSection', title: string | null, backgroundImageUrl: string | null }, geminiSection: { __typename?: 'FaqSection', title: string | null, backgroundImageUrl: string | null } } | null };


export const FaqListDocument = {"hash":"27faf11adbf6ec3597dc19f71a2ae424a0ed3f35cd3e20d403dbd442928ab757","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]} as unknown as DocumentNode<FaqListQuery, FaqListQueryVariables>;
export const FaqContentDocument = {"hash":"40e15024ebcd5efe36251347e4c5f49c01439e334762899f4190b5d0cc601476","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundVideoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faqListSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geminiSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImageUrl"}}]}}]}}]}}]} as unknown as DocumentNode<FaqContentQuery, FaqContentQueryVariables>;

export const useFaqListQuery = (...options: QueryArguments<FaqListQuery, FaqListQueryVariables>): QueryResult<FaqListQuery, FaqListQueryVariables> => useTypedQuery(FaqListDocument, ...options);
export const useFaqContentQuery = (...options: QueryArguments<FaqContentQuery, FaqContentQueryVariables>): QueryResult<FaqContentQuery, FaqContentQueryVariables> => useTypedQuery(FaqContentDocument, ...options);
