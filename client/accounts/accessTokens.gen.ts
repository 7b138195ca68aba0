/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { MutationOptions } from '../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import { useTypedFragment } from '../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an access token may open, of what its owner may. To change includes no reading. */
export type AccessScope =
  /** Read the owner's profile, preferences and notifications. */
  | 'ACCOUNT_READ'
  /** Change the owner's profile and preferences, mark notifications as read. */
  | 'ACCOUNT_WRITE'
  /** Read posts and comments. */
  | 'BLOG_READ'
  /** Write comments; for admins also posts and answers. */
  | 'BLOG_WRITE'
  /** Read pages, slides, job openings and the FAQ. */
  | 'CONTENT_READ'
  /** Change pages, slides, job openings and the FAQ. */
  | 'CONTENT_WRITE'
  /** Read messages and applications, with their CVs. For admins. */
  | 'INBOX_READ'
  /** Send, answer and delete messages. For admins. */
  | 'INBOX_WRITE'
  /** See which emails went to whom. For admins. */
  | 'MAIL_READ'
  /** Resend failed emails, or discard them. For admins. */
  | 'MAIL_WRITE'
  /** Upload files. */
  | 'MEDIA_WRITE'
  /** Read subscribers and campaigns. For admins. */
  | 'NEWSLETTER_READ'
  /** Change subscribers, write and send campaigns. For admins. */
  | 'NEWSLETTER_WRITE'
  /** Read what was paid for repairs that the owner may see; for admins the whole ledger. */
  | 'PAYMENTS_READ'
  /** Begin payments on the site; for admins also enter what was paid. */
  | 'PAYMENTS_WRITE'
  /** Read all accounts. For admins. */
  | 'PEOPLE_READ'
  /** Add, change and delete accounts, but no account of an admin. For admins. */
  | 'PEOPLE_WRITE'
  /** Read products. */
  | 'PRODUCTS_READ'
  /** Add, change and delete products. */
  | 'PRODUCTS_WRITE'
  /** Read and track repairs that the owner may see. */
  | 'REPAIRS_READ'
  /** Book repairs, decide quotes; for admins all changes of repairs. */
  | 'REPAIRS_WRITE'
  /** Read the workshop's report and the activity log. For admins. */
  | 'REPORTS_READ'
  /** Read reviews and averages. */
  | 'REVIEWS_READ'
  /** Write reviews; for admins also approve and delete them. */
  | 'REVIEWS_WRITE';

/** A personal access token that its owner makes. */
export type CreateAccessTokenInput = {
  /** ISO 8601, with an offset. At most one year from now. */
  expiresAt: string;
  /** What to call it, in 1 to 60 characters. */
  name: string;
  /** What it may open; some only an admin can grant (`grantableScopes`). */
  scopes: Array<AccessScope>;
};

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { grantableScopes: Array<AccessScope>, myAccessTokens: Array<(
    { __typename?: 'AccessToken', id: string }
    & { ' $fragmentRefs'?: { 'TokenRowFragment': TokenRowFragment } }
  )> };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { __typename?: 'CreatedAccessToken', token: string } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: string };

export type TokenRowFragment = { __typename?: 'AccessToken', id: string, name: string, hint: string, scopes: Array<AccessScope>, createdAt: string, expiresAt: string, lastUsedAt: string | null, isExpired: boolean } & { ' $fragmentName'?: 'TokenRowFragment' };

export const TokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]} as unknown as DocumentNode<TokenRowFragment, unknown>;
export const AccessTokensDocument = {"hash":"535f682d787eb2fe3694eb0dc14fd8918cfec7ff3f1a308cb2816e9c44ae3bd6","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantableScopes"}},{"kind":"Field","name":{"kind":"Name","value":"myAccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]} as unknown as DocumentNode<AccessTokensQuery, AccessTokensQueryVariables>;
export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;

export const useTokenRowFragment = (from: FragmentType<TokenRowFragment>): TokenRowFragment => useTypedFragment(TokenRowFragmentDoc, 'TokenRow', from);
export const useAccessTokensQuery = (...options: QueryArguments<AccessTokensQuery, AccessTokensQueryVariables>): QueryResult<AccessTokensQuery, AccessTokensQueryVariables> => useTypedQuery(AccessTokensDocument, ...options);
export const useCreateAccessTokenMutation = (options?: MutationOptions<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>) => useMutation(CreateAccessTokenDocument, options);
export const useRevokeAccessTokenMutation = (options?: MutationOptions<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>) => useMutation(RevokeAccessTokenDocument, options);
