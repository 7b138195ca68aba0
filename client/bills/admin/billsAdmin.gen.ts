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
/** What a bill is. */
export type BillKind =
  /** Takes back the whole of a tax invoice or a PAN bill. */
  | 'CREDIT_NOTE'
  /** What a repair would cost; no bill before the tax office. */
  | 'ESTIMATE'
  /** The bill of a shop with a PAN and without VAT. */
  | 'PAN_BILL'
  /** What was paid; numbered for the order of the shop, and no bill before the tax office. */
  | 'RECEIPT'
  /** The bill of a shop that is registered for VAT. */
  | 'TAX_INVOICE';

/** How the shop issues its bills. */
export type BillSettingsInput = {
  /** How it is registered. */
  mode: TaxMode;
  /** The first number of the series in this fiscal year; 1 if not given. */
  openingNumber?: number;
  /** The name of the business as it is registered, at most 120 characters. */
  sellerName: string;
  /** What numbers of tax invoices and PAN bills begin with; INV if not given. */
  series?: string;
  /** Its PAN or VAT number: nine digits; required but for NONE. */
  taxNumber?: string | null | undefined;
  /** VAT in percent; 13 if not given. */
  taxRate?: number;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

/** What bills are sorted by. */
export type BillTableSort =
  /** By when they were issued. */
  | 'ISSUED_AT';

/** A bill to be issued. */
export type IssueBillInput = {
  /** Where that is. */
  customerAddress?: string | null | undefined;
  /** To whom; the name in the record if not given. */
  customerName?: string | null | undefined;
  /** The PAN of the customer: nine digits. */
  customerPan?: string | null | undefined;
  /** The payments of a receipt; all that have none if not given. */
  entryIds?: Array<string> | null | undefined;
  /** What it is; a credit note is given by `creditBill`. */
  kind: BillKind;
  /** A word to the customer, at most 500 characters. */
  note?: string | null | undefined;
  /** The UUID of the product; either this or the repair. */
  productId?: string | null | undefined;
  /** The id of the repair; either this or the product. */
  repairId?: string | null | undefined;
};

/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

/** How the shop is registered with the tax office. */
export type TaxMode =
  /** Not filled in: there are estimates and receipts alone. */
  | 'NONE'
  /** With a PAN, without VAT. */
  | 'PAN'
  /** With a VAT number. */
  | 'VAT';

export type BillTableQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  search?: string | null | undefined;
  sort?: BillTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  kind?: BillKind | null | undefined;
  fiscalYear?: string | null | undefined;
}>;


