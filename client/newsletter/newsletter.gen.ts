/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MutationOptions } from '../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a guest filled in the form; keeps programs out. */
export type FormGuardInput = {
  /** Milliseconds between opening the form and sending it. */
  elapsedMs?: number | null | undefined;
  /** Must be left empty: people cannot see this field. */
  website?: string | null | undefined;
};

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  formGuard: FormGuardInput;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter: boolean };


export const SubscribeToNewsletterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToNewsletter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormGuardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToNewsletter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"formGuard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}}}]}]}}]} as unknown as DocumentNode<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>;

export const useSubscribeToNewsletterMutation = (options?: MutationOptions<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables>) => useMutation(SubscribeToNewsletterDocument, options);
