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
/** An entry of the price list. */
export type PriceItemInput = {
  /** For which brand, at most 60 characters; null is for any. */
  brand?: string | null | undefined;
  /** What it asks money for. */
  kind: QuoteLineKind;
  /** Of one, in rupees, with at most two decimals. */
  price: number;
  /** The id of the service of the page 'Services' that shows it as 'from Rs. …'; null is none. */
  serviceId?: string | null | undefined;
  /** Plain text, at most 300 characters. */
  text: string;
  /** For which kind of screen; null is for any. */
  tvType?: TvType | null | undefined;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
  /** 0 to 60, from the first delivery on; 0 if not given. */
  warrantyMonths?: number;
};

/** What the price list is sorted by. */
export type PriceItemTableSort =
  /** By the name of the kind. */
  | 'KIND'
  /** By price. */
  | 'PRICE'
  /** By what it is for. */
  | 'TEXT';

/** Lines that are put into a quote together. */
export type PriceTemplateInput = {
  /** 1 to 30, in the order in which they are shown; not all of them optional. */
  lines: Array<QuoteLineInput>;
  /** What the workshop calls it, at most 120 characters. */
  name: string;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

/** What the table of templates is sorted by. */
export type PriceTemplateTableSort =
  /** By name. */
  | 'NAME'
  /** By the total of all lines. */
  | 'TOTAL';

/** A line of a quote. */
export type QuoteLineInput = {
  /** Whether the customer may leave it out; false if not given. */
  isOptional?: boolean;
  /** What it asks money for. */
  kind: QuoteLineKind;
  /** The address of an uploaded picture of it; null where there is none. */
  photoUrl?: string | null | undefined;
  /** How many, 1 to 999; 1 if not given. */
  quantity?: number;
  /** Of a line that an earlier warranty covers: whether a new one begins with this delivery; false if not given. */
  startsWarrantyAgain?: boolean;
  /** Plain text, at most 300 characters. */
  text: string;
  /** Of one, in rupees, with at most two decimals. */
  unitPrice: number;
  /** 0 to 60, from the first delivery on; 0 if not given. */
  warrantyMonths?: number;
};

/** What a line of a quote asks money for. */
export type QuoteLineKind =
  /** The work. */
  | 'LABOUR'
  /** None of these. */
  | 'OTHER'
  /** Something that is put in. */
  | 'PART'
  /** Coming to the customer, or looking for the fault. */
  | 'VISIT';

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

export type PriceItemTableQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
  sort?: PriceItemTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  kind?: QuoteLineKind | null | undefined;
}>;


