/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProductCardFragment } from './public/ProductCard.gen';
import { type QueryArguments, type QueryResult, useQueryInLanguage } from '../graphql/hooks';
import { useTypedFragment } from '../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

/** Whether a product can be had. */
export type ProductAvailability =
  /** It is for sale. */
  | 'AVAILABLE'
  /** It is kept for somebody, for a while. */
  | 'RESERVED'
  /** It is sold; visitors see it for 14 more days. */
  | 'SOLD';

/** What kind of thing is sold. */
export type ProductCategory =
  /** What goes with a television, as a remote control or a mount. */
  | 'Accessory'
  /** Anything else. */
  | 'Other'
  /** A spare part. */
  | 'Part'
  /** A television. */
  | 'TV';

/** How used it is. */
export type ProductCondition =
  /** Sold for its parts, not to be used as it is. */
  | 'ForParts'
  /** Never used. */
  | 'New'
  /** Used, and works as it should. */
  | 'UsedGood'
  /** Used, and hardly to be told from a new one. */
  | 'UsedLikeNew';

/** How good a refurbished set is. */
export type ProductGrade =
  /** Screen and body as good as new. */
  | 'A'
  /** Works like new; signs of use that you hardly see from the sofa. */
  | 'B'
  /** Works as it should; visible signs of use. */
  | 'C';

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

export type ProductListQueryVariables = Exact<{
  category?: ProductCategory | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  language?: Language | null | undefined;
}>;


export type ProductListQuery = { products: { __typename?: 'ProductConnection', totalCount: number, edges: Array<{ __typename?: 'ProductEdge', cursor: string, node: (
        { __typename?: 'Product', id: string, language: Language }
        & { ' $fragmentRefs'?: { 'ProductCardFragment': ProductCardFragment } }
      ) }>, pageInfo: { __typename?: 'PageInfo', startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type ProductDetailsQueryVariables = Exact<{
  id: string | number;
  language?: Language | null | undefined;
}>;


export type ProductDetailsQuery = { product: (
    { __typename?: 'Product', id: string, language: Language, name: string, description: string, imageUrls: Array<string>, price: number, category: ProductCategory, condition: ProductCondition, grade: ProductGrade | null, availability: ProductAvailability, warrantyMonths: number | null, test: { __typename?: 'ProductTest', signedAt: string, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }> } | null, rating: { __typename?: 'RatingSummary', average: number | null, count: number } }
    & { ' $fragmentRefs'?: { 'ProductHeadFragment': ProductHeadFragment } }
  ) | null };

export type ProductHeadFragment = { __typename?: 'Product', id: string, name: string, description: string, price: number, category: ProductCategory, condition: ProductCondition, grade: ProductGrade | null, warrantyMonths: number | null, availability: ProductAvailability, imageUrls: Array<string>, rating: { __typename?: 'RatingSummary', average: number | null, count: number } } & { ' $fragmentName'?: 'ProductHeadFragment' };

export type ProductViewFragment = { __typename?: 'Product', id: string, name: string, description: string, imageUrls: Array<string>, price: number, category: ProductCategory, condition: ProductCondition, grade: ProductGrade | null, availability: ProductAvailability, warrantyMonths: number | null, test: { __typename?: 'ProductTest', signedAt: string, rows: Array<{ __typename?: 'SheetRow', item: string, result: SheetResult, note: string | null }>, accessories: Array<{ __typename?: 'SheetAccessory', name: string, count: number }> } | null, rating: { __typename?: 'RatingSummary', average: number | null, count: number } } & { ' $fragmentName'?: 'ProductViewFragment' };

export type PurchaseContactsQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type PurchaseContactsQuery = { contactPage: { __typename?: 'ContactPage', language: Language, contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null, hours: string | null, whatsapp: string | null, messenger: string | null, phoneIcon: string | null, emailIcon: string | null, whatsappIcon: string | null, messengerIcon: string | null } } | null };

export const ProductHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductHeadFragment, unknown>;
export const ProductViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductViewFragment, unknown>;
export const ProductListDocument = {"hash":"0bf0af5b0f88c576ec162ca36c52d613f12ecca11a66360f7112e08bf900f09a","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductCategory"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductListQuery, ProductListQueryVariables>;
export const ProductDetailsDocument = {"hash":"8be6fd72fbfb80ca0c837bb4bc83d7c91ab6cd63066dbbe31dcf13f5888d8948","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductHead"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrls"}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ProductDetailsQuery, ProductDetailsQueryVariables>;
export const PurchaseContactsDocument = {"hash":"28e92fce0e6feb3269451e2262d404658ad680bdab1484a58995dfd1a70ed629","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PurchaseContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"messenger"}},{"kind":"Field","name":{"kind":"Name","value":"phoneIcon"}},{"kind":"Field","name":{"kind":"Name","value":"emailIcon"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappIcon"}},{"kind":"Field","name":{"kind":"Name","value":"messengerIcon"}}]}}]}}]}}]} as unknown as DocumentNode<PurchaseContactsQuery, PurchaseContactsQueryVariables>;

export const useProductHeadFragment = (from: FragmentType<ProductHeadFragment>): ProductHeadFragment => useTypedFragment(ProductHeadFragmentDoc, 'ProductHead', from);
export const useProductViewFragment = (from: FragmentType<ProductViewFragment>): ProductViewFragment => useTypedFragment(ProductViewFragmentDoc, 'ProductView', from);
export const useProductListQuery = (...options: QueryArguments<ProductListQuery, ProductListQueryVariables>): QueryResult<ProductListQuery, ProductListQueryVariables> => useQueryInLanguage(ProductListDocument, ...options);
export const useProductDetailsQuery = (...options: QueryArguments<ProductDetailsQuery, ProductDetailsQueryVariables>): QueryResult<ProductDetailsQuery, ProductDetailsQueryVariables> => useQueryInLanguage(ProductDetailsDocument, ...options);
export const usePurchaseContactsQuery = (...options: QueryArguments<PurchaseContactsQuery, PurchaseContactsQueryVariables>): QueryResult<PurchaseContactsQuery, PurchaseContactsQueryVariables> => useQueryInLanguage(PurchaseContactsDocument, ...options);
