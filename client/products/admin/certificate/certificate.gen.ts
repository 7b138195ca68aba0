/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How good a refurbished set is. */
export type ProductGrade =
  /** Screen and body as good as new. */
  | 'A'
  /** Works like new; signs of use that you hardly see from the sofa. */
  | 'B'
  /** Works as it should; visible signs of use. */
  | 'C';

export type ProductCertificateQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductCertificateQuery = { product: { __typename?: 'Product', id: string, name: string, grade: ProductGrade | null, warrantyMonths: number | null, stock: { __typename?: 'ProductStock', reservedUntil: string | null, reservedFor: string | null, soldAt: string | null, warrantyUntil: string | null, boughtFrom: string | null, boughtFor: number | null } | null, set: { __typename?: 'TvSet', id: string, brand: string, model: string | null, serial: string | null } | null } | null, contactPage: { __typename?: 'ContactPage', contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null } } | null };


export const ProductCertificateDocument = {"hash":"46f6e5b215cac39336e0f5e36e910a22126d481913500138b67cddfc2a21cc07","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyMonths"}},{"kind":"Field","name":{"kind":"Name","value":"stock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"reservedFor"}},{"kind":"Field","name":{"kind":"Name","value":"soldAt"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"boughtFrom"}},{"kind":"Field","name":{"kind":"Name","value":"boughtFor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"set"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ProductCertificateQuery, ProductCertificateQueryVariables>;

export const useProductCertificateQuery = (...options: QueryArguments<ProductCertificateQuery, ProductCertificateQueryVariables>): QueryResult<ProductCertificateQuery, ProductCertificateQueryVariables> => useTypedQuery(ProductCertificateDocument, ...options);
