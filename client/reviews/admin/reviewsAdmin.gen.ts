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
/** What the table of reviews is sorted by. */
export type ReviewTableSort =
  /** By the name of the author, regardless of case. */
  | 'AUTHOR'
  /** By the number of stars. */
  | 'RATING'
  /** By when it was written. */
  | 'TIMESTAMP';

/** What a review is about. */
export type ReviewTargetType =
  /** The shop itself; there is no `targetId`, and `subject` says what of it. */
  | 'GENERAL'
  /** What the shop sells; `targetId` is its UUID. */
  | 'PRODUCT'
  /** A finished repair; `targetId` is its full id. */
  | 'REPAIR';

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

export type ReviewTableQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  search?: string | null | undefined;
  sort?: ReviewTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  targetType?: ReviewTargetType | null | undefined;
  rating?: number | null | undefined;
  isApproved?: boolean | null | undefined;
  deleted?: boolean | null | undefined;
}>;


export type ReviewTableQuery = { reviewTable: { __typename?: 'ReviewTable', totalCount: number, page: number, pageSize: number, items: Array<(
      { __typename?: 'ManagedReview', id: string, authorName: string, authorEmail: string, targetType: ReviewTargetType, targetId: string | null, targetName: string | null, subject: string | null, rating: number, comment: string | null, timestamp: string, deletedAt: string | null }
      & { ' $fragmentRefs'?: { 'ApprovalSwitchFragment': ApprovalSwitchFragment;'ReviewDetailFragment': ReviewDetailFragment } }
    )> } };

export type ReviewRowFragment = (
  { __typename?: 'ManagedReview', id: string, authorName: string, authorEmail: string, targetType: ReviewTargetType, targetId: string | null, targetName: string | null, subject: string | null, rating: number, comment: string | null, timestamp: string, deletedAt: string | null }
  & { ' $fragmentRefs'?: { 'ApprovalSwitchFragment': ApprovalSwitchFragment;'ReviewDetailFragment': ReviewDetailFragment } }
) & { ' $fragmentName'?: 'ReviewRowFragment' };

export type ApprovalSwitchFragment = { __typename?: 'ManagedReview', id: string, authorName: string, isApproved: boolean, deletedAt: string | null } & { ' $fragmentName'?: 'ApprovalSwitchFragment' };

export type ReviewDetailFragment = (
  { __typename?: 'ManagedReview', id: string, authorName: string, authorEmail: string, targetType: ReviewTargetType, targetId: string | null, targetName: string | null, subject: string | null, rating: number, comment: string | null, timestamp: string }
  & { ' $fragmentRefs'?: { 'ApprovalSwitchFragment': ApprovalSwitchFragment } }
) & { ' $fragmentName'?: 'ReviewDetailFragment' };

export type SetReviewApprovalMutationVariables = Exact<{
  id: string | number;
  isApproved: boolean;
}>;


export type SetReviewApprovalMutation = { setReviewApproval: { __typename?: 'ManagedReview', id: string, isApproved: boolean } };

export type DeleteReviewMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteReviewMutation = { deleteReview: string };

export type RestoreReviewMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreReviewMutation = { restoreReview: { __typename?: 'ManagedReview', id: string, deletedAt: string | null } };

export const ApprovalSwitchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalSwitch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<ApprovalSwitchFragment, unknown>;
export const ReviewDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalSwitch"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalSwitch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<ReviewDetailFragment, unknown>;
export const ReviewRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalSwitch"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewDetail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalSwitch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalSwitch"}}]}}]} as unknown as DocumentNode<ReviewRowFragment, unknown>;
export const ReviewTableDocument = {"hash":"12cbd03d79854cc3aec253106d1f1a0520c9b4065e485a9e682589c43779fe33","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"targetType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewTargetType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rating"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"targetType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"targetType"}}},{"kind":"Argument","name":{"kind":"Name","value":"rating"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rating"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}},{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalSwitch"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewDetail"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalSwitch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"authorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalSwitch"}}]}}]} as unknown as DocumentNode<ReviewTableQuery, ReviewTableQueryVariables>;
export const SetReviewApprovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReviewApproval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReviewApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isApproved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isApproved"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isApproved"}}]}}]}}]} as unknown as DocumentNode<SetReviewApprovalMutation, SetReviewApprovalMutationVariables>;
export const DeleteReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteReviewMutation, DeleteReviewMutationVariables>;
export const RestoreReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]} as unknown as DocumentNode<RestoreReviewMutation, RestoreReviewMutationVariables>;

export const useReviewRowFragment = (from: FragmentType<ReviewRowFragment>): ReviewRowFragment => useTypedFragment(ReviewRowFragmentDoc, 'ReviewRow', from);
export const useApprovalSwitchFragment = (from: FragmentType<ApprovalSwitchFragment>): ApprovalSwitchFragment => useTypedFragment(ApprovalSwitchFragmentDoc, 'ApprovalSwitch', from);
export const useReviewDetailFragment = (from: FragmentType<ReviewDetailFragment>): ReviewDetailFragment => useTypedFragment(ReviewDetailFragmentDoc, 'ReviewDetail', from);
export const useReviewTableQuery = (...options: QueryArguments<ReviewTableQuery, ReviewTableQueryVariables>): QueryResult<ReviewTableQuery, ReviewTableQueryVariables> => useTypedQuery(ReviewTableDocument, ...options);
export const useSetReviewApprovalMutation = (options?: MutationOptions<SetReviewApprovalMutation, SetReviewApprovalMutationVariables>) => useMutation(SetReviewApprovalDocument, options);
export const useDeleteReviewMutation = (options?: MutationOptions<DeleteReviewMutation, DeleteReviewMutationVariables>) => useMutation(DeleteReviewDocument, options);
export const useRestoreReviewMutation = (options?: MutationOptions<RestoreReviewMutation, RestoreReviewMutationVariables>) => useMutation(RestoreReviewDocument, options);
