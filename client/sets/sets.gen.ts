/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import { useTypedFragment } from '../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type TrackedSheetsQueryVariables = Exact<{
  id: string;
  contactNumber?: string | null | undefined;
}>;


export type TrackedSheetsQuery = { trackRepair: { __typename?: 'TrackedRepair', id: string, set: { __typename?: 'TrackedSet', brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null } | null, sheets: Array<{ __typename?: 'SetSheet', id: string, kind: SheetKind, note: string | null, signerName: string | null, signedAt: string | null, isReplaced: boolean, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }>, photos: Array<{ __typename?: 'SignedAddress', url: string, expiresAt: string }>, signature: { __typename?: 'SignedAddress', url: string, expiresAt: string } | null }> } | null };

export type SignedSheetFragment = { __typename?: 'SetSheet', id: string, kind: SheetKind, note: string | null, signerName: string | null, signedAt: string | null, isReplaced: boolean, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }>, photos: Array<{ __typename?: 'SignedAddress', url: string, expiresAt: string }>, signature: { __typename?: 'SignedAddress', url: string, expiresAt: string } | null } & { ' $fragmentName'?: 'SignedSheetFragment' };

export const SignedSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaced"}}]}}]} as unknown as DocumentNode<SignedSheetFragment, unknown>;
export const TrackedSheetsDocument = {"hash":"e5a2d56481bef354be4d045d2b19de0a70b4ab7d7962eb7e2dd6a287fda28000","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackedSheets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contactNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackRepair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"contactNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contactNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"set"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReplaced"}}]}}]}}]}}]} as unknown as DocumentNode<TrackedSheetsQuery, TrackedSheetsQueryVariables>;

export const useSignedSheetFragment = (from: FragmentType<SignedSheetFragment>): SignedSheetFragment => useTypedFragment(SignedSheetFragmentDoc, 'SignedSheet', from);
export const useTrackedSheetsQuery = (...options: QueryArguments<TrackedSheetsQuery, TrackedSheetsQueryVariables>): QueryResult<TrackedSheetsQuery, TrackedSheetsQueryVariables> => useTypedQuery(TrackedSheetsDocument, ...options);
