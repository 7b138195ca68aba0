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
/** Which form a message came from. */
export type InboxKind =
  /** The application for a job, or for none in particular. */
  | 'APPLICATION'
  /** The contact form. */
  | 'CONTACT';

/** What the shop has done with a message. */
export type InboxStatus =
  /** It was answered, by mail from here or in another way. */
  | 'ANSWERED'
  /** Nobody has read it yet. */
  | 'NEW'
  /** Somebody has read it; no answer went out. */
  | 'READ';

/** What the inbox can be sorted by. */
export type InboxTableSort =
  /** By when it came in. */
  | 'CREATED_AT'
  /** By the name of the sender, regardless of case. */
  | 'NAME'
  /** Rising: new, read, answered. */
  | 'STATUS';

/** How far a mail is. */
export type MailState =
  /** Refused for good, or tried often enough. */
  | 'FAILED'
  /** Of a campaign that was paused. */
  | 'HELD'
  /** It is being handed over. */
  | 'SENDING'
  /** The mail server has taken it. */
  | 'SENT'
  /** There was nothing to say any more, or nobody who wants to hear it. */
  | 'SKIPPED'
  /** Whether it arrived was lost, with the process or the connection; it is not sent again by itself. */
  | 'UNKNOWN'
  /** For its time, or for another try. */
  | 'WAITING';

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

export type InboxTableQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  search?: string | null | undefined;
  sort?: InboxTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  status?: InboxStatus | null | undefined;
  kind?: InboxKind | null | undefined;
  deleted?: boolean | null | undefined;
}>;


