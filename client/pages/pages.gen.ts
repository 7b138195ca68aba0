/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useQueryInLanguage } from '../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

/** A page that is one text. */
export type PolicySlug =
  /** What the shop does with people's data. */
  | 'PRIVACY_POLICY'
  /** By which rules the site is used. */
  | 'TERMS_OF_USE'
  /** What the shop vouches for, and how long. */
  | 'WARRANTY_INFO';

export type ContactContentQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type ContactContentQuery = { contactPage: { __typename?: 'ContactPage', language: Language, headerBackgroundImageUrl: string | null, headerBackgroundVideoUrl: string | null, header: { __typename?: 'PageHeading', title: string, subtitle: string | null }, contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null, hours: string | null, whatsapp: string | null, messenger: string | null, phoneIcon: string | null, emailIcon: string | null, whatsappIcon: string | null, messengerIcon: string | null, openingHours: Array<{ __typename?: 'OpeningHours', days: Array<string>, opens: string, closes: string }> }, locationInfo: { __typename?: 'LocationInfo', mapEmbedUrl: string | null, mapPlaceholderText: string | null, accessibilityInfo: string | null } } | null };

export type PolicyContentQueryVariables = Exact<{
  slug: PolicySlug;
  language?: Language | null | undefined;
}>;


export type PolicyContentQuery = { policyPage: { __typename?: 'PolicyPage', language: Language, slug: PolicySlug, title: string, contentHtml: string, lastUpdated: string } | null };

export type ShopContactsQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type ShopContactsQuery = { contactPage: { __typename?: 'ContactPage', language: Language, contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null, hours: string | null, whatsapp: string | null, messenger: string | null, phoneIcon: string | null, emailIcon: string | null, whatsappIcon: string | null, messengerIcon: string | null } } | null };


export const ContactContentDocument = {"hash":"7b852d6b53dcaddc97e87a086210f693cd372997c7cbfbf48ffe0d2307ad8afa","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerBackgroundImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"headerBackgroundVideoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"messenger"}},{"kind":"Field","name":{"kind":"Name","value":"phoneIcon"}},{"kind":"Field","name":{"kind":"Name","value":"emailIcon"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappIcon"}},{"kind":"Field","name":{"kind":"Name","value":"messengerIcon"}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"opens"}},{"kind":"Field","name":{"kind":"Name","value":"closes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"locationInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapEmbedUrl"}},{"kind":"Field","name":{"kind":"Name","value":"mapPlaceholderText"}},{"kind":"Field","name":{"kind":"Name","value":"accessibilityInfo"}}]}}]}}]}}]} as unknown as DocumentNode<ContactContentQuery, ContactContentQueryVariables>;
export const PolicyContentDocument = {"hash":"3d32dcf6f21591f50ea25e641431a62f6805cd14d9a9c990a071967cd7e0fc64","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PolicyContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PolicySlug"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policyPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"contentHtml"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}}]}}]} as unknown as DocumentNode<PolicyContentQuery, PolicyContentQueryVariables>;
export const ShopContactsDocument = {"hash":"8e4e11c99b0cb5130e46ebbd95f603e2e56028522d9cf330a577f088f4e9eb18","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"messenger"}},{"kind":"Field","name":{"kind":"Name","value":"phoneIcon"}},{"kind":"Field","name":{"kind":"Name","value":"emailIcon"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappIcon"}},{"kind":"Field","name":{"kind":"Name","value":"messengerIcon"}}]}}]}}]}}]} as unknown as DocumentNode<ShopContactsQuery, ShopContactsQueryVariables>;

export const useContactContentQuery = (...options: QueryArguments<ContactContentQuery, ContactContentQueryVariables>): QueryResult<ContactContentQuery, ContactContentQueryVariables> => useQueryInLanguage(ContactContentDocument, ...options);
export const usePolicyContentQuery = (...options: QueryArguments<PolicyContentQuery, PolicyContentQueryVariables>): QueryResult<PolicyContentQuery, PolicyContentQueryVariables> => useQueryInLanguage(PolicyContentDocument, ...options);
export const useShopContactsQuery = (...options: QueryArguments<ShopContactsQuery, ShopContactsQueryVariables>): QueryResult<ShopContactsQuery, ShopContactsQueryVariables> => useQueryInLanguage(ShopContactsDocument, ...options);
