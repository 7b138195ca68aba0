/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { MutationOptions } from '../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import { useTypedFragment } from '../graphql/hooks';
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

/** What a line of a bill is, where the shop has not written it itself. */
export type BillLineLabel =
  /** By how much the final cost differs from the approved quote; the text says why. */
  | 'CHANGE'
  /** What puts an earlier entry right. */
  | 'CORRECTION'
  /** Bringing the set back. */
  | 'DELIVERY'
  /** A deposit that was paid. */
  | 'DEPOSIT'
  /** Money for the work, or for a set. */
  | 'PAYMENT'
  /** Money that was given back. */
  | 'REFUND'
  /** The repair as a whole. */
  | 'REPAIR';

/** How money came or went. */
export type PaymentMethod =
  /** A transfer to the account of the shop. */
  | 'BANK'
  /** A card, at the counter. */
  | 'CARD'
  /** Notes and coins. */
  | 'CASH'
  /** The wallet eSewa, on the site or at the counter. */
  | 'ESEWA'
  /** The Fonepay QR that is shown at the counter. */
  | 'FONEPAY'
  /** The wallet Khalti, on the site or at the counter. */
  | 'KHALTI'
  /** Any other way; the note says which. */
  | 'OTHER';

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

/** How the shop is registered with the tax office. */
export type TaxMode =
  /** Not filled in: there are estimates and receipts alone. */
  | 'NONE'
  /** With a PAN, without VAT. */
  | 'PAN'
  /** With a VAT number. */
  | 'VAT';

export type BillCopyQueryVariables = Exact<{
  billKey: string;
}>;


export type BillCopyQuery = { billCopy: { __typename?: 'Bill', id: string, key: string, kind: BillKind, code: string, issuedAt: string, repairId: string | null, customerName: string, customerAddress: string | null, customerPan: string | null, taxable: number, taxRate: number, tax: number, total: number, note: string | null, validUntil: string | null, creditsCode: string | null, creditedBy: string | null, issuedBy: string, printCount: number | null, set: { __typename?: 'BilledSet', brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null } | null, seller: { __typename?: 'BillSeller', name: string, address: string | null, contact: Array<string>, taxMode: TaxMode, taxNumber: string | null }, lines: Array<{ __typename?: 'BillLine', label: BillLineLabel | null, text: string, method: PaymentMethod | null, quantity: number, unitPrice: number, amount: number }>, words: { __typename?: 'AmountInWords', en: string, ne: string } } };

export type BillPaperFragment = { __typename?: 'Bill', id: string, key: string, kind: BillKind, code: string, issuedAt: string, repairId: string | null, customerName: string, customerAddress: string | null, customerPan: string | null, taxable: number, taxRate: number, tax: number, total: number, note: string | null, validUntil: string | null, creditsCode: string | null, creditedBy: string | null, issuedBy: string, printCount: number | null, set: { __typename?: 'BilledSet', brand: string, model: string | null, tvType: TvType, sizeInches: number | null, serial: string | null } | null, seller: { __typename?: 'BillSeller', name: string, address: string | null, contact: Array<string>, taxMode: TaxMode, taxNumber: string | null }, lines: Array<{ __typename?: 'BillLine', label: BillLineLabel | null, text: string, method: PaymentMethod | null, quantity: number, unitPrice: number, amount: number }>, words: { __typename?: 'AmountInWords', en: string, ne: string } } & { ' $fragmentName'?: 'BillPaperFragment' };

export type PrintBillMutationVariables = Exact<{
  id: string | number;
}>;


export type PrintBillMutation = { printBill: number };

export type TrackedBillsQueryVariables = Exact<{
  id: string;
  contactNumber?: string | null | undefined;
}>;


export type TrackedBillsQuery = { trackRepair: { __typename?: 'TrackedRepair', id: string, bills: Array<{ __typename?: 'Bill', id: string, key: string, kind: BillKind, code: string, total: number }> } | null };

export const BillPaperFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillPaper"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"set"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"customerPan"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"taxMode"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ne"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"creditsCode"}},{"kind":"Field","name":{"kind":"Name","value":"creditedBy"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}},{"kind":"Field","name":{"kind":"Name","value":"printCount"}}]}}]} as unknown as DocumentNode<BillPaperFragment, unknown>;
export const BillCopyDocument = {"hash":"4cd400b787e926b6c42ac5d57b08577065a658abb2b05c0392570a450b49c195","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"billKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"billKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"set"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeInches"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"customerAddress"}},{"kind":"Field","name":{"kind":"Name","value":"customerPan"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"taxMode"}},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"tax"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"ne"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"creditsCode"}},{"kind":"Field","name":{"kind":"Name","value":"creditedBy"}},{"kind":"Field","name":{"kind":"Name","value":"issuedBy"}},{"kind":"Field","name":{"kind":"Name","value":"printCount"}}]}}]}}]} as unknown as DocumentNode<BillCopyQuery, BillCopyQueryVariables>;
export const PrintBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrintBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<PrintBillMutation, PrintBillMutationVariables>;
export const TrackedBillsDocument = {"hash":"d67e694220a0628b30b6796addb24b2d1631e3afe91ed0d321cb65c014ad8c9f","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackedBills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contactNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackRepair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"contactNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contactNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<TrackedBillsQuery, TrackedBillsQueryVariables>;

export const useBillPaperFragment = (from: FragmentType<BillPaperFragment>): BillPaperFragment => useTypedFragment(BillPaperFragmentDoc, 'BillPaper', from);
export const useBillCopyQuery = (...options: QueryArguments<BillCopyQuery, BillCopyQueryVariables>): QueryResult<BillCopyQuery, BillCopyQueryVariables> => useTypedQuery(BillCopyDocument, ...options);
export const usePrintBillMutation = (options?: MutationOptions<PrintBillMutation, PrintBillMutationVariables>) => useMutation(PrintBillDocument, options);
export const useTrackedBillsQuery = (...options: QueryArguments<TrackedBillsQuery, TrackedBillsQueryVariables>): QueryResult<TrackedBillsQuery, TrackedBillsQueryVariables> => useTypedQuery(TrackedBillsDocument, ...options);
