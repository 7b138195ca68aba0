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
/** How a customer has answered the shop by word. */
export type AnswerWay =
  /** In person, at the counter or at home. */
  | 'COUNTER'
  /** On the phone. */
  | 'PHONE';

/** A place on the map, in degrees (WGS 84). */
export type CoordinatesInput = {
  /** -90 to 90, north is positive. */
  latitude: number;
  /** -180 to 180, east is positive. */
  longitude: number;
};

/** Whether the customer fetches the set or has it delivered for a fee that the shop quotes. */
export type DeliveryOption =
  /** The shop brings it, for the delivery charge that it quotes. */
  | 'DELIVERY_REQUESTED'
  /** The customer fetches it from the shop. */
  | 'PICKUP';

/** A television that is written down for the first time. */
export type NewTvSetInput = {
  /** Plain text, at most 80 characters. */
  brand: string;
  /** Plain text, at most 120 characters; null where it is not known. */
  model?: string | null | undefined;
  /** The workshop's own notes; plain text, at most 5,000 characters. */
  notes?: string | null | undefined;
  /** As it is on the set, at most 80 characters; no other set has the same letters and digits. */
  serial?: string | null | undefined;
  /** The diagonal of the screen, 1 to 150 inches. */
  sizeInches?: number | null | undefined;
  /** The kind of screen; LED if not given. */
  tvType?: TvType;
};

/** Whether a product can be had. */
export type ProductAvailability =
  /** It is for sale. */
  | 'AVAILABLE'
  /** It is kept for somebody, for a while. */
  | 'RESERVED'
  /** It is sold; visitors see it for 14 more days. */
  | 'SOLD';

