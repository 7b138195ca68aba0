/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { MutationOptions } from '../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A request to have a television repaired. */
export type BookRepairInput = {
  brand: string;
  /** 7 to 20 digits, spaces, hyphens and parentheses, with an optional +; Devanagari digits too. */
  contactNumber: string;
  deliveryOption?: DeliveryOption;
  /** What is wrong with it. */
  issueDescription: string;
  /** Addresses of up to 3 uploaded pictures. */
  issueImageUrls?: Array<string> | null | undefined;
  model?: string | null | undefined;
  pickupAddress: string;
  pickupCoordinates?: CoordinatesInput | null | undefined;
  /** ISO 8601, not in the past; without an offset it is Kathmandu's time. */
  preferredPickupTime: string;
  tvType?: TvType;
  /** The customer's full name. */
  userName: string;
};

export type CoordinatesInput = {
  latitude: number;
  longitude: number;
};

/** Whether the customer fetches the set or has it delivered for a fee that the shop quotes. */
export type DeliveryOption =
  | 'DELIVERY_REQUESTED'
  | 'PICKUP';

/** How a guest filled in the form; keeps programs out. */
export type FormGuardInput = {
  /** Milliseconds between opening the form and sending it. */
  elapsedMs?: number | null | undefined;
  /** Must be left empty: people cannot see this field. */
  website?: string | null | undefined;
};

/** What the records can be sorted by. */
export type RepairSortField =
  | 'CUSTOMER'
  | 'LAST_UPDATE_DATE'
  | 'STATUS'
  | 'SUBMISSION_DATE';

export type RepairSortInput = {
  direction?: SortDirection;
  field?: RepairSortField;
};

/** Where a repair stands. */
export type RepairStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'DIAGNOSED'
  | 'DIAGNOSING'
  | 'PICKED_UP'
  | 'QUOTE_APPROVED'
  | 'QUOTE_REJECTED'
  | 'REPAIRED'
  | 'REPAIRING'
  | 'REQUESTED';

/** Rising or falling. */
export type SortDirection =
  | 'ASC'
  | 'DESC';

/** The kind of screen. */
export type TvType =
  | 'CRT'
  | 'LCD'
  | 'LED'
  | 'OLED'
  | 'OTHER'
  | 'PLASMA'
  | 'QLED';

export type TrackRepairQueryVariables = Exact<{
  id: string;
}>;


export type TrackRepairQuery = { trackRepair: { id: string, status: RepairStatus, tvType: TvType, brand: string, model: string | null, userName: string, issueDescription: string, lastUpdateDate: string, submissionDate: string, preferredPickupTime: string, deliveryOption: DeliveryOption, deliveryCharge: number | null, estimatedCost: number | null, actualCost: number | null, isPublic: boolean, history: Array<{ id: string, status: RepairStatus, occurredAt: string, note: string | null }> } | null };

export type BookRepairMutationVariables = Exact<{
  input: BookRepairInput;
  formGuard?: FormGuardInput | null | undefined;
}>;


export type BookRepairMutation = { bookRepair: { id: string, status: RepairStatus, tvType: TvType, brand: string, model: string | null, userName: string, issueDescription: string, lastUpdateDate: string, submissionDate: string, preferredPickupTime: string, deliveryOption: DeliveryOption, deliveryCharge: number | null, estimatedCost: number | null, actualCost: number | null, isPublic: boolean, history: Array<{ id: string, status: RepairStatus, occurredAt: string, note: string | null }> } };

export type RepairRecordsQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: RepairStatus | null | undefined;
  sort?: RepairSortInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type RepairRecordsQuery = { publicRepairs: { totalCount: number, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean }, edges: Array<{ node: { id: string, userName: string, tvType: TvType, brand: string, model: string | null, status: RepairStatus, submissionDate: string } }> } };

export type TrackedRepairViewFragment = { id: string, status: RepairStatus, tvType: TvType, brand: string, model: string | null, userName: string, issueDescription: string, lastUpdateDate: string, submissionDate: string, preferredPickupTime: string, deliveryOption: DeliveryOption, deliveryCharge: number | null, estimatedCost: number | null, actualCost: number | null, isPublic: boolean, history: Array<{ id: string, status: RepairStatus, occurredAt: string, note: string | null }> };

export type RepairCardFragment = { id: string, status: RepairStatus, tvType: TvType, brand: string, model: string | null, userName: string, issueDescription: string, lastUpdateDate: string };

export type RepairDetailsFragment = { id: string, submissionDate: string, lastUpdateDate: string, preferredPickupTime: string, deliveryOption: DeliveryOption, deliveryCharge: number | null, estimatedCost: number | null, actualCost: number | null, isPublic: boolean };

export type RepairTimelineFragment = { id: string, status: RepairStatus, history: Array<{ id: string, status: RepairStatus, occurredAt: string, note: string | null }> };

export type RepairRecordFragment = { id: string, userName: string, tvType: TvType, brand: string, model: string | null, status: RepairStatus, submissionDate: string };

export const RepairCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}}]}}]} as unknown as DocumentNode<RepairCardFragment, unknown>;
export const RepairDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOption"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCharge"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}}]} as unknown as DocumentNode<RepairDetailsFragment, unknown>;
export const RepairTimelineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<RepairTimelineFragment, unknown>;
export const TrackedRepairViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedRepairView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairDetails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairTimeline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOption"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCharge"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<TrackedRepairViewFragment, unknown>;
export const RepairRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}}]}}]} as unknown as DocumentNode<RepairRecordFragment, unknown>;
export const TrackRepairDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackRepair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedRepairView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOption"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCharge"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedRepairView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairDetails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairTimeline"}}]}}]} as unknown as DocumentNode<TrackRepairQuery, TrackRepairQueryVariables>;
export const BookRepairDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookRepairInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FormGuardInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookRepair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"formGuard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"formGuard"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedRepairView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdateDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredPickupTime"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryOption"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCharge"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedCost"}},{"kind":"Field","name":{"kind":"Name","value":"actualCost"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairTimeline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedRepairView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairCard"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairDetails"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairTimeline"}}]}}]} as unknown as DocumentNode<BookRepairMutation, BookRepairMutationVariables>;
export const RepairRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepairRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairSortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicRepairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepairRecord"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepairRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicRepair"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}}]}}]} as unknown as DocumentNode<RepairRecordsQuery, RepairRecordsQueryVariables>;

export const useTrackRepairQuery = (...options: QueryArguments<TrackRepairQuery, TrackRepairQueryVariables>): QueryResult<TrackRepairQuery, TrackRepairQueryVariables> => useTypedQuery(TrackRepairDocument, ...options);
export const useBookRepairMutation = (options?: MutationOptions<BookRepairMutation, BookRepairMutationVariables>) => useMutation(BookRepairDocument, options);
export const useRepairRecordsQuery = (...options: QueryArguments<RepairRecordsQuery, RepairRecordsQueryVariables>): QueryResult<RepairRecordsQuery, RepairRecordsQueryVariables> => useTypedQuery(RepairRecordsDocument, ...options);
