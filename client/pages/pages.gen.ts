/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A page that is one text. */
export type PolicySlug =
  /** What the shop does with people's data. */
  | 'PRIVACY_POLICY'
  /** By which rules the site is used. */
  | 'TERMS_OF_USE'
  /** What the shop vouches for, and how long. */
  | 'WARRANTY_INFO';

export type ContactContentQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactContentQuery = { contactPage: { __typename?: 'ContactPage', headerBackgroundImageUrl: string | null, headerBackgroundVideoUrl: string | null, header: { __typename?: 'PageHeading', title: string, subtitle: string | null }, contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null, hours: string | null, whatsapp: string | null, messenger: string | null, phoneIcon: string | null, emailIcon: string | null, whatsappIcon: string | null, messengerIcon: string | null, openingHours: Array<{ __typename?: 'OpeningHours', days: Array<string>, opens: string, closes: string }> }, locationInfo: { __typename?: 'LocationInfo', mapEmbedUrl: string | null, mapPlaceholderText: string | null, accessibilityInfo: string | null } } | null };

export type PolicyContentQueryVariables = Exact<{
  slug: PolicySlug;
}>;


export type PolicyContentQuery = { policyPage: { __typename?: 'PolicyPage', slug: PolicySlug, title: string, contentHtml: string, lastUpdated: string } | null };

export type ShopContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopContactsQuery = { contactPage: { __typename?: 'ContactPage', contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null, hours: string | null, whatsapp: string | null, messenger: string | null, phoneIcon: string | null, emailIcon: string | null, whatsappIcon: string | null, messengerIcon: string | null } } | null };


export const ContactContentDocument = {"hash":"1cd9094e2ebcdbce0f1b7fce035f8d07d2f61c27aef6dccc390c7aee76687b3d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerBackgroundImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"headerBackgroundVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"messenger"}},{"kind":"Field","name":{"kind":"Name","value":"phoneIcon"}},{"kind":"Field","name":{"kind":"Name","value":"emailIcon"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappIcon"}},{"kind":"Field","name":{"kind":"Name","value":"messengerIcon"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"locationInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapEmbedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mapPlaceholderText"}},{"kind":"Field","name":{"kind":"Name","value":"accessibilityInfo"}}]}}]}}]}}]} as unknown as DocumentNode<ContactContentQuery, ContactContentQueryVariables>;
export const PolicyContentDocument = {"hash":"ca0fae2da10d5392adcbc134d7c1577dfbc3b79af28595fa9160de17e26a8708","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PolicyContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PolicySlug"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policyPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}}]}}]} as unknown as DocumentNode<PolicyContentQuery, PolicyContentQueryVariables>;
export const ShopContactsDocument = {"hash":"fb4c2dae6fcf804f575ba7d39acde167c3eadb7b2d9e5cb71ddb3cb4c4b24c7c","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"messenger"}},{"kind":"Field","name":{"kind":"Name","value":"phoneIcon"}},{"kind":"Field","name":{"kind":"Name","value":"emailIcon"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappIcon"}},{"kind":"Field","name":{"kind":"Name","value":"messengerIcon"}}]}}]}}]}}]} as unknown as DocumentNode<ShopContactsQuery, ShopContactsQueryVariables>;

export const useContactContentQuery = (...options: QueryArguments<ContactContentQuery, ContactContentQueryVariables>): QueryResult<ContactContentQuery, ContactContentQueryVariables> => useTypedQuery(ContactContentDocument, ...options);
export const usePolicyContentQuery = (...options: QueryArguments<PolicyContentQuery, PolicyContentQueryVariables>): QueryResult<PolicyContentQuery, PolicyContentQueryVariables> => useTypedQuery(PolicyContentDocument, ...options);
export const useShopContactsQuery = (...options: QueryArguments<ShopContactsQuery, ShopContactsQueryVariables>): QueryResult<ShopContactsQuery, ShopContactsQueryVariables> => useTypedQuery(ShopContactsDocument, ...options);