export type BillTableQuery = { billTable: { __typename?: 'BillTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'Bill', id: string, key: string, kind: BillKind, code: string, issuedAt: string, customerName: string, repairId: string | null, total: number, creditsCode: string | null, creditedBy: string | null }> } };

export type BillRowFragment = { __typename?: 'Bill', id: string, key: string, kind: BillKind, code: string, issuedAt: string, customerName: string, repairId: string | null, total: number, creditsCode: string | null, creditedBy: string | null } & { ' $fragmentName'?: 'BillRowFragment' };

export type RepairBillsQueryVariables = Exact<{
  id: string | number;
}>;


export type RepairBillsQuery = { repair: { __typename?: 'Repair', id: string, userName: string, pickupAddress: string, issuableBills: Array<BillKind>, bills: Array<{ __typename?: 'Bill', id: string, key: string, kind: BillKind, code: string, issuedAt: string, customerName: string, repairId: string | null, total: number, creditsCode: string | null, creditedBy: string | null }> } | null };

export type IssueBillMutationVariables = Exact<{
  input: IssueBillInput;
}>;


export type IssueBillMutation = { issueBill: { __typename?: 'Bill', id: string, key: string } };

export type CreditBillMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type CreditBillMutation = { creditBill: { __typename?: 'Bill', id: string, code: string } };

export type MailBillMutationVariables = Exact<{
  id: string | number;
  email: string;
  language?: Language | null | undefined;
}>;


export type MailBillMutation = { mailBill: { __typename?: 'Bill', id: string } };

export type BillSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type BillSettingsQuery = { billSettings: { __typename?: 'BillSettings', sellerName: string, mode: TaxMode, taxNumber: string | null, taxRate: number, series: string, openingNumber: number, openingYear: string | null, version: number } };

export type BillSettingsFormFragment = { __typename?: 'BillSettings', sellerName: string, mode: TaxMode, taxNumber: string | null, taxRate: number, series: string, openingNumber: number, openingYear: string | null, version: number } & { ' $fragmentName'?: 'BillSettingsFormFragment' };

export type SaveBillSettingsMutationVariables = Exact<{
  input: BillSettingsInput;
}>;


export type SaveBillSettingsMutation = { saveBillSettings: { __typename?: 'BillSettings', sellerName: string, mode: TaxMode, taxNumber: string | null, taxRate: number, series: string, openingNumber: number, openingYear: string | null, version: number } };

export const BillRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"creditsCode"}},{"kind":"Field","name":{"kind":"Name","value":"creditedBy"}}]}}]} as unknown as DocumentNode<BillRowFragment, unknown>;
export const BillSettingsFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillSettingsForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"openingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"openingYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BillSettingsFormFragment, unknown>;
export const BillTableDocument = {"hash":"cf4cd82c42ecbda3a4f91252031f9a2bde3970f1869605bc0833d7365d02c228","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BillTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BillKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"fiscalYear"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fiscalYear"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"creditsCode"}},{"kind":"Field","name":{"kind":"Name","value":"creditedBy"}}]}}]}}]}}]} as unknown as DocumentNode<BillTableQuery, BillTableQueryVariables>;
export const RepairBillsDocument = {"hash":"c8817f96065eafa4e7e713a7d1d0ef8ea9895150e44245c8c8d0c866e5831d98","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepairBills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"pickupAddress"}},{"kind":"Field","name":{"kind":"Name","value":"issuableBills"}},{"kind":"Field","name":{"kind":"Name","value":"bills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"creditsCode"}},{"kind":"Field","name":{"kind":"Name","value":"creditedBy"}}]}}]}}]}}]} as unknown as DocumentNode<RepairBillsQuery, RepairBillsQueryVariables>;
export const IssueBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueBillInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<IssueBillMutation, IssueBillMutationVariables>;
export const CreditBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreditBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<CreditBillMutation, CreditBillMutationVariables>;
export const MailBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MailBillMutation, MailBillMutationVariables>;
export const BillSettingsDocument = {"hash":"6ad3d1573441652f48d268b74d17d7a4014789d124c84d101b6b11dc61f53034","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"openingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"openingYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<BillSettingsQuery, BillSettingsQueryVariables>;
export const SaveBillSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBillSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveBillSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerName"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"openingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"openingYear"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SaveBillSettingsMutation, SaveBillSettingsMutationVariables>;

export const useBillRowFragment = (from: FragmentType<BillRowFragment>): BillRowFragment => useTypedFragment(BillRowFragmentDoc, 'BillRow', from);
export const useBillTableQuery = (...options: QueryArguments<BillTableQuery, BillTableQueryVariables>): QueryResult<BillTableQuery, BillTableQueryVariables> => useTypedQuery(BillTableDocument, ...options);
export const useRepairBillsQuery = (...options: QueryArguments<RepairBillsQuery, RepairBillsQueryVariables>): QueryResult<RepairBillsQuery, RepairBillsQueryVariables> => useTypedQuery(RepairBillsDocument, ...options);
export const useIssueBillMutation = (options?: MutationOptions<IssueBillMutation, IssueBillMutationVariables>) => useMutation(IssueBillDocument, options);
export const useCreditBillMutation = (options?: MutationOptions<CreditBillMutation, CreditBillMutationVariables>) => useMutation(CreditBillDocument, options);
export const useMailBillMutation = (options?: MutationOptions<MailBillMutation, MailBillMutationVariables>) => useMutation(MailBillDocument, options);
export const useBillSettingsQuery = (...options: QueryArguments<BillSettingsQuery, BillSettingsQueryVariables>): QueryResult<BillSettingsQuery, BillSettingsQueryVariables> => useTypedQuery(BillSettingsDocument, ...options);
export const useSaveBillSettingsMutation = (options?: MutationOptions<SaveBillSettingsMutation, SaveBillSettingsMutationVariables>) => useMutation(SaveBillSettingsDocument, options);
