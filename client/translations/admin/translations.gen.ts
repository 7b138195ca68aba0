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
/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

/** What can be written in both languages. */
export type TranslatedKind =
  /** A post of the blog. */
  | 'BLOG_POST'
  /** A question with its answer. */
  | 'FAQ_ITEM'
  /** A slide of the home page. */
  | 'HERO_SLIDE'
  /** A place on the team that is offered. */
  | 'JOB_OPENING'
  /** A page; its id is the slug, as `about-us`. */
  | 'PAGE'
  /** A thing in the shop, by its UUID. */
  | 'PRODUCT';

/** The texts of a thing in its other language. */
export type TranslationInput = {
  /** The texts in the shape of `TranslatedThing.texts`; what is missing is shown as it was written. */
  fields: Record<string, unknown>;
  /** Its id; of a page its slug. */
  id: string;
  /** What it is. */
  kind: TranslatedKind;
  /** The thing's own texts that it was made from, as `TranslatedThing.texts` had them; the present ones if not given. */
  source?: Record<string, unknown> | null | undefined;
  /** Whether visitors see it from now on; a draft leaves what was published as it is. */
  state: TranslationState;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

/** How far a translation is. */
export type TranslationState =
  /** Only admins see it. */
  | 'DRAFT'
  /** Whoever reads that language sees it. */
  | 'PUBLISHED';

export type TranslationStatesQueryVariables = Exact<{
  kind: TranslatedKind;
  ids: Array<string | number> | string | number;
}>;


export type TranslationStatesQuery = { translatedThings: Array<{ __typename?: 'TranslatedThing', kind: TranslatedKind, id: string, translatedInto: Language, translation: { __typename?: 'KeptTranslation', version: number, state: TranslationState, isShown: boolean, isOlder: boolean } | null }> };

export type TranslationStateFragment = { __typename?: 'TranslatedThing', kind: TranslatedKind, id: string, translatedInto: Language, translation: { __typename?: 'KeptTranslation', version: number, state: TranslationState, isShown: boolean, isOlder: boolean } | null } & { ' $fragmentName'?: 'TranslationStateFragment' };

export type EditedTranslationQueryVariables = Exact<{
  kind: TranslatedKind;
  id: string | number;
}>;


export type EditedTranslationQuery = { translatedThing: { __typename?: 'TranslatedThing', kind: TranslatedKind, id: string, language: Language, translatedInto: Language, texts: Record<string, unknown>, translation: { __typename?: 'KeptTranslation', version: number, state: TranslationState, isShown: boolean, isOlder: boolean, fields: Record<string, unknown>, source: Record<string, unknown> | null } | null } };

export type EditedThingFragment = { __typename?: 'TranslatedThing', kind: TranslatedKind, id: string, language: Language, translatedInto: Language, texts: Record<string, unknown>, translation: { __typename?: 'KeptTranslation', version: number, state: TranslationState, isShown: boolean, isOlder: boolean, fields: Record<string, unknown>, source: Record<string, unknown> | null } | null } & { ' $fragmentName'?: 'EditedThingFragment' };

export type SaveTranslationMutationVariables = Exact<{
  input: TranslationInput;
}>;


export type SaveTranslationMutation = { saveTranslation: (
    { __typename?: 'TranslatedThing', id: string }
    & { ' $fragmentRefs'?: { 'EditedThingFragment': EditedThingFragment } }
  ) };

export type RemoveTranslationMutationVariables = Exact<{
  kind: TranslatedKind;
  id: string | number;
}>;


export type RemoveTranslationMutation = { removeTranslation: (
    { __typename?: 'TranslatedThing', id: string }
    & { ' $fragmentRefs'?: { 'EditedThingFragment': EditedThingFragment } }
  ) };

export const TranslationStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TranslationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedThing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translatedInto"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isOlder"}}]}}]}}]} as unknown as DocumentNode<TranslationStateFragment, unknown>;
export const EditedThingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedThing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedThing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translatedInto"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isOlder"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<EditedThingFragment, unknown>;
export const TranslationStatesDocument = {"hash":"8805d75020100484761d32cb7f90283bf328f4c340f9e509367b28e35831c07e","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TranslationStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translatedThings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translatedInto"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isOlder"}}]}}]}}]}}]} as unknown as DocumentNode<TranslationStatesQuery, TranslationStatesQueryVariables>;
export const EditedTranslationDocument = {"hash":"67822e3a9635a487b4158ef213b96bd6eec383f6a33e642429806cef3ad0b28e","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedTranslation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translatedThing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translatedInto"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isOlder"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]} as unknown as DocumentNode<EditedTranslationQuery, EditedTranslationQueryVariables>;
export const SaveTranslationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTranslation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTranslation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedThing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedThing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedThing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translatedInto"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isOlder"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<SaveTranslationMutation, SaveTranslationMutationVariables>;
export const RemoveTranslationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTranslation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeTranslation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedThing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedThing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TranslatedThing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translatedInto"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"translation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"isOlder"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<RemoveTranslationMutation, RemoveTranslationMutationVariables>;

export const useTranslationStateFragment = (from: FragmentType<TranslationStateFragment>): TranslationStateFragment => useTypedFragment(TranslationStateFragmentDoc, 'TranslationState', from);
export const useEditedThingFragment = (from: FragmentType<EditedThingFragment>): EditedThingFragment => useTypedFragment(EditedThingFragmentDoc, 'EditedThing', from);
export const useTranslationStatesQuery = (...options: QueryArguments<TranslationStatesQuery, TranslationStatesQueryVariables>): QueryResult<TranslationStatesQuery, TranslationStatesQueryVariables> => useTypedQuery(TranslationStatesDocument, ...options);
export const useEditedTranslationQuery = (...options: QueryArguments<EditedTranslationQuery, EditedTranslationQueryVariables>): QueryResult<EditedTranslationQuery, EditedTranslationQueryVariables> => useTypedQuery(EditedTranslationDocument, ...options);
export const useSaveTranslationMutation = (options?: MutationOptions<SaveTranslationMutation, SaveTranslationMutationVariables>) => useMutation(SaveTranslationDocument, options);
export const useRemoveTranslationMutation = (options?: MutationOptions<RemoveTranslationMutation, RemoveTranslationMutationVariables>) => useMutation(RemoveTranslationDocument, options);
