/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { MutationOptions } from '../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A message to the shop. */
export type ContactMessageInput = {
  /** A guest's, required then; of a signed-in person the account's own is taken. */
  email?: string | null | undefined;
  /** Plain text, at most 10,000 characters. */
  message: string;
  /** A guest's, required then; of a signed-in person the account's own is taken. */
  name?: string | null | undefined;
  /** Plain text in one line, at most 200 characters. */
  subject: string;
};

/** How a guest filled in the form; keeps programs out. */
export type FormGuardInput = {
  /** Milliseconds between opening the form and sending it; less than 2,000 is no person, and refused. */
  elapsedMs?: number | null | undefined;
  /** Must be left empty: people cannot see this field. */
  website?: string | null | undefined;
};

/** An application for a job. */
export type JobApplicationInput = {
  /** Plain text, at most 10,000 characters. */
  coverLetter: string;
  /** The address that the upload of the CV answered. */
  cvUrl: string;
  /** Where the shop answers. */
  email: string;
  /** The UUID of an active opening; left out for a general application. */
  jobId?: string | number | null | undefined;
  /** The applicant's full name, at most 120 characters. */
  name: string;
  /** 7 to 20 digits, spaces, hyphens, dots and parentheses, with an optional +; Devanagari digits too. */
  phone?: string | null | undefined;
};

export type SendContactMessageMutationVariables = Exact<{
  input: ContactMessageInput;
  formGuard: FormGuardInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: boolean };

export type ApplyForJobMutationVariables = Exact<{
  input: JobApplicationInput;
  formGuard: FormGuardInput;
}>;


export type ApplyForJobMutation = { applyForJob: boolean };


export const SendContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormGuardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"formGuard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}}}]}]}}]} as unknown as DocumentNode<SendContactMessageMutation, SendContactMessageMutationVariables>;
export const ApplyForJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobApplicationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FormGuardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"formGuard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}}}]}]}}]} as unknown as DocumentNode<ApplyForJobMutation, ApplyForJobMutationVariables>;

export const useSendContactMessageMutation = (options?: MutationOptions<SendContactMessageMutation, SendContactMessageMutationVariables>) => useMutation(SendContactMessageDocument, options);
export const useApplyForJobMutation = (options?: MutationOptions<ApplyForJobMutation, ApplyForJobMutationVariables>) => useMutation(ApplyForJobDocument, options);
