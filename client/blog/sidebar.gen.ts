/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useQueryInLanguage } from '../graphql/hooks';
import { useTypedFragment } from '../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

export type SidebarPostsQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type SidebarPostsQuery = { blogPosts: { __typename?: 'BlogPostConnection', edges: Array<{ __typename?: 'BlogPostEdge', node: (
        { __typename?: 'BlogPost', id: string, language: Language }
        & { ' $fragmentRefs'?: { 'RecentPostFragment': RecentPostFragment } }
      ) }> }, blogCategories: Array<{ __typename?: 'BlogCategory', name: string, postCount: number }> };

export type RecentPostFragment = { __typename?: 'BlogPost', id: string, title: string, createdAt: string, imageUrls: Array<string> } & { ' $fragmentName'?: 'RecentPostFragment' };

export const RecentPostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]} as unknown as DocumentNode<RecentPostFragment, unknown>;
export const SidebarPostsDocument = {"hash":"c03b449e19261a036e4eccd12c6afa8c694f3e689dbe59335a2d083ba5ed8ed2","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SidebarPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentPost"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"blogCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentPost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}}]}}]} as unknown as DocumentNode<SidebarPostsQuery, SidebarPostsQueryVariables>;

export const useRecentPostFragment = (from: FragmentType<RecentPostFragment>): RecentPostFragment => useTypedFragment(RecentPostFragmentDoc, 'RecentPost', from);
export const useSidebarPostsQuery = (...options: QueryArguments<SidebarPostsQuery, SidebarPostsQueryVariables>): QueryResult<SidebarPostsQuery, SidebarPostsQueryVariables> => useQueryInLanguage(SidebarPostsDocument, ...options);
