/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../graphql/hooks';
import type { MutationOptions } from '../../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The deposit that a customer is asked for. */
export type AskDepositInput = {
  /** In rupees, at most what is open; 0 takes back what was asked. */
  amount?: number | null | undefined;
  /** Instead, percent of what is due, rounded up to whole rupees. */
  share?: number | null | undefined;
};

/** With whom somebody can pay on the site. */
export type OnlinePaymentMethod =
  /** The wallet eSewa. */
  | 'ESEWA'
  /** The wallet Khalti. */
  | 'KHALTI';

/** What the shop has to look at itself. */
export type OnlinePaymentProblem =
  /** The provider has given back a part, and does not say how much: it has to be entered by hand. */
  | 'PARTLY_REFUNDED'
  /** The provider refuses what it is asked; its settings may be wrong. */
  | 'REFUSED'
  /** The provider does not answer. */
  | 'SILENT'
  /** The provider names another amount than the one that was asked for. */
  | 'WRONG_AMOUNT'
  /** The provider names another order or another shop. */
  | 'WRONG_ORDER';

/** How far a payment on the site is. */
export type OnlinePaymentState =
  /** The provider says that nothing was paid. */
  | 'CANCELLED'
  /** Begun; the provider has not heard of it, or has not said anything of it yet. */
  | 'CREATED'
  /** Its time was up at the provider before anything was paid. */
  | 'EXPIRED'
  /** The provider has the money, and the ledger has its entry. */
  | 'PAID'
  /** The provider is waiting for the payer, or is still at it. */
  | 'PENDING'
  /** The provider does not answer, or not as it should: it is asked again. */
  | 'UNKNOWN';

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

/** What was paid or given back by hand. */
export type RecordPaymentInput = {
  /** In rupees, with at most two decimals: above 0, but for a correction, which may go either way. */
  amount: number;
  /** What the entry is. */
  kind: PaymentEntryKind;
  /** How it came or went. */
  method: PaymentMethod;
  /** The shop's own word, at most 500 characters; required of a correction. */
  note?: string | null | undefined;
  /** The UUID of the product; either this or the repair. */
  productId?: string | null | undefined;
  /** What the bank or the provider knows it by, at most 120 characters. */
  reference?: string | null | undefined;
  /** The id of the repair; either this or the product. */
  repairId?: string | null | undefined;
};

export type RepairPaymentsQueryVariables = Exact<{
  id: string | number;
}>;


export type RepairPaymentsQuery = { repair: { __typename?: 'Repair', id: string, money: { __typename?: 'Money', due: number | null, paid: number, open: number, overpaid: number, deposit: number, methods: Array<OnlinePaymentMethod>, missingSettings: Array<string>, entries: Array<{ __typename?: 'PaymentEntry', id: string, kind: PaymentEntryKind, method: PaymentMethod, amount: number, at: string, reference: string | null, note: string | null, isUndone: boolean, isOnline: boolean }>, attempts: Array<{ __typename?: 'OnlinePayment', id: string, method: OnlinePaymentMethod, amount: number, state: OnlinePaymentState, at: string, problem: OnlinePaymentProblem | null, isLate: boolean }> } } | null };

export type ProductPaymentsQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductPaymentsQuery = { productMoney: { __typename?: 'Money', due: number | null, paid: number, open: number, overpaid: number, deposit: number, methods: Array<OnlinePaymentMethod>, missingSettings: Array<string>, entries: Array<{ __typename?: 'PaymentEntry', id: string, kind: PaymentEntryKind, method: PaymentMethod, amount: number, at: string, reference: string | null, note: string | null, isUndone: boolean, isOnline: boolean }>, attempts: Array<{ __typename?: 'OnlinePayment', id: string, method: OnlinePaymentMethod, amount: number, state: OnlinePaymentState, at: string, problem: OnlinePaymentProblem | null, isLate: boolean }> } | null };

export type AdminMoneyFragment = { __typename?: 'Money', due: number | null, paid: number, open: number, overpaid: number, deposit: number, methods: Array<OnlinePaymentMethod>, missingSettings: Array<string>, entries: Array<{ __typename?: 'PaymentEntry', id: string, kind: PaymentEntryKind, method: PaymentMethod, amount: number, at: string, reference: string | null, note: string | null, isUndone: boolean, isOnline: boolean }>, attempts: Array<{ __typename?: 'OnlinePayment', id: string, method: OnlinePaymentMethod, amount: number, state: OnlinePaymentState, at: string, problem: OnlinePaymentProblem | null, isLate: boolean }> } & { ' $fragmentName'?: 'AdminMoneyFragment' };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { __typename?: 'PaymentEntry', id: string } };