export type PriceItemTableQuery = { priceItemTable: { __typename?: 'PriceItemTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'PriceItem', id: string, kind: QuoteLineKind, text: string, price: number, warrantyMonths: number, tvType: TvType | null, brand: string | null, serviceId: string | null, version: number }> } };

export type PriceItemRowFragment = { __typename?: 'PriceItem', id: string, kind: QuoteLineKind, text: string, price: number, warrantyMonths: number, tvType: TvType | null, brand: string | null, serviceId: string | null, version: number } & { ' $fragmentName'?: 'PriceItemRowFragment' };

export type CreatePriceItemMutationVariables = Exact<{
  input: PriceItemInput;
}>;


export type CreatePriceItemMutation = { createPriceItem: (
    { __typename?: 'PriceItem', id: string }
    & { ' $fragmentRefs'?: { 'PriceItemRowFragment': PriceItemRowFragment } }
  ) };

export type UpdatePriceItemMutationVariables = Exact<{
  id: string | number;
  input: PriceItemInput;
}>;


export type UpdatePriceItemMutation = { updatePriceItem: (
    { __typename?: 'PriceItem', id: string }
    & { ' $fragmentRefs'?: { 'PriceItemRowFragment': PriceItemRowFragment } }
  ) };

export type DeletePriceItemMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePriceItemMutation = { deletePriceItem: string };

export type PriceTemplateTableQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
  sort?: PriceTemplateTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type PriceTemplateTableQuery = { priceTemplateTable: { __typename?: 'PriceTemplateTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'PriceTemplate', id: string, name: string, total: number, version: number, lines: Array<{ __typename?: 'PriceTemplateLine', kind: QuoteLineKind, text: string, quantity: number, unitPrice: number, warrantyMonths: number, isOptional: boolean, photoUrl: string | null }> }> } };

export type PriceTemplateRowFragment = { __typename?: 'PriceTemplate', id: string, name: string, total: number, version: number, lines: Array<{ __typename?: 'PriceTemplateLine', kind: QuoteLineKind, text: string, quantity: number, unitPrice: number, warrantyMonths: number, isOptional: boolean, photoUrl: string | null }> } & { ' $fragmentName'?: 'PriceTemplateRowFragment' };

export type CreatePriceTemplateMutationVariables = Exact<{
  input: PriceTemplateInput;
}>;


export type CreatePriceTemplateMutation = { createPriceTemplate: (
    { __typename?: 'PriceTemplate', id: string }
    & { ' $fragmentRefs'?: { 'PriceTemplateRowFragment': PriceTemplateRowFragment } }
  ) };

export type UpdatePriceTemplateMutationVariables = Exact<{
  id: string | number;
  input: PriceTemplateInput;
}>;


export type UpdatePriceTemplateMutation = { updatePriceTemplate: (
    { __typename?: 'PriceTemplate', id: string }
    & { ' $fragmentRefs'?: { 'PriceTemplateRowFragment': PriceTemplateRowFragment } }
  ) };

export type DeletePriceTemplateMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePriceTemplateMutation = { deletePriceTemplate: string };

export type PriceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListsQuery = { priceItems: Array<{ __typename?: 'PriceItem', id: string, kind: QuoteLineKind, text: string, price: number, warrantyMonths: number, tvType: TvType | null, brand: string | null, serviceId: string | null, version: number }>, priceTemplates: Array<{ __typename?: 'PriceTemplate', id: string, name: string, total: number, version: number, lines: Array<{ __typename?: 'PriceTemplateLine', kind: QuoteLineKind, text: string, quantity: number, unitPrice: number, warrantyMonths: number, isOptional: boolean, photoUrl: string | null }> }> };

export type ServiceNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceNamesQuery = { servicesPage: { __typename?: 'ServicesPage', serviceItems: Array<{ __typename?: 'IconItem', id: string, title: string }> } | null };

export const PriceItemRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PriceItemRowFragment, unknown>;
export const PriceTemplateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]} as unknown as DocumentNode<PriceTemplateRowFragment, unknown>;
export const PriceItemTableDocument = {"hash":"59ba065e643c4bb07a4f4d6b6276c1c7cf27ff6c55fb8067a856f7f8ace18ef5","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceItemTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItemTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteLineKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceItemTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<PriceItemTableQuery, PriceItemTableQueryVariables>;
export const CreatePriceItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePriceItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPriceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreatePriceItemMutation, CreatePriceItemMutationVariables>;
export const UpdatePriceItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePriceItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePriceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceItemRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceItemRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePriceItemMutation, UpdatePriceItemMutationVariables>;
export const DeletePriceItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePriceItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePriceItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePriceItemMutation, DeletePriceItemMutationVariables>;
export const PriceTemplateTableDocument = {"hash":"3b86d2ed9889c1dc58eaba093c4561f11aa5ed0ea6a656421069c99d3d1d8326","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceTemplateTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceTemplateTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceTemplateTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PriceTemplateTableQuery, PriceTemplateTableQueryVariables>;
export const CreatePriceTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePriceTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPriceTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]} as unknown as DocumentNode<CreatePriceTemplateMutation, CreatePriceTemplateMutationVariables>;
export const UpdatePriceTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePriceTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePriceTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceTemplateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceTemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]} as unknown as DocumentNode<UpdatePriceTemplateMutation, UpdatePriceTemplateMutationVariables>;
export const DeletePriceTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePriceTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePriceTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePriceTemplateMutation, DeletePriceTemplateMutationVariables>;
export const PriceListsDocument = {"hash":"b6496eb1bf455e369b0a820ffd358c48945fa0363f9ff403c84efdd85266bed2","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"tvType"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"isOptional"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<PriceListsQuery, PriceListsQueryVariables>;
export const ServiceNamesDocument = {"hash":"5364ab3ff5574e3893c350cdfb0bc618d0682e7e2658621c70da10473f22856f","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"servicesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<ServiceNamesQuery, ServiceNamesQueryVariables>;

export const usePriceItemRowFragment = (from: FragmentType<PriceItemRowFragment>): PriceItemRowFragment => useTypedFragment(PriceItemRowFragmentDoc, 'PriceItemRow', from);
export const usePriceTemplateRowFragment = (from: FragmentType<PriceTemplateRowFragment>): PriceTemplateRowFragment => useTypedFragment(PriceTemplateRowFragmentDoc, 'PriceTemplateRow', from);
export const usePriceItemTableQuery = (...options: QueryArguments<PriceItemTableQuery, PriceItemTableQueryVariables>): QueryResult<PriceItemTableQuery, PriceItemTableQueryVariables> => useTypedQuery(PriceItemTableDocument, ...options);
export const useCreatePriceItemMutation = (options?: MutationOptions<CreatePriceItemMutation, CreatePriceItemMutationVariables>) => useMutation(CreatePriceItemDocument, options);
export const useUpdatePriceItemMutation = (options?: MutationOptions<UpdatePriceItemMutation, UpdatePriceItemMutationVariables>) => useMutation(UpdatePriceItemDocument, options);
export const useDeletePriceItemMutation = (options?: MutationOptions<DeletePriceItemMutation, DeletePriceItemMutationVariables>) => useMutation(DeletePriceItemDocument, options);
export const usePriceTemplateTableQuery = (...options: QueryArguments<PriceTemplateTableQuery, PriceTemplateTableQueryVariables>): QueryResult<PriceTemplateTableQuery, PriceTemplateTableQueryVariables> => useTypedQuery(PriceTemplateTableDocument, ...options);
export const useCreatePriceTemplateMutation = (options?: MutationOptions<CreatePriceTemplateMutation, CreatePriceTemplateMutationVariables>) => useMutation(CreatePriceTemplateDocument, options);
export const useUpdatePriceTemplateMutation = (options?: MutationOptions<UpdatePriceTemplateMutation, UpdatePriceTemplateMutationVariables>) => useMutation(UpdatePriceTemplateDocument, options);
export const useDeletePriceTemplateMutation = (options?: MutationOptions<DeletePriceTemplateMutation, DeletePriceTemplateMutationVariables>) => useMutation(DeletePriceTemplateDocument, options);
export const usePriceListsQuery = (...options: QueryArguments<PriceListsQuery, PriceListsQueryVariables>): QueryResult<PriceListsQuery, PriceListsQueryVariables> => useTypedQuery(PriceListsDocument, ...options);
export const useServiceNamesQuery = (...options: QueryArguments<ServiceNamesQuery, ServiceNamesQueryVariables>): QueryResult<ServiceNamesQuery, ServiceNamesQueryVariables> => useTypedQuery(ServiceNamesDocument, ...options);
