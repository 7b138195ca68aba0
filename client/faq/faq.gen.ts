/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useQueryInLanguage } from '../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

export type FaqListQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type FaqListQuery = { faqItems: Array<{ __typename?: 'FaqItem', id: string, language: Language, question: string, answer: string, order: number }> };

export type FaqContentQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type FaqContentQuery = { faqPage: { __typename?: 'FaqPage', language: Language, title: string | null, body: string | null, header: { __typename?: 'FaqHeader', title: string, subtitle: string | null, backgroundImageUrl: string | null, backgroundVideoUrl: string | null }, faqListSection: { __typename?: 'FaqSection', title: string | null, backgroundImageUrl: string | null }, geminiSection: { __typename?: 'FaqSection', title: string | null, backgroundImageUrl: string | null } } | null };


export const FaqListDocument = {"hash":"5af76ee9cc36cd10fbded359aade54c0e6e418eef50c045bded2489671618d1b","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]}}]} as unknown as DocumentNode<FaqListQuery, FaqListQueryVariables>;
export const FaqContentDocument = {"hash":"50bf93f71c4a3adce7c9a9d0cf910f0e0144c1a1dc730cf3500426f50fc027f6","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundVideoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"faqListSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geminiSection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundImageUrl"}}]}}]}}]}}]} as unknown as DocumentNode<FaqContentQuery, FaqContentQueryVariables>;

export const useFaqListQuery = (...options: QueryArguments<FaqListQuery, FaqListQueryVariables>): QueryResult<FaqListQuery, FaqListQueryVariables> => useQueryInLanguage(FaqListDocument, ...options);
export const useFaqContentQuery = (...options: QueryArguments<FaqContentQuery, FaqContentQueryVariables>): QueryResult<FaqContentQuery, FaqContentQueryVariables> => useQueryInLanguage(FaqContentDocument, ...options);
