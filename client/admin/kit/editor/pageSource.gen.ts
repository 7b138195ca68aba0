/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../../graphql/hooks';
import type { MutationOptions } from '../../../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A page whose content the owner writes. */
export type PageSlug =
  /** 'About us', as `aboutPage` shows it. */
  | 'ABOUT_US'
  /** 'Careers' without its openings, as `careersPage` shows it. */
  | 'CAREERS'
  /** 'Contact', as `contactPage` shows it; the top bar takes its details, too. */
  | 'CONTACT'
  /** 'FAQ' without its questions, as `faqPage` shows it. */
  | 'FAQ'
  /** 'Privacy policy', as `policyPage` shows it. */
  | 'PRIVACY_POLICY'
  /** 'Services', as `servicesPage` shows it. */
  | 'SERVICES'
  /** 'Terms of use', as `policyPage` shows it. */
  | 'TERMS_OF_USE'
  /** 'Warranty', as `policyPage` shows it. */
  | 'WARRANTY_INFO'
  /** 'Why choose us', as `whyChooseUsPage` shows it. */
  | 'WHY_CHOOSE_US';

export type PageSourceQueryVariables = Exact<{
  slug: PageSlug;
}>;


export type PageSourceQuery = { pageSource: { __typename?: 'PageSource', slug: PageSlug, content: Record<string, unknown>, version: number, lastUpdated: string } | null };

export type SavePageMutationVariables = Exact<{
  slug: PageSlug;
  content: Record<string, unknown>;
  version?: number | null | undefined;
}>;


export type SavePageMutation = { savePage: { __typename?: 'PageSource', slug: PageSlug, content: Record<string, unknown>, version: number, lastUpdated: string } };

export type EditedPageFragment = { __typename?: 'PageSource', slug: PageSlug, content: Record<string, unknown>, version: number, lastUpdated: string } & { ' $fragmentName'?: 'EditedPageFragment' };

export const EditedPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PageSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}}]} as unknown as DocumentNode<EditedPageFragment, unknown>;
export const PageSourceDocument = {"hash":"36b8aba12736802944257c56b8cb5499d8e933980519eb045a90a55c45646157","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSlug"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}}]}}]} as unknown as DocumentNode<PageSourceQuery, PageSourceQueryVariables>;
export const SavePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PageSlug"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JSONObject"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}}]}}]} as unknown as DocumentNode<SavePageMutation, SavePageMutationVariables>;

export const usePageSourceQuery = (...options: QueryArguments<PageSourceQuery, PageSourceQueryVariables>): QueryResult<PageSourceQuery, PageSourceQueryVariables> => useTypedQuery(PageSourceDocument, ...options);
export const useSavePageMutation = (options?: MutationOptions<SavePageMutation, SavePageMutationVariables>) => useMutation(SavePageDocument, options);
