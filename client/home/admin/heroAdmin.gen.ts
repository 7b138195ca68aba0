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
/** A slide at the top of the home page. */
export type HeroSlideInput = {
  /** #RRGGBB; #333333 if not given. */
  backgroundColor?: string | null | undefined;
  /** A path of this site, or an address elsewhere. */
  ctaLink: string;
  /** What stands on the button, at most 100 characters. */
  ctaText: string;
  /** Required; of a video, its poster. */
  imageUrl?: string | null | undefined;
  /** A new slide is active, and a changed one stays as it is, if not given. */
  isActive?: boolean | null | undefined;
  /** The language that it is written in: `en` for a new thing, and as it is for a changed one, if not given. */
  language?: Language | null | undefined;
  /** Where it stands, a whole number: smaller ones come first. */
  order: number;
  /** Plain text, at most 500 characters. */
  subtitle: string;
  /** #RRGGBB; #FFFFFF if not given. */
  textColor?: string | null | undefined;
  /** Plain text, at most 200 characters. */
  title: string;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
  /** The address that the upload of a video answered, one on the web (a page on YouTube, too), or a data URL of at most 900,000 characters. */
  videoUrl?: string | null | undefined;
};

/** What the table of slides is sorted by. */
export type HeroSlideTableSort =
  /** As they follow one another on the home page. */
  | 'ORDER'
  /** By the text of the title. */
  | 'TITLE';

/** A language of the interface. */
export type Language =
  /** English. */
  | 'EN'
  /** Nepali, with Devanagari digits and dates in Bikram Sambat. */
  | 'NE';

/** Rising or falling. */
export type SortDirection =
  /** Rising: from A, from the oldest, from the smallest. */
  | 'ASC'
  /** Falling: from Z, from the newest, from the largest. */
  | 'DESC';

export type HeroSlideTableQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
  sort?: HeroSlideTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  isActive?: boolean | null | undefined;
}>;


export type HeroSlideTableQuery = { heroSlideTable: { __typename?: 'HeroSlideTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'HeroSlide', id: string, title: string, subtitle: string, imageUrl: string, videoUrl: string | null, ctaText: string, ctaLink: string, order: number, isActive: boolean, backgroundColor: string, textColor: string, version: number }> } };

export type HeroSlideRowFragment = { __typename?: 'HeroSlide', id: string, title: string, subtitle: string, imageUrl: string, videoUrl: string | null, ctaText: string, ctaLink: string, order: number, isActive: boolean, backgroundColor: string, textColor: string, version: number } & { ' $fragmentName'?: 'HeroSlideRowFragment' };

export type CreateHeroSlideMutationVariables = Exact<{
  input: HeroSlideInput;
}>;


export type CreateHeroSlideMutation = { createHeroSlide: (
    { __typename?: 'HeroSlide', id: string }
    & { ' $fragmentRefs'?: { 'HeroSlideRowFragment': HeroSlideRowFragment } }
  ) };

export type UpdateHeroSlideMutationVariables = Exact<{
  id: string | number;
  input: HeroSlideInput;
}>;


export type UpdateHeroSlideMutation = { updateHeroSlide: (
    { __typename?: 'HeroSlide', id: string }
    & { ' $fragmentRefs'?: { 'HeroSlideRowFragment': HeroSlideRowFragment } }
  ) };

export type DeleteHeroSlideMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteHeroSlideMutation = { deleteHeroSlide: string };

export const HeroSlideRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeroSlideRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSlide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ctaText"}},{"kind":"Field","name":{"kind":"Name","value":"ctaLink"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"textColor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<HeroSlideRowFragment, unknown>;
export const HeroSlideTableDocument = {"hash":"e5ddc57a399d47f9ccec87aa00b40ee43ec6977429361051b8b7e038377212f8","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeroSlideTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSlideTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heroSlideTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ctaText"}},{"kind":"Field","name":{"kind":"Name","value":"ctaLink"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"textColor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<HeroSlideTableQuery, HeroSlideTableQueryVariables>;
export const CreateHeroSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHeroSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSlideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHeroSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeroSlideRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeroSlideRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSlide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ctaText"}},{"kind":"Field","name":{"kind":"Name","value":"ctaLink"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"textColor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateHeroSlideMutation, CreateHeroSlideMutationVariables>;
export const UpdateHeroSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHeroSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSlideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHeroSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeroSlideRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeroSlideRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroSlide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ctaText"}},{"kind":"Field","name":{"kind":"Name","value":"ctaLink"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"backgroundColor"}},{"kind":"Field","name":{"kind":"Name","value":"textColor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateHeroSlideMutation, UpdateHeroSlideMutationVariables>;
export const DeleteHeroSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHeroSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHeroSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteHeroSlideMutation, DeleteHeroSlideMutationVariables>;

export const useHeroSlideRowFragment = (from: FragmentType<HeroSlideRowFragment>): HeroSlideRowFragment => useTypedFragment(HeroSlideRowFragmentDoc, 'HeroSlideRow', from);
export const useHeroSlideTableQuery = (...options: QueryArguments<HeroSlideTableQuery, HeroSlideTableQueryVariables>): QueryResult<HeroSlideTableQuery, HeroSlideTableQueryVariables> => useTypedQuery(HeroSlideTableDocument, ...options);
export const useCreateHeroSlideMutation = (options?: MutationOptions<CreateHeroSlideMutation, CreateHeroSlideMutationVariables>) => useMutation(CreateHeroSlideDocument, options);
export const useUpdateHeroSlideMutation = (options?: MutationOptions<UpdateHeroSlideMutation, UpdateHeroSlideMutationVariables>) => useMutation(UpdateHeroSlideDocument, options);
export const useDeleteHeroSlideMutation = (options?: MutationOptions<DeleteHeroSlideMutation, DeleteHeroSlideMutationVariables>) => useMutation(DeleteHeroSlideDocument, options);
