/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../../graphql/hooks';
import type { MutationOptions } from '../../../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a message to a customer is about. */
export type MessageOccasion =
  /** The repair was called off. */
  | 'CANCELLED'
  /** It was handed over. */
  | 'DELIVERED'
  /** The fault was found; there is no price yet. */
  | 'DIAGNOSED'
  /** The fault is being looked for. */
  | 'DIAGNOSING'
  /** The set is in the workshop. */
  | 'PICKED_UP'
  /** What the repair would cost, to be approved or rejected. */
  | 'QUOTE'
  /** The quote is approved. */
  | 'QUOTE_APPROVED'
  /** The quote is rejected. */
  | 'QUOTE_REJECTED'
  /** Their request has come in. */
  | 'RECEIVED'
  /** It is ready. */
  | 'REPAIRED'
  /** The set is being repaired. */
  | 'REPAIRING'
  /** The repair stands at this status, and so of the others. */
  | 'REQUESTED';

/** What customers are told of one thing from now on. */
export type MessageTemplateInput = {
  /** What it is about. */
  occasion: MessageOccasion;
  /** The subject of a mail; one line, at most 150 characters. */
  subjectEn: string;
  /** The subject of a mail; one line, at most 150 characters. */
  subjectNe: string;
  /** What is said; at most 1000 characters. A line that names what is not known is left out. */
  textEn: string;
  /** What is said; at most 1000 characters. A line that names what is not known is left out. */
  textNe: string;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

export type MessageTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageTemplatesQuery = { messageTemplates: Array<{ __typename?: 'MessageTemplate', occasion: MessageOccasion, subjectEn: string, textEn: string, subjectNe: string, textNe: string, version: number, placeholders: Array<string> }> };

export type MessageTemplateViewFragment = { __typename?: 'MessageTemplate', occasion: MessageOccasion, subjectEn: string, textEn: string, subjectNe: string, textNe: string, version: number, placeholders: Array<string> } & { ' $fragmentName'?: 'MessageTemplateViewFragment' };

export type SaveMessageTemplateMutationVariables = Exact<{
  input: MessageTemplateInput;
}>;


export type SaveMessageTemplateMutation = { saveMessageTemplate: { __typename?: 'MessageTemplate', occasion: MessageOccasion, subjectEn: string, textEn: string, subjectNe: string, textNe: string, version: number, placeholders: Array<string> } };

export const MessageTemplateViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageTemplateView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"subjectEn"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"subjectNe"}},{"kind":"Field","name":{"kind":"Name","value":"textNe"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"}}]}}]} as unknown as DocumentNode<MessageTemplateViewFragment, unknown>;
export const MessageTemplatesDocument = {"hash":"3384dbeb109540bf55561fe989f22c6beab9c4042bfaa6b427a4e053d3d68b7d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"subjectEn"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"subjectNe"}},{"kind":"Field","name":{"kind":"Name","value":"textNe"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"}}]}}]}}]} as unknown as DocumentNode<MessageTemplatesQuery, MessageTemplatesQueryVariables>;
export const SaveMessageTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMessageTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"subjectEn"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"subjectNe"}},{"kind":"Field","name":{"kind":"Name","value":"textNe"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"placeholders"}}]}}]}}]} as unknown as DocumentNode<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>;

export const useMessageTemplatesQuery = (...options: QueryArguments<MessageTemplatesQuery, MessageTemplatesQueryVariables>): QueryResult<MessageTemplatesQuery, MessageTemplatesQueryVariables> => useTypedQuery(MessageTemplatesDocument, ...options);
export const useSaveMessageTemplateMutation = (options?: MutationOptions<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>) => useMutation(SaveMessageTemplateDocument, options);
