/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useQueryInLanguage } from '../../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

export type SlipContactsQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type SlipContactsQuery = { contactPage: { __typename?: 'ContactPage', language: Language, contactInfo: { __typename?: 'ContactInfo', address: string | null, phones: Array<string>, email: string | null, hours: string | null, whatsapp: string | null, messenger: string | null, phoneIcon: string | null, emailIcon: string | null, whatsappIcon: string | null, messengerIcon: string | null } } | null };


export const SlipContactsDocument = {"hash":"f38ffacd8b02a3544abd03f7c979e627bfbf7bce173f9e26a9ab01007928463d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlipContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"contactInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"messenger"}},{"kind":"Field","name":{"kind":"Name","value":"phoneIcon"}},{"kind":"Field","name":{"kind":"Name","value":"emailIcon"}},{"kind":"Field","name":{"kind":"Name","value":"whatsappIcon"}},{"kind":"Field","name":{"kind":"Name","value":"messengerIcon"}}]}}]}}]}}]} as unknown as DocumentNode<SlipContactsQuery, SlipContactsQueryVariables>;

export const useSlipContactsQuery = (...options: QueryArguments<SlipContactsQuery, SlipContactsQueryVariables>): QueryResult<SlipContactsQuery, SlipContactsQueryVariables> => useQueryInLanguage(SlipContactsDocument, ...options);
