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

/** What the search of the site finds beside posts. */
export type SiteHitKind =
  /** A page that the owner has written; its id is its slug. */
  | 'PAGE'
  /** What is for sale; its id is that of the product. */
  | 'PRODUCT'
  /** A question of the FAQ; its id is that of the question. */
  | 'QUESTION';

export type SiteSearchQueryVariables = Exact<{
  search: string;
  language?: Language | null | undefined;
}>;


export type SiteSearchQuery = { blogPosts: { __typename?: 'BlogPostConnection', edges: Array<{ __typename?: 'BlogPostEdge', node: (
        { __typename?: 'BlogPost', id: string, language: Language }
        & { ' $fragmentRefs'?: { 'SearchResultFragment': SearchResultFragment } }
      ) }> }, siteSearch: Array<{ __typename?: 'SiteHit', kind: SiteHitKind, id: string, title: string, snippet: string, language: Language }> };

export type SearchResultFragment = { __typename?: 'BlogPost', id: string, title: string, snippet: string, category: string } & { ' $fragmentName'?: 'SearchResultFragment' };

export type SiteHitFragment = { __typename?: 'SiteHit', kind: SiteHitKind, id: string, title: string, snippet: string, language: Language } & { ' $fragmentName'?: 'SiteHitFragment' };

export const SearchResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<SearchResultFragment, unknown>;
export const SiteHitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteHit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteHit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]} as unknown as DocumentNode<SiteHitFragment, unknown>;
export const SiteSearchDocument = {"hash":"4dbd7400da56a147753b94eda22212f9beb23d9aaec7449593ad5ecd880aae50","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blogPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchResult"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BlogPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"snippet"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}}]} as unknown as DocumentNode<SiteSearchQuery, SiteSearchQueryVariables>;

export const useSearchResultFragment = (from: FragmentType<SearchResultFragment>): SearchResultFragment => useTypedFragment(SearchResultFragmentDoc, 'SearchResult', from);
export const useSiteHitFragment = (from: FragmentType<SiteHitFragment>): SiteHitFragment => useTypedFragment(SiteHitFragmentDoc, 'SiteHit', from);
export const useSiteSearchQuery = (...options: QueryArguments<SiteSearchQuery, SiteSearchQueryVariables>): QueryResult<SiteSearchQuery, SiteSearchQueryVariables> => useQueryInLanguage(SiteSearchDocument, ...options);
