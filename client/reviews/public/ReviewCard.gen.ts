/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useTypedFragment } from '../../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a review is about. */
export type ReviewTargetType =
  /** The shop itself; there is no `targetId`, and `subject` says what of it. */
  | 'GENERAL'
  /** What the shop sells; `targetId` is its UUID. */
  | 'PRODUCT'
  /** A finished repair; `targetId` is its full id. */
  | 'REPAIR';

export type ReviewCardFragment = { __typename?: 'Review', id: string, targetType: ReviewTargetType, targetId: string | null, targetName: string | null, subject: string | null, authorName: string, rating: number, comment: string | null, timestamp: string, isMine: boolean } & { ' $fragmentName'?: 'ReviewCardFragment' };

export const ReviewCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Review"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}}]}}]} as unknown as DocumentNode<ReviewCardFragment, unknown>;

export const useReviewCardFragment = (from: FragmentType<ReviewCardFragment>): ReviewCardFragment => useTypedFragment(ReviewCardFragmentDoc, 'ReviewCard', from);
