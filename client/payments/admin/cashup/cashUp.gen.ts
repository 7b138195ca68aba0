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
/** What closed days are sorted by. */
export type CashUpTableSort =
  /** By day. */
  | 'DAY';

/** A day that is to be closed. */
export type CloseCashUpInput = {
  /** The day's notes and coins, in rupees, without what was in the till before. */
  counted: number;
  /** In Kathmandu, as '2026-11-22'. */
  day: string;
  /** The cash that whoever counted saw in the ledger, in rupees: where it is another by now, the day stays open. */
  expected?: number | null | undefined;
  /** At most 500 characters; required where the cash is not what it should be. */
  note?: string | null | undefined;
};

/** What an entry of the ledger is. */
export type PaymentEntryKind =
  /** What puts an earlier entry right, in either direction. */
  | 'CORRECTION'
  /** Money before the work, on account of it. */
  | 'DEPOSIT'
  /** Money for the work, or for a set. */
  | 'PAYMENT'
  /** Money that was given back. */
  | 'REFUND';

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

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

export type CashUpQueryVariables = Exact<{
  day: string;
}>;


export type CashUpQuery = { cashUp: { __typename?: 'CashUpDay', day: string, total: number, cash: number, sinceClosing: number, canReopen: boolean, takings: Array<{ __typename?: 'MethodTakings', method: PaymentMethod, amount: number }>, closing: { __typename?: 'CashUp', id: string, day: string, expected: number, counted: number, difference: number, note: string | null, closedAt: string, closedBy: string, reopenedAt: string | null, reopenedBy: string | null } | null, entries: Array<{ __typename?: 'PaymentEntry', id: string, kind: PaymentEntryKind, method: PaymentMethod, amount: number, at: string, note: string | null, reference: string | null, isUndone: boolean, repairId: string | null, productId: string | null }> } };

export type CashUpTableQueryVariables = Exact<{
  page?: number;
  pageSize?: number;
  search?: string | null | undefined;
  sort?: CashUpTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type CashUpTableQuery = { cashUpTable: { __typename?: 'CashUpTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'CashUp', id: string, day: string, expected: number, counted: number, difference: number, note: string | null, closedAt: string, closedBy: string, reopenedAt: string | null, reopenedBy: string | null }> } };

export type ClosingFragment = { __typename?: 'CashUp', id: string, day: string, expected: number, counted: number, difference: number, note: string | null, closedAt: string, closedBy: string, reopenedAt: string | null, reopenedBy: string | null } & { ' $fragmentName'?: 'ClosingFragment' };

export type CloseCashUpMutationVariables = Exact<{
  input: CloseCashUpInput;
}>;


export type CloseCashUpMutation = { closeCashUp: { __typename?: 'CashUp', id: string, day: string, expected: number, counted: number, difference: number, note: string | null, closedAt: string, closedBy: string, reopenedAt: string | null, reopenedBy: string | null } };

export type ReopenCashUpMutationVariables = Exact<{
  day: string;
}>;


export type ReopenCashUpMutation = { reopenCashUp: { __typename?: 'CashUp', id: string, day: string, expected: number, counted: number, difference: number, note: string | null, closedAt: string, closedBy: string, reopenedAt: string | null, reopenedBy: string | null } };

export const ClosingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Closing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CashUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedBy"}}]}}]} as unknown as DocumentNode<ClosingFragment, unknown>;
export const CashUpDocument = {"hash":"a9b0cfe9a7f523af3d276354a5c1c1d5dd401fd49190bb1be354593fe45e4e75","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"takings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"cash"}},{"kind":"Field","name":{"kind":"Name","value":"sinceClosing"}},{"kind":"Field","name":{"kind":"Name","value":"canReopen"}},{"kind":"Field","name":{"kind":"Name","value":"closing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]}}]} as unknown as DocumentNode<CashUpQuery, CashUpQueryVariables>;
export const CashUpTableDocument = {"hash":"26f3a00a4c218f5c630a8adee54ab8e44fece5d2e4514946be98b7fd0b165647","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashUpTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CashUpTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashUpTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedBy"}}]}}]}}]}}]} as unknown as DocumentNode<CashUpTableQuery, CashUpTableQueryVariables>;
export const CloseCashUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCashUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseCashUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCashUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedBy"}}]}}]}}]} as unknown as DocumentNode<CloseCashUpMutation, CloseCashUpMutationVariables>;
export const ReopenCashUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenCashUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenCashUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reopenedBy"}}]}}]}}]} as unknown as DocumentNode<ReopenCashUpMutation, ReopenCashUpMutationVariables>;

export const useClosingFragment = (from: FragmentType<ClosingFragment>): ClosingFragment => useTypedFragment(ClosingFragmentDoc, 'Closing', from);
export const useCashUpQuery = (...options: QueryArguments<CashUpQuery, CashUpQueryVariables>): QueryResult<CashUpQuery, CashUpQueryVariables> => useTypedQuery(CashUpDocument, ...options);
export const useCashUpTableQuery = (...options: QueryArguments<CashUpTableQuery, CashUpTableQueryVariables>): QueryResult<CashUpTableQuery, CashUpTableQueryVariables> => useTypedQuery(CashUpTableDocument, ...options);
export const useCloseCashUpMutation = (options?: MutationOptions<CloseCashUpMutation, CloseCashUpMutationVariables>) => useMutation(CloseCashUpDocument, options);
export const useReopenCashUpMutation = (options?: MutationOptions<ReopenCashUpMutation, ReopenCashUpMutationVariables>) => useMutation(ReopenCashUpDocument, options);