/** A record as the workshop writes it. A new one needs name, contact number, brand, issue, address and pickup time; in one that is there, what is left out stays as it is and null clears it. */
export type RepairInput = {
  /** In rupees, at most two decimals. */
  actualCost?: number | null | undefined;
  /** The workshop's own notes, which only admins read; at most 5,000 characters. */
  adminNotes?: string | null | undefined;
  /** Plain text, at most 80 characters. */
  brand?: string | null | undefined;
  /** The id of the repair before, where the set comes back for the same thing; it brings its set along. */
  comesBackFrom?: string | number | null | undefined;
  /** 7 to 20 digits, spaces, hyphens, dots and parentheses, with an optional +; Devanagari digits too. */
  contactNumber?: string | null | undefined;
  /** Why the actual cost is above the approved one, for the customer to read; at most 500 characters. */
  costReason?: string | null | undefined;
  /** What the customer says about the repair; plain text, at most 2,000 characters. */
  customerFeedback?: string | null | undefined;
  /** How the customer has told the shop, where the status answers a quote. */
  decisionWay?: AnswerWay | null | undefined;
  /** In rupees, at most two decimals. */
  deliveryCharge?: number | null | undefined;
  /** PICKUP for a new record if not given. */
  deliveryOption?: DeliveryOption | null | undefined;
  /** In rupees, at most two decimals. Another one than before is offered to the customer as a quote of one line; null withdraws what was offered. */
  estimatedCost?: number | null | undefined;
  /** Whether visitors see it in the public records, redacted; false for a new record if not given. */
  isPublic?: boolean | null | undefined;
  /** What is wrong with it; plain text, at most 5,000 characters. */
  issueDescription?: string | null | undefined;
  /** Addresses of up to 3 uploaded pictures. */
  issueImageUrls?: Array<string> | null | undefined;
  /** Plain text, at most 120 characters; null where it is not known. */
  model?: string | null | undefined;
  /** A word to the customer, shown in the timeline; plain text, at most 1,000 characters. */
  note?: string | null | undefined;
  /** Where the set is; plain text, at most 500 characters. */
  pickupAddress?: string | null | undefined;
  /** Where that is on the map; null where it is not known. */
  pickupCoordinates?: CoordinatesInput | null | undefined;
  /** ISO 8601; without an offset it is Kathmandu's time. Not in the past where it is new, but for the hour that somebody may stand at the counter, and within a year. */
  preferredPickupTime?: string | null | undefined;
  /** When the shop promises it, within a year: ISO 8601, without an offset Kathmandu's time. */
  promisedDate?: string | null | undefined;
  /** The UUID of the very set; null for one that was not found yet. */
  setId?: string | number | null | undefined;
  /** Where it stands in the workshop; plain text, at most 40 characters. */
  shelfPlace?: string | null | undefined;
  /** REQUESTED for a new record if not given. */
  status?: RepairStatus | null | undefined;
  /** LED for a new record if not given. */
  tvType?: TvType | null | undefined;
  /** The account that owns it; null for a customer without one. */
  userId?: string | number | null | undefined;
  /** The customer's full name; one line, at most 120 characters. */
  userName?: string | null | undefined;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
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

/** A sheet, all of it, as it is filled in. */
export type SetSheetInput = {
  /** What came along, at most 30 things; none if not given. */
  accessories?: Array<SheetAccessoryInput> | null | undefined;
  /** What it tells of the set. */
  kind: SheetKind;
  /** Plain text, at most 2,000 characters. */
  note?: string | null | undefined;
  /** Addresses of up to 12 private pictures, as their uploads answered or as they were signed. */
  photoUrls?: Array<string> | null | undefined;
  /** The UUID of the product that it is of. */
  productId?: string | number | null | undefined;
  /** The id of the repair that it is of; either this or a product. */
  repairId?: string | number | null | undefined;
  /** At most 40, each item once. */
  rows: Array<SheetRowInput>;
  /** Signs it at once; without it the sheet stays open. */
  signature?: SheetSignatureInput | null | undefined;
  /** The version that was edited, 0 where there was none: if it is not the present one any more, nothing is kept (CONFLICT). */
  version?: number | null | undefined;
};

/** What came along. */
export type SheetAccessoryInput = {
  /** 1 to 99; 1 if not given. */
  count?: number;
  /** At most 80 characters. */
  name: string;
};

/** What the shop looks at from now on; sheets that are there keep their items. */
export type SheetChecklistInput = {
  /** 1 to 30 lines of at most 80 characters, in the order of looking. */
  items: Array<string>;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

/** What a sheet tells of a set. */
export type SheetKind =
  /** In which state it came in. */
  | 'INTAKE'
  /** In which state it is after the work, or when it is sold. */
  | 'TEST';

/** What was found of one item of the checklist. */
export type SheetResult =
  /** It does not work, or is damaged. */
  | 'FAULTY'
  /** It is not there. */
  | 'MISSING'
  /** Nobody has looked, or it could not be tested. */
  | 'NOT_TESTED'
  /** It works, or is whole. */
  | 'OK';

/** What was found of one item. */
export type SheetRowInput = {
  /** What was looked at, at most 80 characters. */
  item: string;
  /** Plain text, at most 500 characters. */
  note?: string | null | undefined;
  /** What was found. */
  result: SheetResult;
};

/** Who signed, and what was drawn. */
export type SheetSignatureInput = {
  /** The address that the upload of the drawn signature answered. */
  signatureUrl: string;
  /** Who signs; one line, at most 120 characters. */
  signerName: string;
};

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

/** How a set that was two is taken apart. */
export type SplitTvSetInput = {
  /** The ids of the repairs that were of the second set. */
  going: Array<string>;
  /** What the first set is from now on; if not given, what is written of it holds. */
  keptSet?: NewTvSetInput | null | undefined;
  /** What the second set is. */
  newSet: NewTvSetInput;
  /** The UUIDs of products that are the second set. */
  productIds?: Array<string> | null | undefined;
  /** The ids of the repairs that stay with the first set; with `going` these are all that it has. */
  staying: Array<string>;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

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

/** A very television. One that is there is replaced: what is left out is emptied. */
export type TvSetInput = {
  /** Plain text, at most 80 characters. */
  brand: string;
  /** Plain text, at most 120 characters; null where it is not known. */
  model?: string | null | undefined;
  /** The workshop's own notes; plain text, at most 5,000 characters. */
  notes?: string | null | undefined;
  /** As it is on the set, at most 80 characters; no other set has the same letters and digits. */
  serial?: string | null | undefined;
  /** The diagonal of the screen, 1 to 150 inches. */
  sizeInches?: number | null | undefined;
  /** The kind of screen; LED if not given. */
  tvType?: TvType;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

/** What the table of sets is sorted by. */
export type TvSetTableSort =
  /** By brand, regardless of case. */
  | 'BRAND'
  /** By when the shop first wrote it down. */
  | 'CREATED_AT';

export type SetOfRepairQueryVariables = Exact<{
  id: string | number;
}>;


export type SetOfRepairQuery = { repair: { __typename?: 'Repair', id: string, userName: string, brand: string, model: string | null, tvType: TvType, shelfPlace: string | null, submissionDate: string, comesBackFrom: { __typename?: 'Repair', id: string, submissionDate: string } | null, set: { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> } | null, sheets: Array<{ __typename?: 'SetSheet', id: string, version: number, createdAt: string, filledInBy: string | null, kind: SheetKind, note: string | null, signerName: string | null, signedAt: string | null, isReplaced: boolean, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }>, photos: Array<{ __typename?: 'SignedAddress', url: string, expiresAt: string }>, signature: { __typename?: 'SignedAddress', url: string, expiresAt: string } | null }> } | null };

export type SetViewFragment = { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> } & { ' $fragmentName'?: 'SetViewFragment' };

export type SheetViewFragment = { __typename?: 'SetSheet', id: string, version: number, createdAt: string, filledInBy: string | null, kind: SheetKind, note: string | null, signerName: string | null, signedAt: string | null, isReplaced: boolean, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }>, photos: Array<{ __typename?: 'SignedAddress', url: string, expiresAt: string }>, signature: { __typename?: 'SignedAddress', url: string, expiresAt: string } | null } & { ' $fragmentName'?: 'SheetViewFragment' };

export type FindSetQueryVariables = Exact<{
  serial: string;
}>;


export type FindSetQuery = { tvSetBySerial: { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> } | null };

export type SuggestedSetsQueryVariables = Exact<{
  repairId: string | number;
}>;


export type SuggestedSetsQuery = { suggestedTvSets: Array<{ __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> }> };

export type CreateSetMutationVariables = Exact<{
  input: TvSetInput;
}>;


export type CreateSetMutation = { createTvSet: { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> } };

export type ChangeSetOfRepairMutationVariables = Exact<{
  id: string | number;
  input: RepairInput;
}>;


export type ChangeSetOfRepairMutation = { updateRepair: { __typename?: 'Repair', id: string, version: number, shelfPlace: string | null } };

export type SheetChecklistQueryVariables = Exact<{ [key: string]: never; }>;


export type SheetChecklistQuery = { sheetChecklist: { __typename?: 'SheetChecklist', items: Array<string>, version: number } };

export type SaveSheetChecklistMutationVariables = Exact<{
  input: SheetChecklistInput;
}>;


export type SaveSheetChecklistMutation = { saveSheetChecklist: { __typename?: 'SheetChecklist', items: Array<string>, version: number } };

export type SaveSheetMutationVariables = Exact<{
  input: SetSheetInput;
}>;


export type SaveSheetMutation = { saveSetSheet: { __typename?: 'SetSheet', id: string, version: number, createdAt: string, filledInBy: string | null, kind: SheetKind, note: string | null, signerName: string | null, signedAt: string | null, isReplaced: boolean, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }>, photos: Array<{ __typename?: 'SignedAddress', url: string, expiresAt: string }>, signature: { __typename?: 'SignedAddress', url: string, expiresAt: string } | null } };

export type DiscardSheetMutationVariables = Exact<{
  id: string | number;
}>;


export type DiscardSheetMutation = { discardSetSheet: string };

export type SetLabelQueryVariables = Exact<{
  id: string | number;
}>;


export type SetLabelQuery = { repair: { __typename?: 'Repair', id: string, userName: string, brand: string, model: string | null, shelfPlace: string | null, submissionDate: string } | null };

export type SheetsOnPaperQueryVariables = Exact<{
  id: string | number;
}>;


export type SheetsOnPaperQuery = { repair: { __typename?: 'Repair', id: string, set: { __typename?: 'TvSet', id: string, serial: string | null } | null, sheets: Array<{ __typename?: 'SetSheet', id: string, kind: SheetKind, note: string | null, signerName: string | null, signedAt: string | null, isReplaced: boolean, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }>, photos: Array<{ __typename?: 'SignedAddress', url: string, expiresAt: string }>, signature: { __typename?: 'SignedAddress', url: string, expiresAt: string } | null }> } | null };