export type UndoPaymentMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoPaymentMutation = { undoPayment: { __typename?: 'PaymentEntry', id: string } };

export type AskRepairDepositMutationVariables = Exact<{
  id: string | number;
  input: AskDepositInput;
}>;


export type AskRepairDepositMutation = { askRepairDeposit: { __typename?: 'Money', deposit: number } };

export type AskProductDepositMutationVariables = Exact<{
  id: string | number;
  input: AskDepositInput;
}>;


export type AskProductDepositMutation = { askProductDeposit: { __typename?: 'Money', deposit: number } };

export type AskProviderMutationVariables = Exact<{
  id: string | number;
}>;


export type AskProviderMutation = { checkOnlinePayment: { __typename?: 'OnlinePayment', id: string, state: OnlinePaymentState, problem: OnlinePaymentProblem | null, isLate: boolean } };

export type OpenAmountQueryVariables = Exact<{
  id: string | number;
}>;


export type OpenAmountQuery = { repair: { __typename?: 'Repair', id: string, approvedCost: number | null, deliveryCharge: number | null, money: { __typename?: 'Money', paid: number } } | null };

export const AdminMoneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"overpaid"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"missingSettings"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}}]} as unknown as DocumentNode<AdminMoneyFragment, unknown>;
export const RepairPaymentsDocument = {"hash":"956bcd098209158cf459e4429d5f1da9eef64f72fcc3b185167b2fd3a23ba8bf","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RepairPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"overpaid"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"missingSettings"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RepairPaymentsQuery, RepairPaymentsQueryVariables>;
export const ProductPaymentsDocument = {"hash":"6ce91571dee9a89ae3c9967b08a1c219dcca66f1bddf517a5b51d53020d748d4","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productMoney"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"overpaid"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}},{"kind":"Field","name":{"kind":"Name","value":"missingSettings"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"isUndone"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}}]}}]} as unknown as DocumentNode<ProductPaymentsQuery, ProductPaymentsQueryVariables>;
export const RecordPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const UndoPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UndoPaymentMutation, UndoPaymentMutationVariables>;
export const AskRepairDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskRepairDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskDepositInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askRepairDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"}}]}}]}}]} as unknown as DocumentNode<AskRepairDepositMutation, AskRepairDepositMutationVariables>;
export const AskProductDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskProductDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskDepositInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askProductDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deposit"}}]}}]}}]} as unknown as DocumentNode<AskProductDepositMutation, AskProductDepositMutationVariables>;
export const AskProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkOnlinePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}}]} as unknown as DocumentNode<AskProviderMutation, AskProviderMutationVariables>;
export const OpenAmountDocument = {"hash":"35f6e5770e7b07a2cb1f4a2bd88ffce854f4343fc2c2d39eba2943e55f9395a8","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAmount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repair"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvedCost"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryCharge"}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paid"}}]}}]}}]}}]} as unknown as DocumentNode<OpenAmountQuery, OpenAmountQueryVariables>;

export const useRepairPaymentsQuery = (...options: QueryArguments<RepairPaymentsQuery, RepairPaymentsQueryVariables>): QueryResult<RepairPaymentsQuery, RepairPaymentsQueryVariables> => useTypedQuery(RepairPaymentsDocument, ...options);
export const useProductPaymentsQuery = (...options: QueryArguments<ProductPaymentsQuery, ProductPaymentsQueryVariables>): QueryResult<ProductPaymentsQuery, ProductPaymentsQueryVariables> => useTypedQuery(ProductPaymentsDocument, ...options);
export const useRecordPaymentMutation = (options?: MutationOptions<RecordPaymentMutation, RecordPaymentMutationVariables>) => useMutation(RecordPaymentDocument, options);
export const useUndoPaymentMutation = (options?: MutationOptions<UndoPaymentMutation, UndoPaymentMutationVariables>) => useMutation(UndoPaymentDocument, options);
export const useAskRepairDepositMutation = (options?: MutationOptions<AskRepairDepositMutation, AskRepairDepositMutationVariables>) => useMutation(AskRepairDepositDocument, options);
export const useAskProductDepositMutation = (options?: MutationOptions<AskProductDepositMutation, AskProductDepositMutationVariables>) => useMutation(AskProductDepositDocument, options);
export const useAskProviderMutation = (options?: MutationOptions<AskProviderMutation, AskProviderMutationVariables>) => useMutation(AskProviderDocument, options);
export const useOpenAmountQuery = (...options: QueryArguments<OpenAmountQuery, OpenAmountQueryVariables>): QueryResult<OpenAmountQuery, OpenAmountQueryVariables> => useTypedQuery(OpenAmountDocument, ...options);