export type InboxTableQuery = { newInboxCount: number, inboxTable: { __typename?: 'InboxTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'InboxMessage', id: string, kind: InboxKind, status: InboxStatus, name: string, email: string, subject: string, createdAt: string, deletedAt: string | null }> } };

export type InboxRowFragment = { __typename?: 'InboxMessage', id: string, kind: InboxKind, status: InboxStatus, name: string, email: string, subject: string, createdAt: string, deletedAt: string | null } & { ' $fragmentName'?: 'InboxRowFragment' };

export type InboxMessageQueryVariables = Exact<{
  id: string | number;
}>;


export type InboxMessageQuery = { inboxMessage: { __typename?: 'InboxMessage', id: string, kind: InboxKind, status: InboxStatus, name: string, email: string, subject: string, createdAt: string, deletedAt: string | null, phone: string | null, message: string, cvUrl: string | null, job: { __typename?: 'JobOpening', id: string, title: string } | null, replies: Array<{ __typename?: 'InboxReply', id: string, text: string, createdAt: string, mail: { __typename?: 'OutgoingMail', id: string, state: MailState, dueAt: string, problem: string | null } | null }> } | null };

export type InboxWholeFragment = { __typename?: 'InboxMessage', id: string, phone: string | null, message: string, cvUrl: string | null, job: { __typename?: 'JobOpening', id: string, title: string } | null, replies: Array<{ __typename?: 'InboxReply', id: string, text: string, createdAt: string, mail: { __typename?: 'OutgoingMail', id: string, state: MailState, dueAt: string, problem: string | null } | null }> } & { ' $fragmentName'?: 'InboxWholeFragment' };

export type ReplyToInboxMessageMutationVariables = Exact<{
  id: string | number;
  text: string;
}>;


export type ReplyToInboxMessageMutation = { replyToInboxMessage: (
    { __typename?: 'InboxMessage', id: string }
    & { ' $fragmentRefs'?: { 'InboxRowFragment': InboxRowFragment;'InboxWholeFragment': InboxWholeFragment } }
  ) };

export type SetInboxStatusMutationVariables = Exact<{
  id: string | number;
  status: InboxStatus;
}>;


export type SetInboxStatusMutation = { setInboxStatus: { __typename?: 'InboxMessage', id: string, status: InboxStatus } };

export type DeleteInboxMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteInboxMessageMutation = { deleteInboxMessage: string };

export type RestoreInboxMessageMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreInboxMessageMutation = { restoreInboxMessage: { __typename?: 'InboxMessage', id: string, deletedAt: string | null } };

export type SignedCvQueryVariables = Exact<{
  url: string;
}>;


export type SignedCvQuery = { signedCv: { __typename?: 'SignedAddress', url: string } };

export const InboxRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<InboxRowFragment, unknown>;
export const InboxWholeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxWhole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]} as unknown as DocumentNode<InboxWholeFragment, unknown>;
export const InboxTableDocument = {"hash":"4c597e4b23f25b2ec37efb65a605aea78d5d10c9431158adf671cabcaa79bb80","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"newInboxCount"}}]}}]} as unknown as DocumentNode<InboxTableQuery, InboxTableQueryVariables>;
export const InboxMessageDocument = {"hash":"2f398ae33b788230e245ad253e2d725041784be6609160c9f37c9486ad663e92","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InboxMessageQuery, InboxMessageQueryVariables>;
export const ReplyToInboxMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToInboxMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToInboxMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxWhole"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxWhole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InboxMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"cvUrl"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]} as unknown as DocumentNode<ReplyToInboxMessageMutation, ReplyToInboxMessageMutationVariables>;
export const SetInboxStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInboxStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InboxStatus"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setInboxStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SetInboxStatusMutation, SetInboxStatusMutationVariables>;
export const DeleteInboxMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteInboxMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInboxMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteInboxMessageMutation, DeleteInboxMessageMutationVariables>;
export const RestoreInboxMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreInboxMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreInboxMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]} as unknown as DocumentNode<RestoreInboxMessageMutation, RestoreInboxMessageMutationVariables>;
export const SignedCvDocument = {"hash":"d5400e9613f701d2771bc951002a67dd0e88468ac7a193cf6fcc9f3f138c8a4b","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedCv"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedCv"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SignedCvQuery, SignedCvQueryVariables>;

export const useInboxRowFragment = (from: FragmentType<InboxRowFragment>): InboxRowFragment => useTypedFragment(InboxRowFragmentDoc, 'InboxRow', from);
export const useInboxWholeFragment = (from: FragmentType<InboxWholeFragment>): InboxWholeFragment => useTypedFragment(InboxWholeFragmentDoc, 'InboxWhole', from);
export const useInboxTableQuery = (...options: QueryArguments<InboxTableQuery, InboxTableQueryVariables>): QueryResult<InboxTableQuery, InboxTableQueryVariables> => useTypedQuery(InboxTableDocument, ...options);
export const useInboxMessageQuery = (...options: QueryArguments<InboxMessageQuery, InboxMessageQueryVariables>): QueryResult<InboxMessageQuery, InboxMessageQueryVariables> => useTypedQuery(InboxMessageDocument, ...options);
export const useReplyToInboxMessageMutation = (options?: MutationOptions<ReplyToInboxMessageMutation, ReplyToInboxMessageMutationVariables>) => useMutation(ReplyToInboxMessageDocument, options);
export const useSetInboxStatusMutation = (options?: MutationOptions<SetInboxStatusMutation, SetInboxStatusMutationVariables>) => useMutation(SetInboxStatusDocument, options);
export const useDeleteInboxMessageMutation = (options?: MutationOptions<DeleteInboxMessageMutation, DeleteInboxMessageMutationVariables>) => useMutation(DeleteInboxMessageDocument, options);
export const useRestoreInboxMessageMutation = (options?: MutationOptions<RestoreInboxMessageMutation, RestoreInboxMessageMutationVariables>) => useMutation(RestoreInboxMessageDocument, options);
export const useSignedCvQuery = (...options: QueryArguments<SignedCvQuery, SignedCvQueryVariables>): QueryResult<SignedCvQuery, SignedCvQueryVariables> => useTypedQuery(SignedCvDocument, ...options);
