/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RepairDetailViewFragment } from '../detail/repairDetail.gen';
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../../graphql/hooks';
import type { MutationOptions } from '../../../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import { useTypedFragment } from '../../../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

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

/** How a customer came to know. */
export type NotifiedBy =
  /** Somebody of the shop spoke to them on the phone. */
  | 'CALL'
  /** A mail of ours went to them. */
  | 'EMAIL'
  /** They were at the counter, or have answered on the site. */
  | 'SELF'
  /** Somebody of the shop sent them a text message. */
  | 'SMS'
  /** Somebody of the shop wrote to them in Viber. */
  | 'VIBER'
  /** Somebody of the shop wrote to them in WhatsApp. */
  | 'WHATSAPP';

/** Where a repair stands. */
export type RepairStatus =
  /** Called off; nothing more is done. */
  | 'CANCELLED'
  /** The customer has it back. */
  | 'DELIVERED'
  /** The fault is known; with an estimated cost, it is for the customer to approve or reject. */
  | 'DIAGNOSED'
  /** The workshop is finding out what is wrong. */
  | 'DIAGNOSING'
  /** The shop has the set. */
  | 'PICKED_UP'
  /** The customer has agreed to the estimated cost. */
  | 'QUOTE_APPROVED'
  /** The customer does not want it repaired at that cost. */
  | 'QUOTE_REJECTED'
  /** It works again, and waits to be fetched or delivered. */
  | 'REPAIRED'
  /** The workshop is at it. */
  | 'REPAIRING'
  /** Asked for; the set is still with the customer. Each repair begins here. */
  | 'REQUESTED';

/** What a customer is notified of about a repair. */
export type UpdateKind =
  /** What the repair would cost, to be approved or rejected. */
  | 'QUOTE'
  /** Their request has come in. */
  | 'RECEIVED'
  /** The repair stands somewhere else. */
  | 'STATUS';

export type CustomerUpdatesQueryVariables = Exact<{
  repairId: string | number;
}>;


export type CustomerUpdatesQuery = { customerUpdates: Array<{ __typename?: 'CustomerUpdate', id: string, kind: UpdateKind, status: RepairStatus, cost: number | null, createdAt: string, dueAt: string, undoableUntil: string | null, notifiedAt: string | null, notifiedBy: NotifiedBy | null, mailState: MailState | null, mailProblem: string | null, mailDueAt: string | null, customersLanguage: Language | null, messages: Array<{ __typename?: 'CustomerMessage', language: Language, words: string, isOwn: boolean, text: string, whatsapp: string | null, viber: string | null, sms: string | null }> }> };

export type CustomerUpdateViewFragment = { __typename?: 'CustomerUpdate', id: string, kind: UpdateKind, status: RepairStatus, cost: number | null, createdAt: string, dueAt: string, undoableUntil: string | null, notifiedAt: string | null, notifiedBy: NotifiedBy | null, mailState: MailState | null, mailProblem: string | null, mailDueAt: string | null, customersLanguage: Language | null, messages: Array<{ __typename?: 'CustomerMessage', language: Language, words: string, isOwn: boolean, text: string, whatsapp: string | null, viber: string | null, sms: string | null }> } & { ' $fragmentName'?: 'CustomerUpdateViewFragment' };

export type MarkCustomerNotifiedMutationVariables = Exact<{
  updateId: string | number;
  by: NotifiedBy;
}>;


export type MarkCustomerNotifiedMutation = { markCustomerNotified: (
    { __typename?: 'CustomerUpdate', id: string, repair: { __typename?: 'Repair', id: string, notificationPendingSince: string | null } }
    & { ' $fragmentRefs'?: { 'CustomerUpdateViewFragment': CustomerUpdateViewFragment } }
  ) };

export type WriteCustomerUpdateMutationVariables = Exact<{
  updateId: string | number;
  language: Language;
  words: string;
}>;


export type WriteCustomerUpdateMutation = { writeCustomerUpdate: (
    { __typename?: 'CustomerUpdate', id: string }
    & { ' $fragmentRefs'?: { 'CustomerUpdateViewFragment': CustomerUpdateViewFragment } }
  ) };

export type UndoCustomerNotifiedMutationVariables = Exact<{
  updateId: string | number;
}>;


export type UndoCustomerNotifiedMutation = { undoCustomerNotified: (
    { __typename?: 'CustomerUpdate', id: string, repair: { __typename?: 'Repair', id: string, notificationPendingSince: string | null } }
    & { ' $fragmentRefs'?: { 'CustomerUpdateViewFragment': CustomerUpdateViewFragment } }
  ) };

