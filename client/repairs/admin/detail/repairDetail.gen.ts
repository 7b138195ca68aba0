/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../../graphql/hooks';
import type { MutationOptions } from '../../../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import { useTypedFragment } from '../../../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a customer has answered the shop by word. */
export type AnswerWay =
  /** In person, at the counter or at home. */
  | 'COUNTER'
  /** On the phone. */
  | 'PHONE';

/** A change of status; costs that are absent stay as they are, null clears them. */
export type ChangeRepairStatusInput = {
  /** In rupees, at most two decimals. */
  actualCost?: number | null | undefined;
  /** Why the actual cost is above the approved one, for the customer to read; at most 500 characters. */
  costReason?: string | null | undefined;
  /** How the customer has told the shop, where the status answers a quote. */
  decisionWay?: AnswerWay | null | undefined;
  /** In rupees, at most two decimals. */
  deliveryCharge?: number | null | undefined;
  /** In rupees, at most two decimals. Another one than before is offered to the customer as a quote of one line; null withdraws what was offered. */
  estimatedCost?: number | null | undefined;
  /** A word to the customer, shown in the timeline; plain text, at most 1,000 characters. */
  note?: string | null | undefined;
  /** Any status can follow any other. */
  status: RepairStatus;
};

/** Whether the customer fetches the set or has it delivered for a fee that the shop quotes. */
export type DeliveryOption =
  /** The shop brings it, for the delivery charge that it quotes. */
  | 'DELIVERY_REQUESTED'
  /** The customer fetches it from the shop. */
  | 'PICKUP';

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

/** The kind of screen. */
export type TvType =
  /** A picture tube. */
  | 'CRT'
  /** A flat screen lit by fluorescent tubes. */
  | 'LCD'
  /** A flat screen lit by LEDs. */
  | 'LED'
  /** A flat screen whose pixels shine by themselves. */
  | 'OLED'
  /** None of these, or not known. */
  | 'OTHER'
  /** A flat screen of cells filled with gas. */
  | 'PLASMA'
  /** An LED screen with quantum dots. */
  | 'QLED';

export type RepairDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type RepairDetailQuery = { repair: { __typename?: 'Repair', id: string, version: number, status: RepairStatus, userName: string, contactNumber: string, tvType: TvType, brand: string, model: string | null, issueDescription: string, issueImageUrls: Array<string>, pickupAddress: string, preferredPickupTime: string, promisedDate: string | null, isOverdue: boolean, deliveryOption: DeliveryOption, deliveryCharge: number | null, estimatedCost: number | null, actualCost: number | null, isPublic: boolean, customerFeedback: string, adminNotes: string | null, submissionDate: string, lastUpdateDate: string, owner: { __typename?: 'RepairOwner', id: string, name: string | null, username: string, email: string } | null, pickupCoordinates: { __typename?: 'Coordinates', latitude: number, longitude: number } | null, history: Array<{ __typename?: 'RepairStatusEvent', id: string, status: RepairStatus, occurredAt: string, note: string | null, changedBy: string | null }> } | null };

export type RepairDetailViewFragment = { __typename?: 'Repair', id: string, version: number, status: RepairStatus, userName: string, contactNumber: string, tvType: TvType, brand: string, model: string | null, issueDescription: string, issueImageUrls: Array<string>, pickupAddress: string, preferredPickupTime: string, promisedDate: string | null, isOverdue: boolean, deliveryOption: DeliveryOption, deliveryCharge: number | null, estimatedCost: number | null, actualCost: number | null, isPublic: boolean, customerFeedback: string, adminNotes: string | null, submissionDate: string, lastUpdateDate: string, owner: { __typename?: 'RepairOwner', id: string, name: string | null, username: string, email: string } | null, pickupCoordinates: { __typename?: 'Coordinates', latitude: number, longitude: number } | null, history: Array<{ __typename?: 'RepairStatusEvent', id: string, status: RepairStatus, occurredAt: string, note: string | null, changedBy: string | null }> } & { ' $fragmentName'?: 'RepairDetailViewFragment' };

export type RepairStatusPreviewQueryVariables = Exact<{
  id: string | number;
  status: RepairStatus;
  note?: string | null | undefined;
  estimatedCost?: number | null | undefined;
}>;


export type RepairStatusPreviewQuery = { repairStatusPreview: { __typename?: 'RepairStatusPreview', title: string, message: string, note: string | null, link: string, byNotification: boolean, byEmail: boolean, byHand: boolean, notBefore: string } | null };

export type ChangeRepairStatusMutationVariables = Exact<{
  id: string | number;
  input: ChangeRepairStatusInput;
}>;


export type ChangeRepairStatusMutation = { changeRepairStatus: { __typename?: 'Repair', id: string, status: RepairStatus, estimatedCost: number | null, actualCost: number | null } };

export const RepairDetailViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairDetailView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Repair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}},{"kind":"Field","name":{"kind":"Name","value":"issueImageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCoordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOption"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCharge"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"customerFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]} as unknown as DocumentNode<RepairDetailViewFragment, unknown>;
export const RepairDetailDocument = {"hash":"16d7a27dcac0c314368f22611b7ec983b05344bc933504556bb81479e1052b71","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepairDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}},{"kind":"Field","name":{"kind":"Name","value":"issueImageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pickupCoordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOption"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCharge"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"customerFeedback"}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}}]}}]}}]}}]} as unknown as DocumentNode<RepairDetailQuery, RepairDetailQueryVariables>;
export const RepairStatusPreviewDocument = {"hash":"6c77aa2ead97de3d9aff0b6b437a3d58eded3fe6cdc952f108c0ff56257558e0","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepairStatusPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairStatus"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"estimatedCost"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairStatusPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"estimatedCost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"estimatedCost"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"byNotification"}},{"kind":"Field","name":{"kind":"Name","value":"byEmail"}},{"kind":"Field","name":{"kind":"Name","value":"byHand"}},{"kind":"Field","name":{"kind":"Name","value":"notBefore"}}]}}]}}]} as unknown as DocumentNode<RepairStatusPreviewQuery, RepairStatusPreviewQueryVariables>;
export const ChangeRepairStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRepairStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRepairStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRepairStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}}]}}]}}]} as unknown as DocumentNode<ChangeRepairStatusMutation, ChangeRepairStatusMutationVariables>;

export const useRepairDetailViewFragment = (from: FragmentType<RepairDetailViewFragment>): RepairDetailViewFragment => useTypedFragment(RepairDetailViewFragmentDoc, 'RepairDetailView', from);
export const useRepairDetailQuery = (...options: QueryArguments<RepairDetailQuery, RepairDetailQueryVariables>): QueryResult<RepairDetailQuery, RepairDetailQueryVariables> => useTypedQuery(RepairDetailDocument, ...options);
export const useRepairStatusPreviewQuery = (...options: QueryArguments<RepairStatusPreviewQuery, RepairStatusPreviewQueryVariables>): QueryResult<RepairStatusPreviewQuery, RepairStatusPreviewQueryVariables> => useTypedQuery(RepairStatusPreviewDocument, ...options);
export const useChangeRepairStatusMutation = (options?: MutationOptions<ChangeRepairStatusMutation, ChangeRepairStatusMutationVariables>) => useMutation(ChangeRepairStatusDocument, options);
