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
/** A payment on the site. */
export type BeginPaymentInput = {
  /** In rupees, from 10 up to what is open. */
  amount: number;
  /** The number given at booking, which a public record asks of strangers. */
  contactNumber?: string | null | undefined;
  /** With whom. */
  method: OnlinePaymentMethod;
};

/** With whom somebody can pay on the site. */
export type OnlinePaymentMethod =
  /** The wallet eSewa. */
  | 'ESEWA'
  /** The wallet Khalti. */
  | 'KHALTI';

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

export type BeginRepairPaymentMutationVariables = Exact<{
  id: string;
  input: BeginPaymentInput;
}>;


export type BeginRepairPaymentMutation = { beginRepairPayment: { __typename?: 'BegunPayment', url: string | null, payment: { __typename?: 'OnlinePayment', id: string, method: OnlinePaymentMethod, amount: number, state: OnlinePaymentState, at: string, repairId: string | null, productId: string | null }, fields: Array<{ __typename?: 'PaymentFormField', name: string, value: string }> } };

export type BeginProductPaymentMutationVariables = Exact<{
  id: string | number;
  input: BeginPaymentInput;
}>;


export type BeginProductPaymentMutation = { beginProductPayment: { __typename?: 'BegunPayment', url: string | null, payment: { __typename?: 'OnlinePayment', id: string, method: OnlinePaymentMethod, amount: number, state: OnlinePaymentState, at: string, repairId: string | null, productId: string | null }, fields: Array<{ __typename?: 'PaymentFormField', name: string, value: string }> } };

export type ProductPaymentQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductPaymentQuery = { productPayment: { __typename?: 'ProductPayment', open: number, deposit: number, methods: Array<OnlinePaymentMethod> } | null };

export type OnlinePaymentPageQueryVariables = Exact<{
  id: string | number;
}>;


export type OnlinePaymentPageQuery = { onlinePayment: { __typename?: 'OnlinePayment', id: string, method: OnlinePaymentMethod, amount: number, state: OnlinePaymentState, at: string, repairId: string | null, productId: string | null } };

export type CheckOnlinePaymentMutationVariables = Exact<{
  id: string | number;
}>;


export type CheckOnlinePaymentMutation = { checkOnlinePayment: { __typename?: 'OnlinePayment', id: string, method: OnlinePaymentMethod, amount: number, state: OnlinePaymentState, at: string, repairId: string | null, productId: string | null } };

export type OnlinePaymentStateFragment = { __typename?: 'OnlinePayment', id: string, method: OnlinePaymentMethod, amount: number, state: OnlinePaymentState, at: string, repairId: string | null, productId: string | null } & { ' $fragmentName'?: 'OnlinePaymentStateFragment' };

export const OnlinePaymentStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlinePayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]} as unknown as DocumentNode<OnlinePaymentStateFragment, unknown>;
export const BeginRepairPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginRepairPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginRepairPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<BeginRepairPaymentMutation, BeginRepairPaymentMutationVariables>;
export const BeginProductPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginProductPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginProductPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<BeginProductPaymentMutation, BeginProductPaymentMutationVariables>;
export const ProductPaymentDocument = {"hash":"939e5bca01e636bb77aed979f2a79b5cc031fc8a4270794af3530df9d85e5c26","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"methods"}}]}}]}}]} as unknown as DocumentNode<ProductPaymentQuery, ProductPaymentQueryVariables>;
export const OnlinePaymentPageDocument = {"hash":"6505827b5ac25bbb5f1e1279eeaf7234fac28e406ca9ff122a071736b659578b","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlinePaymentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onlinePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<OnlinePaymentPageQuery, OnlinePaymentPageQueryVariables>;
export const CheckOnlinePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckOnlinePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkOnlinePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"repairId"}},{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<CheckOnlinePaymentMutation, CheckOnlinePaymentMutationVariables>;

export const useOnlinePaymentStateFragment = (from: FragmentType<OnlinePaymentStateFragment>): OnlinePaymentStateFragment => useTypedFragment(OnlinePaymentStateFragmentDoc, 'OnlinePaymentState', from);
export const useBeginRepairPaymentMutation = (options?: MutationOptions<BeginRepairPaymentMutation, BeginRepairPaymentMutationVariables>) => useMutation(BeginRepairPaymentDocument, options);
export const useBeginProductPaymentMutation = (options?: MutationOptions<BeginProductPaymentMutation, BeginProductPaymentMutationVariables>) => useMutation(BeginProductPaymentDocument, options);
export const useProductPaymentQuery = (...options: QueryArguments<ProductPaymentQuery, ProductPaymentQueryVariables>): QueryResult<ProductPaymentQuery, ProductPaymentQueryVariables> => useTypedQuery(ProductPaymentDocument, ...options);
export const useOnlinePaymentPageQuery = (...options: QueryArguments<OnlinePaymentPageQuery, OnlinePaymentPageQueryVariables>): QueryResult<OnlinePaymentPageQuery, OnlinePaymentPageQueryVariables> => useTypedQuery(OnlinePaymentPageDocument, ...options);
export const useCheckOnlinePaymentMutation = (options?: MutationOptions<CheckOnlinePaymentMutation, CheckOnlinePaymentMutationVariables>) => useMutation(CheckOnlinePaymentDocument, options);