export type TvSetTableQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  search?: string | null | undefined;
  sort?: TvSetTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  tvType?: TvType | null | undefined;
}>;


export type TvSetTableQuery = { tvSetTable: { __typename?: 'TvSetTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'TvSet', id: string, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, createdAt: string }> } };

export type SetRowFragment = { __typename?: 'TvSet', id: string, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, createdAt: string } & { ' $fragmentName'?: 'SetRowFragment' };

export type SetInFullQueryVariables = Exact<{
  id: string | number;
}>;


export type SetInFullQuery = { tvSet: { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, products: Array<{ __typename?: 'Product', id: string, name: string, availability: ProductAvailability }>, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> } };

export type WholeSetFragment = { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, products: Array<{ __typename?: 'Product', id: string, name: string, availability: ProductAvailability }>, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> } & { ' $fragmentName'?: 'WholeSetFragment' };

export type MergeSetsMutationVariables = Exact<{
  keptId: string | number;
  otherId: string | number;
  keptSet?: NewTvSetInput | null | undefined;
}>;


export type MergeSetsMutation = { mergeTvSets: { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, products: Array<{ __typename?: 'Product', id: string, name: string, availability: ProductAvailability }>, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> } };

export type SplitSetMutationVariables = Exact<{
  id: string | number;
  input: SplitTvSetInput;
}>;


export type SplitSetMutation = { splitTvSet: { __typename?: 'SplitTvSets', kept: { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, products: Array<{ __typename?: 'Product', id: string, name: string, availability: ProductAvailability }>, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> }, split: { __typename?: 'TvSet', id: string, version: number, brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null, notes: string, products: Array<{ __typename?: 'Product', id: string, name: string, availability: ProductAvailability }>, repairs: Array<{ __typename?: 'Repair', id: string, status: RepairStatus, submissionDate: string, issueDescription: string }> } } };

export type SheetsOfProductQueryVariables = Exact<{
  id: string | number;
}>;


export type SheetsOfProductQuery = { product: { __typename?: 'Product', id: string, sheets: Array<{ __typename?: 'SetSheet', id: string, version: number, createdAt: string, filledInBy: string | null, kind: SheetKind, note: string | null, signerName: string | null, signedAt: string | null, isReplaced: boolean, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }>, photos: Array<{ __typename?: 'SignedAddress', url: string, expiresAt: string }>, signature: { __typename?: 'SignedAddress', url: string, expiresAt: string } | null }> } | null };

export const SheetViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filledInBy"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaced"}}]}}]} as unknown as DocumentNode<SheetViewFragment, unknown>;
export const SetRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TvSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SetRowFragment, unknown>;
export const SetViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TvSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}}]}}]} as unknown as DocumentNode<SetViewFragment, unknown>;
export const WholeSetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeSet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TvSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}}]} as unknown as DocumentNode<WholeSetFragment, unknown>;
export const SetOfRepairDocument = {"hash":"5f7273f00afbb7cc7b869376b254e3a9806b1559f17b2905f0b505428bb78c23","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetOfRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"shelfPlace"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"comesBackFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"set"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filledInBy"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaced"}}]}}]}}]}}]} as unknown as DocumentNode<SetOfRepairQuery, SetOfRepairQueryVariables>;
export const FindSetDocument = {"hash":"5954008280c46c6cb721759019241e3c0422759cb76ac5a56c1bff37cc8b217d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serial"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tvSetBySerial"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"serial"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serial"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}}]}}]}}]} as unknown as DocumentNode<FindSetQuery, FindSetQueryVariables>;
export const SuggestedSetsDocument = {"hash":"3e9af9fd6290b969c9ab5161cbb57b87c947fa3ac72b175c6180bcfc1ffa2c31","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuggestedSets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"repairId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestedTvSets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"repairId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"repairId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestedSetsQuery, SuggestedSetsQueryVariables>;
export const CreateSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TvSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTvSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}}]}}]}}]} as unknown as DocumentNode<CreateSetMutation, CreateSetMutationVariables>;
export const ChangeSetOfRepairDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSetOfRepair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRepair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"shelfPlace"}}]}}]}}]} as unknown as DocumentNode<ChangeSetOfRepairMutation, ChangeSetOfRepairMutationVariables>;
export const SheetChecklistDocument = {"hash":"c21420f5e0b81f918894551c520a5eb488e419c7ef2a1dc5b487d1f3179ba25d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SheetChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetChecklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SheetChecklistQuery, SheetChecklistQueryVariables>;
export const SaveSheetChecklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSheetChecklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SheetChecklistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSheetChecklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SaveSheetChecklistMutation, SaveSheetChecklistMutationVariables>;
export const SaveSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSheetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSetSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filledInBy"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaced"}}]}}]}}]} as unknown as DocumentNode<SaveSheetMutation, SaveSheetMutationVariables>;
export const DiscardSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardSetSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardSheetMutation, DiscardSheetMutationVariables>;
export const SetLabelDocument = {"hash":"91fe8883b37cf48421c121224ad96cf6f4383a35e8effe1d01a543c852f489c9","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetLabel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"shelfPlace"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}}]}}]}}]} as unknown as DocumentNode<SetLabelQuery, SetLabelQueryVariables>;
export const SheetsOnPaperDocument = {"hash":"9a379b7f044a14bbad04f32179e4a89b9b561c66bdc25918ce157a5279cc8865","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SheetsOnPaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"set"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaced"}}]}}]}}]}}]} as unknown as DocumentNode<SheetsOnPaperQuery, SheetsOnPaperQueryVariables>;
export const TvSetTableDocument = {"hash":"b04bf2feb34ed4e6cb3b08e2833d8a9ad1896daf0ac7f4a5acb400e14e308444","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TvSetTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TvSetTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tvType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TVType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tvSetTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"tvType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tvType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<TvSetTableQuery, TvSetTableQueryVariables>;
export const SetInFullDocument = {"hash":"8222ffbbc5018c3e5a9dfae948dd8863bc8c9f550191981efa8bb076cad0ed38","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetInFull"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tvSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}}]}}]} as unknown as DocumentNode<SetInFullQuery, SetInFullQueryVariables>;
export const MergeSetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeSets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"otherId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptSet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NewTvSetInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeTvSets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"otherId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"otherId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keptSet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptSet"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}}]}}]} as unknown as DocumentNode<MergeSetsMutation, MergeSetsMutationVariables>;
export const SplitSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SplitSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SplitTvSetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"splitTvSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"split"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"repairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submissionDate"}},{"kind":"Field","name":{"kind":"Name","value":"issueDescription"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SplitSetMutation, SplitSetMutationVariables>;
export const SheetsOfProductDocument = {"hash":"269983156c8694075080ef4ec7a4611e019ae0d714d30561d9954ff328429b2b","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SheetsOfProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"filledInBy"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaced"}}]}}]}}]}}]} as unknown as DocumentNode<SheetsOfProductQuery, SheetsOfProductQueryVariables>;

