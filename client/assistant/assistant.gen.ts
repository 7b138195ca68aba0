/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery, useQueryInLanguage } from '../graphql/hooks';
import type { MutationOptions } from '../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

export type AssistantStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantStatusQuery = { assistant: { __typename?: 'AssistantStatus', configured: boolean } };

export type AskAssistantMutationVariables = Exact<{
  question: string;
}>;


export type AskAssistantMutation = { askAssistant: { __typename?: 'AssistantAnswer', answer: string, sources: Array<{ __typename?: 'AssistantSource', title: string, link: string }> } };

export type AnswerSourceFragment = { __typename?: 'AssistantSource', title: string, link: string } & { ' $fragmentName'?: 'AnswerSourceFragment' };

export type ContactOptionsQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type ContactOptionsQuery = { contactPage: { __typename?: 'ContactPage', language: Language, contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null, hours: string | null, whatsapp: string | null, messenger: string | null, phoneIcon: string | null, emailIcon: string | null, whatsappIcon: string | null, messengerIcon: string | null } } | null };

export const AnswerSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]} as unknown as DocumentNode<AnswerSourceFragment, unknown>;
export const AssistantStatusDocument = {"hash":"d6880fab5f7ff2f1eee995c5958b06d84fa05d1e991774714286d4248e441c5b","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured"}}]}}]}}]} as unknown as DocumentNode<AssistantStatusQuery, AssistantStatusQueryVariables>;
export const AskAssistantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskAssistant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askAssistant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]}}]} as unknown as DocumentNode<AskAssistantMutation, AskAssistantMutationVariables>;
export const ContactOptionsDocument = {"hash":"a51e01f165c92cc6ef36155cd168401b59c71ad208d1424f50f0ff484c69152c","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"messenger"}},{"kind":"Field","name":{"kind":"Name","value":"phoneIcon"}},{"kind":"Field","name":{"kind":"Name","value":"emailIcon"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappIcon"}},{"kind":"Field","name":{"kind":"Name","value":"messengerIcon"}}]}}]}}]}}]} as unknown as DocumentNode<ContactOptionsQuery, ContactOptionsQueryVariables>;

export const useAssistantStatusQuery = (...options: QueryArguments<AssistantStatusQuery, AssistantStatusQueryVariables>): QueryResult<AssistantStatusQuery, AssistantStatusQueryVariables> => useTypedQuery(AssistantStatusDocument, ...options);
export const useAskAssistantMutation = (options?: MutationOptions<AskAssistantMutation, AskAssistantMutationVariables>) => useMutation(AskAssistantDocument, options);
export const useContactOptionsQuery = (...options: QueryArguments<ContactOptionsQuery, ContactOptionsQueryVariables>): QueryResult<ContactOptionsQuery, ContactOptionsQueryVariables> => useQueryInLanguage(ContactOptionsDocument, ...options);
