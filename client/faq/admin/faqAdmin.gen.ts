/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../graphql/hooks';
import type { MutationOptions } from '../../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import { useTypedFragment } from '../../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A question with its answer. */
export type FaqItemInput = {
  /** HTML, at most 20,000 characters; whatever could be dangerous is taken out. */
  answer: string;
  /** 'General' if not given; at most 80 characters. */
  category?: string | null | undefined;
  /** The language that it is written in: `en` for a new thing, and as it is for a changed one, if not given. */
  language?: Language | null | undefined;
  /** For a new item: at the end if not given. */
  order?: number | null | undefined;
  /** Plain text, at most 500 characters. */
  question: string;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

/** What the table of questions is sorted by. */
export type FaqItemTableSort =
  /** By the name of the category. */
  | 'CATEGORY'
  /** By the place in the list, as the shop has arranged it. */
  | 'ORDER'
  /** By the text of the question. */
  | 'QUESTION';

/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

export type FaqItemTableQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
  sort?: FaqItemTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type FaqItemTableQuery = { faqItemTable: { __typename?: 'FaqItemTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'FaqItem', id: string, question: string, answer: string, category: string, order: number, version: number }> } };

export type FaqItemRowFragment = { __typename?: 'FaqItem', id: string, question: string, answer: string, category: string, order: number, version: number } & { ' $fragmentName'?: 'FaqItemRowFragment' };

export type CreateFaqItemMutationVariables = Exact<{
  input: FaqItemInput;
}>;


export type CreateFaqItemMutation = { createFaqItem: (
    { __typename?: 'FaqItem', id: string }
    & { ' $fragmentRefs'?: { 'FaqItemRowFragment': FaqItemRowFragment } }
  ) };

export type UpdateFaqItemMutationVariables = Exact<{
  id: string | number;
  input: FaqItemInput;
}>;


export type UpdateFaqItemMutation = { updateFaqItem: (
    { __typename?: 'FaqItem', id: string }
    & { ' $fragmentRefs'?: { 'FaqItemRowFragment': FaqItemRowFragment } }
  ) };

export type DeleteFaqItemMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteFaqItemMutation = { deleteFaqItem: string };

export const FaqItemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<FaqItemRowFragment, unknown>;
export const FaqItemTableDocument = {"hash":"c680e07959b6db88c9bfcb6bfb4ce08c0e0689e3b4599d9347164d5812da7c60","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FaqItemTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqItemTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqItemTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<FaqItemTableQuery, FaqItemTableQueryVariables>;
export const CreateFaqItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFaqItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFaqItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateFaqItemMutation, CreateFaqItemMutationVariables>;
export const UpdateFaqItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFaqItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FaqItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFaqItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FaqItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FaqItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FaqItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateFaqItemMutation, UpdateFaqItemMutationVariables>;
export const DeleteFaqItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteFaqItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFaqItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteFaqItemMutation, DeleteFaqItemMutationVariables>;

export const useFaqItemRowFragment = (from: FragmentType<FaqItemRowFragment>): FaqItemRowFragment => useTypedFragment(FaqItemRowFragmentDoc, 'FaqItemRow', from);
export const useFaqItemTableQuery = (...options: QueryArguments<FaqItemTableQuery, FaqItemTableQueryVariables>): QueryResult<FaqItemTableQuery, FaqItemTableQueryVariables> => useTypedQuery(FaqItemTableDocument, ...options);
export const useCreateFaqItemMutation = (options?: MutationOptions<CreateFaqItemMutation, CreateFaqItemMutationVariables>) => useMutation(CreateFaqItemDocument, options);
export const useUpdateFaqItemMutation = (options?: MutationOptions<UpdateFaqItemMutation, UpdateFaqItemMutationVariables>) => useMutation(UpdateFaqItemDocument, options);
export const useDeleteFaqItemMutation = (options?: MutationOptions<DeleteFaqItemMutation, DeleteFaqItemMutationVariables>) => useMutation(DeleteFaqItemDocument, options);