export const useSetViewFragment = (from: FragmentType<SetViewFragment>): SetViewFragment => useTypedFragment(SetViewFragmentDoc, 'SetView', from);
export const useSheetViewFragment = (from: FragmentType<SheetViewFragment>): SheetViewFragment => useTypedFragment(SheetViewFragmentDoc, 'SheetView', from);
export const useSetRowFragment = (from: FragmentType<SetRowFragment>): SetRowFragment => useTypedFragment(SetRowFragmentDoc, 'SetRow', from);
export const useWholeSetFragment = (from: FragmentType<WholeSetFragment>): WholeSetFragment => useTypedFragment(WholeSetFragmentDoc, 'WholeSet', from);
export const useSetOfRepairQuery = (...options: QueryArguments<SetOfRepairQuery, SetOfRepairQueryVariables>): QueryResult<SetOfRepairQuery, SetOfRepairQueryVariables> => useTypedQuery(SetOfRepairDocument, ...options);
export const useFindSetQuery = (...options: QueryArguments<FindSetQuery, FindSetQueryVariables>): QueryResult<FindSetQuery, FindSetQueryVariables> => useTypedQuery(FindSetDocument, ...options);
export const useSuggestedSetsQuery = (...options: QueryArguments<SuggestedSetsQuery, SuggestedSetsQueryVariables>): QueryResult<SuggestedSetsQuery, SuggestedSetsQueryVariables> => useTypedQuery(SuggestedSetsDocument, ...options);
export const useCreateSetMutation = (options?: MutationOptions<CreateSetMutation, CreateSetMutationVariables>) => useMutation(CreateSetDocument, options);
export const useChangeSetOfRepairMutation = (options?: MutationOptions<ChangeSetOfRepairMutation, ChangeSetOfRepairMutationVariables>) => useMutation(ChangeSetOfRepairDocument, options);
export const useSheetChecklistQuery = (...options: QueryArguments<SheetChecklistQuery, SheetChecklistQueryVariables>): QueryResult<SheetChecklistQuery, SheetChecklistQueryVariables> => useTypedQuery(SheetChecklistDocument, ...options);
export const useSaveSheetChecklistMutation = (options?: MutationOptions<SaveSheetChecklistMutation, SaveSheetChecklistMutationVariables>) => useMutation(SaveSheetChecklistDocument, options);
export const useSaveSheetMutation = (options?: MutationOptions<SaveSheetMutation, SaveSheetMutationVariables>) => useMutation(SaveSheetDocument, options);
export const useDiscardSheetMutation = (options?: MutationOptions<DiscardSheetMutation, DiscardSheetMutationVariables>) => useMutation(DiscardSheetDocument, options);
export const useSetLabelQuery = (...options: QueryArguments<SetLabelQuery, SetLabelQueryVariables>): QueryResult<SetLabelQuery, SetLabelQueryVariables> => useTypedQuery(SetLabelDocument, ...options);
export const useSheetsOnPaperQuery = (...options: QueryArguments<SheetsOnPaperQuery, SheetsOnPaperQueryVariables>): QueryResult<SheetsOnPaperQuery, SheetsOnPaperQueryVariables> => useTypedQuery(SheetsOnPaperDocument, ...options);
export const useTvSetTableQuery = (...options: QueryArguments<TvSetTableQuery, TvSetTableQueryVariables>): QueryResult<TvSetTableQuery, TvSetTableQueryVariables> => useTypedQuery(TvSetTableDocument, ...options);
export const useSetInFullQuery = (...options: QueryArguments<SetInFullQuery, SetInFullQueryVariables>): QueryResult<SetInFullQuery, SetInFullQueryVariables> => useTypedQuery(SetInFullDocument, ...options);
export const useMergeSetsMutation = (options?: MutationOptions<MergeSetsMutation, MergeSetsMutationVariables>) => useMutation(MergeSetsDocument, options);
export const useSplitSetMutation = (options?: MutationOptions<SplitSetMutation, SplitSetMutationVariables>) => useMutation(SplitSetDocument, options);
export const useSheetsOfProductQuery = (...options: QueryArguments<SheetsOfProductQuery, SheetsOfProductQueryVariables>): QueryResult<SheetsOfProductQuery, SheetsOfProductQueryVariables> => useTypedQuery(SheetsOfProductDocument, ...options);
