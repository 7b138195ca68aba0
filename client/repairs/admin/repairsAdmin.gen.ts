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
/** What is changed of one repair among many; what is left out stays as it is. */
export type RepairChangeInput = {
  /** true deletes it, false restores it. */
  deleted?: boolean | null | undefined;
  /** The status that it is thought to have: if it has another by now, nothing is changed at all (CONFLICT). */
  expectedStatus?: RepairStatus | null | undefined;
  /** The id of a repair, each one once; a deleted one only with `deleted`. */
  id: string | number;
  /** Whether visitors see it in the public records, redacted. */
  isPublic?: boolean | null | undefined;
  /** ISO 8601, within a year; null takes the promise back. */
  promisedDate?: string | null | undefined;
  /** Any status can follow any other. */
  status?: RepairStatus | null | undefined;
};

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

/** What the table of repairs is sorted by. */
export type RepairTableSort =
  /** By brand, regardless of case. */
  | 'BRAND'
  /** By the full name, regardless of case. */
  | 'CUSTOMER'
  /** By when the work last went on. */
  | 'LAST_UPDATE_DATE'
  /** By when the customer would like it to be fetched. */
  | 'PICKUP_TIME'
  /** By when it was promised; rising, what was not promised comes last. */
  | 'PROMISED_DATE'
  /** In the order of the work: rising, REQUESTED comes first and CANCELLED last. */
  | 'STATUS'
  /** By when it was requested. */
  | 'SUBMISSION_DATE';

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

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

export type RepairTableQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  search?: string | null | undefined;
  sort?: RepairTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  status?: Array<RepairStatus> | RepairStatus | null | undefined;
  overdue?: boolean | null | undefined;
  notificationPending?: boolean | null | undefined;
  quoteWaiting?: boolean | null | undefined;
  deleted?: boolean | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  pickupFrom?: string | null | undefined;
  pickupTo?: string | null | undefined;
  promisedFrom?: string | null | undefined;
  promisedTo?: string | null | undefined;
}>;


export type RepairTableQuery = { repairTable: { __typename?: 'RepairTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'Repair', id: string, userName: string, contactNumber: string, tvType: TvType, brand: string, model: string | null, status: RepairStatus, submissionDate: string, preferredPickupTime: string, lastUpdateDate: string, promisedDate: string | null, isOverdue: boolean, estimatedCost: number | null, actualCost: number | null, isPublic: boolean, notificationPendingSince: string | null, deletedAt: string | null, owner: { __typename?: 'RepairOwner', id: string } | null }> } };

export type RepairBoardQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type RepairBoardQuery = { repairBoard: Array<{ __typename?: 'RepairBoardColumn', status: RepairStatus, totalCount: number, items: Array<{ __typename?: 'Repair', id: string, userName: string, contactNumber: string, tvType: TvType, brand: string, model: string | null, status: RepairStatus, submissionDate: string, preferredPickupTime: string, lastUpdateDate: string, promisedDate: string | null, isOverdue: boolean, estimatedCost: number | null, actualCost: number | null, isPublic: boolean, notificationPendingSince: string | null, deletedAt: string | null, owner: { __typename?: 'RepairOwner', id: string } | null }> }> };

export type RepairRowFragment = { __typename?: 'Repair', id: string, userName: string, contactNumber: string, tvType: TvType, brand: string, model: string | null, status: RepairStatus, submissionDate: string, preferredPickupTime: string, lastUpdateDate: string, promisedDate: string | null, isOverdue: boolean, estimatedCost: number | null, actualCost: number | null, isPublic: boolean, notificationPendingSince: string | null, deletedAt: string | null, owner: { __typename?: 'RepairOwner', id: string } | null } & { ' $fragmentName'?: 'RepairRowFragment' };

export type ChangeRepairsMutationVariables = Exact<{
  changes: Array<RepairChangeInput> | RepairChangeInput;
}>;


export type ChangeRepairsMutation = { changeRepairs: { __typename?: 'ChangedRepairs', repairs: Array<(
      { __typename?: 'Repair', id: string, status: RepairStatus }
      & { ' $fragmentRefs'?: { 'RepairRowFragment': RepairRowFragment } }
    )>, before: Array<{ __typename?: 'RepairBefore', id: string, status: RepairStatus, isPublic: boolean, promisedDate: string | null, deleted: boolean }> } };

export type DeleteRepairMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteRepairMutation = { deleteRepair: string };

export type RestoreRepairMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreRepairMutation = { restoreRepair: (
    { __typename?: 'Repair', id: string }
    & { ' $fragmentRefs'?: { 'RepairRowFragment': RepairRowFragment } }
  ) };

export const RepairRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Repair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPendingSince"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<RepairRowFragment, unknown>;
export const RepairTableDocument = {"hash":"1c7338396684c5a57fd5dbebc5b1bb95f8bf23bd1ed7b13685c4a7c22a324250","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepairTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"10"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairStatus"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overdue"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notificationPending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteWaiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pickupFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pickupTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promisedFrom"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promisedTo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"overdue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overdue"}}},{"kind":"Argument","name":{"kind":"Name","value":"notificationPending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notificationPending"}}},{"kind":"Argument","name":{"kind":"Name","value":"quoteWaiting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteWaiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"deleted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deleted"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"pickupFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pickupFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"pickupTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pickupTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"promisedFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promisedFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"promisedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promisedTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPendingSince"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RepairTableQuery, RepairTableQueryVariables>;
export const RepairBoardDocument = {"hash":"0e6fea32e8936190e5e7b0c7bfc7afc9da68b1af1183084b28b222a6e9e43493","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepairBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPendingSince"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RepairBoardQuery, RepairBoardQueryVariables>;
export const ChangeRepairsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRepairs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairChangeInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRepairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Repair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPendingSince"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<ChangeRepairsMutation, ChangeRepairsMutationVariables>;
export const DeleteRepairDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRepair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteRepairMutation, DeleteRepairMutationVariables>;
export const RestoreRepairDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreRepair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Repair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"notificationPendingSince"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<RestoreRepairMutation, RestoreRepairMutationVariables>;

export const useRepairRowFragment = (from: FragmentType<RepairRowFragment>): RepairRowFragment => useTypedFragment(RepairRowFragmentDoc, 'RepairRow', from);
export const useRepairTableQuery = (...options: QueryArguments<RepairTableQuery, RepairTableQueryVariables>): QueryResult<RepairTableQuery, RepairTableQueryVariables> => useTypedQuery(RepairTableDocument, ...options);
export const useRepairBoardQuery = (...options: QueryArguments<RepairBoardQuery, RepairBoardQueryVariables>): QueryResult<RepairBoardQuery, RepairBoardQueryVariables> => useTypedQuery(RepairBoardDocument, ...options);
export const useChangeRepairsMutation = (options?: MutationOptions<ChangeRepairsMutation, ChangeRepairsMutationVariables>) => useMutation(ChangeRepairsDocument, options);
export const useDeleteRepairMutation = (options?: MutationOptions<DeleteRepairMutation, DeleteRepairMutationVariables>) => useMutation(DeleteRepairDocument, options);
export const useRestoreRepairMutation = (options?: MutationOptions<RestoreRepairMutation, RestoreRepairMutationVariables>) => useMutation(RestoreRepairDocument, options);
