/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { MutationOptions } from '../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a guest filled in the form; keeps programs out. */
export type FormGuardInput = {
  /** Milliseconds between opening the form and sending it; less than 2,000 is no person, and refused. */
  elapsedMs?: number | null | undefined;
  /** Must be left empty: people cannot see this field. */
  website?: string | null | undefined;
};

/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  language: Language;
  formGuard: FormGuardInput;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: boolean };

export type NewsletterDoubleOptInQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterDoubleOptInQuery = { newsletterDoubleOptIn: boolean };

export type LinkedSubscriptionFragment = { __typename?: 'SubscriptionByLink', maskedEmail: string, isActive: boolean } & { ' $fragmentName'?: 'LinkedSubscriptionFragment' };

export type NewsletterSubscriptionQueryVariables = Exact<{
  token: string;
}>;


export type NewsletterSubscriptionQuery = { newsletterSubscription: { __typename?: 'SubscriptionByLink', maskedEmail: string, isActive: boolean } };

export type UnsubscribeFromNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeFromNewsletterMutation = { unsubscribeFromNewsletter: { __typename?: 'SubscriptionByLink', maskedEmail: string, isActive: boolean } };

export type ResubscribeToNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type ResubscribeToNewsletterMutation = { resubscribeToNewsletter: { __typename?: 'SubscriptionByLink', maskedEmail: string, isActive: boolean } };

export type ConfirmNewsletterSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewsletterSubscriptionMutation = { confirmNewsletterSubscription: { __typename?: 'SubscriptionByLink', maskedEmail: string, isActive: boolean } };

export const LinkedSubscriptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkedSubscription"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionByLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<LinkedSubscriptionFragment, unknown>;
export const SubscribeToNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormGuardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"formGuard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}}}]}]}}]} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;
export const NewsletterDoubleOptInDocument = {"hash":"b4a79f93b565e5c3051136fa9640e47d6fbc185f0d6e3e2caa4dab1ae6a987f2","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterDoubleOptIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterDoubleOptIn"}}]}}]} as unknown as DocumentNode<NewsletterDoubleOptInQuery, NewsletterDoubleOptInQueryVariables>;
export const NewsletterSubscriptionDocument = {"hash":"ba9e67b119584a58e2d1a94889c753e1d5f0c75e9a702746753dad381dea0c77","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsletterSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newsletterSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables>;
export const UnsubscribeFromNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<UnsubscribeFromNewsletterMutation, UnsubscribeFromNewsletterMutationVariables>;
export const ResubscribeToNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResubscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resubscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<ResubscribeToNewsletterMutation, ResubscribeToNewsletterMutationVariables>;
export const ConfirmNewsletterSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmNewsletterSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmNewsletterSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maskedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<ConfirmNewsletterSubscriptionMutation, ConfirmNewsletterSubscriptionMutationVariables>;

export const useSubscribeToNewsletterMutation = (options?: MutationOptions<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>) => useMutation(SubscribeToNewsletterDocument, options);
export const useNewsletterDoubleOptInQuery = (...options: QueryArguments<NewsletterDoubleOptInQuery, NewsletterDoubleOptInQueryVariables>): QueryResult<NewsletterDoubleOptInQuery, NewsletterDoubleOptInQueryVariables> => useTypedQuery(NewsletterDoubleOptInDocument, ...options);
export const useNewsletterSubscriptionQuery = (...options: QueryArguments<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables>): QueryResult<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> => useTypedQuery(NewsletterSubscriptionDocument, ...options);
export const useUnsubscribeFromNewsletterMutation = (options?: MutationOptions<UnsubscribeFromNewsletterMutation, UnsubscribeFromNewsletterMutationVariables>) => useMutation(UnsubscribeFromNewsletterDocument, options);
export const useResubscribeToNewsletterMutation = (options?: MutationOptions<ResubscribeToNewsletterMutation, ResubscribeToNewsletterMutationVariables>) => useMutation(ResubscribeToNewsletterDocument, options);
export const useConfirmNewsletterSubscriptionMutation = (options?: MutationOptions<ConfirmNewsletterSubscriptionMutation, ConfirmNewsletterSubscriptionMutationVariables>) => useMutation(ConfirmNewsletterSubscriptionDocument, options);
