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
/** How large texts are. */
export type FontSize =
  /** Larger than usual. */
  | 'LG'
  /** The usual size, which is the default. */
  | 'MD'
  /** Smaller than usual. */
  | 'SM'
  /** The largest. */
  | 'XL';

/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

/** Where somebody may have an account already. */
export type SocialProvider =
  /** An account at Facebook. */
  | 'FACEBOOK'
  /** An account at GitHub. */
  | 'GITHUB'
  /** An account at Google. */
  | 'GOOGLE'
  /** An account at X, once Twitter. */
  | 'X';

/** Light or dark. */
export type Theme =
  /** Light text on dark. */
  | 'DARK'
  /** Dark text on light. */
  | 'LIGHT'
  /** As the device says. */
  | 'SYSTEM';

/** What a person may do. */
export type UserRole =
  /** Runs the shop: sees and changes everything. */
  | 'ADMIN'
  /** A customer: sees what is public and what is their own. */
  | 'USER';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename?: 'User', id: string, username: string, name: string | null, email: string, role: UserRole, contactNumber: string | null, profilePictureUrl: string | null, hasPassword: boolean, emailConfirmed: boolean, linkedProviders: Array<SocialProvider>, preferences: { __typename?: 'Preferences', theme: Theme, reduceMotion: boolean, fontSize: FontSize, language: Language | null, customThemeColors: { __typename?: 'CustomThemeColors', primary: string | null, background: string | null, text: string | null } | null } } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type ViewerProfileFragment = { __typename?: 'User', id: string, username: string, name: string | null, email: string, role: UserRole, contactNumber: string | null, profilePictureUrl: string | null, hasPassword: boolean, emailConfirmed: boolean, linkedProviders: Array<SocialProvider>, preferences: { __typename?: 'Preferences', theme: Theme, reduceMotion: boolean, fontSize: FontSize, language: Language | null, customThemeColors: { __typename?: 'CustomThemeColors', primary: string | null, background: string | null, text: string | null } | null } } & { ' $fragmentName'?: 'ViewerProfileFragment' };

export type ViewerPreferencesFragment = { __typename?: 'User', id: string, preferences: { __typename?: 'Preferences', theme: Theme, reduceMotion: boolean, fontSize: FontSize, language: Language | null, customThemeColors: { __typename?: 'CustomThemeColors', primary: string | null, background: string | null, text: string | null } | null } } & { ' $fragmentName'?: 'ViewerPreferencesFragment' };

export const ViewerPreferencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"customThemeColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<ViewerPreferencesFragment, unknown>;
export const ViewerProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"profilePictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"linkedProviders"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"customThemeColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<ViewerProfileFragment, unknown>;
export const ViewerDocument = {"hash":"3b702fbc1ce01347ee9f4f7f3bc304c8ace5374d35373a6700fd29759d8a27b3","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"profilePictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"linkedProviders"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"customThemeColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;

export const useViewerProfileFragment = (from: FragmentType<ViewerProfileFragment>): ViewerProfileFragment => useTypedFragment(ViewerProfileFragmentDoc, 'ViewerProfile', from);
export const useViewerPreferencesFragment = (from: FragmentType<ViewerPreferencesFragment>): ViewerPreferencesFragment => useTypedFragment(ViewerPreferencesFragmentDoc, 'ViewerPreferences', from);
export const useViewerQuery = (...options: QueryArguments<ViewerQuery, ViewerQueryVariables>): QueryResult<ViewerQuery, ViewerQueryVariables> => useTypedQuery(ViewerDocument, ...options);
export const useSignOutMutation = (options?: MutationOptions<SignOutMutation, SignOutMutationVariables>) => useMutation(SignOutDocument, options);