export type UndoStatusChangeMutationVariables = Exact<{
  repairId: string | number;
  version: number;
}>;


export type UndoStatusChangeMutation = { undoStatusChange: (
    { __typename?: 'Repair', id: string, notificationPendingSince: string | null }
    & { ' $fragmentRefs'?: { 'RepairDetailViewFragment': RepairDetailViewFragment } }
  ) };

export const CustomerUpdateViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerUpdateView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"}},{"kind":"Field","name":{"kind":"Name","value":"mailDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"customersLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"viber"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]} as unknown as DocumentNode<CustomerUpdateViewFragment, unknown>;
export const CustomerUpdatesDocument = {"hash":"36835adcc8b6af8a647a64ac29364714fc6131a86fd90436478fe8289cf0c203","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerUpdates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repairId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerUpdates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"repairId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repairId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"}},{"kind":"Field","name":{"kind":"Name","value":"mailDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"customersLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"viber"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]}}]} as unknown as DocumentNode<CustomerUpdatesQuery, CustomerUpdatesQueryVariables>;
export const MarkCustomerNotifiedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkCustomerNotified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"by"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotifiedBy"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markCustomerNotified"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"by"},"value":{"kind":"Variable","name":{"kind":"Name","value":"by"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerUpdateView"}},{"kind":"Field","name":{"kind":"Name","value":"repair"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPendingSince"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerUpdateView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"}},{"kind":"Field","name":{"kind":"Name","value":"mailDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"customersLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"viber"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]} as unknown as DocumentNode<MarkCustomerNotifiedMutation, MarkCustomerNotifiedMutationVariables>;
export const WriteCustomerUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteCustomerUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeCustomerUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerUpdateView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerUpdateView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"}},{"kind":"Field","name":{"kind":"Name","value":"mailDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"customersLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"viber"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]} as unknown as DocumentNode<WriteCustomerUpdateMutation, WriteCustomerUpdateMutationVariables>;
export const UndoCustomerNotifiedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoCustomerNotified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoCustomerNotified"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"updateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerUpdateView"}},{"kind":"Field","name":{"kind":"Name","value":"repair"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPendingSince"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerUpdateView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerUpdate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedBy"}},{"kind":"Field","name":{"kind":"Name","value":"mailState"}},{"kind":"Field","name":{"kind":"Name","value":"mailProblem"}},{"kind":"Field","name":{"kind":"Name","value":"mailDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"customersLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"viber"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}}]}}]} as unknown as DocumentNode<UndoCustomerNotifiedMutation, UndoCustomerNotifiedMutationVariables>;
export const UndoStatusChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoStatusChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repairId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoStatusChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"repairId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repairId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPendingSince"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairDetailView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairDetailView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Repair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}},{"kind":"Field","name":{"kind":"Name","value":"issueImageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCoordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOption"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCharge"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"costReason"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyFrom"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"chosenTotal"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"offeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedVia"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"isLeftOut"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"coveredUntil"}},{"kind":"Field","name":{"kind":"Name","value":"coveredBy"}},{"kind":"Field","name":{"kind":"Name","value":"startsWarrantyAgain"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comesBackFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isCovered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"customerFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]} as unknown as DocumentNode<UndoStatusChangeMutation, UndoStatusChangeMutationVariables>;

export const useCustomerUpdateViewFragment = (from: FragmentType<CustomerUpdateViewFragment>): CustomerUpdateViewFragment => useTypedFragment(CustomerUpdateViewFragmentDoc, 'CustomerUpdateView', from);
export const useCustomerUpdatesQuery = (...options: QueryArguments<CustomerUpdatesQuery, CustomerUpdatesQueryVariables>): QueryResult<CustomerUpdatesQuery, CustomerUpdatesQueryVariables> => useTypedQuery(CustomerUpdatesDocument, ...options);
export const useMarkCustomerNotifiedMutation = (options?: MutationOptions<MarkCustomerNotifiedMutation, MarkCustomerNotifiedMutationVariables>) => useMutation(MarkCustomerNotifiedDocument, options);
export const useWriteCustomerUpdateMutation = (options?: MutationOptions<WriteCustomerUpdateMutation, WriteCustomerUpdateMutationVariables>) => useMutation(WriteCustomerUpdateDocument, options);
export const useUndoCustomerNotifiedMutation = (options?: MutationOptions<UndoCustomerNotifiedMutation, UndoCustomerNotifiedMutationVariables>) => useMutation(UndoCustomerNotifiedDocument, options);
export const useUndoStatusChangeMutation = (options?: MutationOptions<UndoStatusChangeMutation, UndoStatusChangeMutationVariables>) => useMutation(UndoStatusChangeDocument, options);
