/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ViewerPreferencesFragment } from '../session/session.gen';
import type { MutationOptions } from '../graphql/hooks';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Colours of one's own, each written #RRGGBB. They are kept as a whole: what is absent or null is the theme's own. */
export type CustomThemeColorsInput = {
  /** Of the page. */
  background?: string | null | undefined;
  /** Of buttons and links. */
  primary?: string | null | undefined;
  /** Of what is to be read. */
  text?: string | null | undefined;
};

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

/** Changes of the preferences: what is absent stays as it is, null stands for the default. */
export type PreferencesInput = {
  /** By default those of the theme. */
  customThemeColors?: CustomThemeColorsInput | null | undefined;
  /** MD by default. */
  fontSize?: FontSize | null | undefined;
  /** The language of the site and of mails; by default none is chosen. */
  language?: Language | null | undefined;
  /** Whether nothing should slide or fade; false by default. */
  reduceMotion?: boolean | null | undefined;
  /** SYSTEM by default. */
  theme?: Theme | null | undefined;
};

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

/** Changes of a profile. */
export type UpdateProfileInput = {
  /** 7 to 20 digits, spaces, hyphens, dots and parentheses, with an optional +; Devanagari digits too. */
  contactNumber?: string | null | undefined;
  /** Full name; one line, at most 120 characters. */
  name?: string | null | undefined;
  /** The address that the upload of a picture answered, or one on the web (http, https). */
  profilePictureUrl?: string | null | undefined;
};

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename?: 'User', id: string, name: string | null, contactNumber: string | null, profilePictureUrl: string | null } };

export type UpdatePreferencesMutationVariables = Exact<{
  input: PreferencesInput;
}>;


export type UpdatePreferencesMutation = { updatePreferences: (
    { __typename?: 'User', id: string }
    & { ' $fragmentRefs'?: { 'ViewerPreferencesFragment': ViewerPreferencesFragment } }
  ) };

export type SendEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type SendEmailConfirmationMutation = { sendEmailConfirmation: boolean };

export type StartProviderLinkMutationVariables = Exact<{
  provider: SocialProvider;
}>;


export type StartProviderLinkMutation = { startProviderLink: string };

export type UnlinkProviderMutationVariables = Exact<{
  provider: SocialProvider;
}>;


export type UnlinkProviderMutation = { unlinkProvider: { __typename?: 'User', id: string, linkedProviders: Array<SocialProvider> } };


export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contactNumber"}},{"kind":"Field","name":{"kind":"Name","value":"profilePictureUrl"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const UpdatePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerPreferences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"fontSize"}},{"kind":"Field","name":{"kind":"Name","value":"customThemeColors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"background"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]} as unknown as DocumentNode<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export const SendEmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailConfirmation"}}]}}]} as unknown as DocumentNode<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>;
export const StartProviderLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartProviderLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialProvider"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startProviderLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}}]}]}}]} as unknown as DocumentNode<StartProviderLinkMutation, StartProviderLinkMutationVariables>;
export const UnlinkProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"provider"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SocialProvider"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"provider"},"value":{"kind":"Variable","name":{"kind":"Name","value":"provider"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"linkedProviders"}}]}}]}}]} as unknown as DocumentNode<UnlinkProviderMutation, UnlinkProviderMutationVariables>;

export const useUpdateProfileMutation = (options?: MutationOptions<UpdateProfileMutation, UpdateProfileMutationVariables>) => useMutation(UpdateProfileDocument, options);
export const useUpdatePreferencesMutation = (options?: MutationOptions<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>) => useMutation(UpdatePreferencesDocument, options);
export const useSendEmailConfirmationMutation = (options?: MutationOptions<SendEmailConfirmationMutation, SendEmailConfirmationMutationVariables>) => useMutation(SendEmailConfirmationDocument, options);
export const useStartProviderLinkMutation = (options?: MutationOptions<StartProviderLinkMutation, StartProviderLinkMutationVariables>) => useMutation(StartProviderLinkDocument, options);
export const useUnlinkProviderMutation = (options?: MutationOptions<UnlinkProviderMutation, UnlinkProviderMutationVariables>) => useMutation(UnlinkProviderDocument, options);
