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
/** A position that the shop wants to fill. */
export type JobOpeningInput = {
  /** A new opening is active, and a changed one stays as it is, if not given. */
  isActive?: boolean | null | undefined;
  /** The language that it is written in: `en` for a new thing, and as it is for a changed one, if not given. */
  language?: Language | null | undefined;
  /** 'Kathmandu, Nepal' if not given, but not blank; at most 200 characters. */
  location?: string | null | undefined;
  /** Plain texts, at most 50 of 500 characters; empty ones are dropped. */
  qualifications?: Array<string> | null | undefined;
  /** Plain texts, at most 50 of 500 characters; empty ones are dropped. */
  responsibilities?: Array<string> | null | undefined;
  /** HTML, at most 5,000 characters; whatever could be dangerous is taken out. */
  summary: string;
  /** The position; plain text, at most 200 characters. */
  title: string;
  /** FullTime if not given. */
  type?: JobType | null | undefined;
  /** The last day to apply, as '2026-12-31'; null for none; a changed opening keeps its own if not given. */
  validThrough?: string | null | undefined;
  /** The version that was edited: if it is not the present one any more, nothing is changed (CONFLICT). */
  version?: number | null | undefined;
};

/** What the table of openings is sorted by. */
export type JobOpeningTableSort =
  /** By when it was posted. */
  | 'POSTED_DATE'
  /** By the text of the title. */
  | 'TITLE';

/** How somebody is employed. */
export type JobType =
  /** To learn the trade. */
  | 'Apprenticeship'
  /** For a fixed time or a piece of work. */
  | 'Contract'
  /** The whole working week. */
  | 'FullTime'
  /** For a while, to see what the work is like. */
  | 'Internship'
  /** Some days or hours of the week. */
  | 'PartTime';

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

export type JobOpeningTableQueryVariables = Exact<{
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
  search?: string | null | undefined;
  sort?: JobOpeningTableSort | null | undefined;
  direction?: SortDirection | null | undefined;
  isActive?: boolean | null | undefined;
}>;


export type JobOpeningTableQuery = { jobOpeningTable: { __typename?: 'JobOpeningTable', totalCount: number, page: number, pageSize: number, items: Array<{ __typename?: 'JobOpening', id: string, title: string, location: string, type: JobType, summary: string, responsibilities: Array<string>, qualifications: Array<string>, isActive: boolean, postedDate: string, validThrough: string | null, version: number }> } };

export type JobOpeningRowFragment = { __typename?: 'JobOpening', id: string, title: string, location: string, type: JobType, summary: string, responsibilities: Array<string>, qualifications: Array<string>, isActive: boolean, postedDate: string, validThrough: string | null, version: number } & { ' $fragmentName'?: 'JobOpeningRowFragment' };

export type CreateJobOpeningMutationVariables = Exact<{
  input: JobOpeningInput;
}>;


export type CreateJobOpeningMutation = { createJobOpening: (
    { __typename?: 'JobOpening', id: string }
    & { ' $fragmentRefs'?: { 'JobOpeningRowFragment': JobOpeningRowFragment } }
  ) };

export type UpdateJobOpeningMutationVariables = Exact<{
  id: string | number;
  input: JobOpeningInput;
}>;


export type UpdateJobOpeningMutation = { updateJobOpening: (
    { __typename?: 'JobOpening', id: string }
    & { ' $fragmentRefs'?: { 'JobOpeningRowFragment': JobOpeningRowFragment } }
  ) };

export type DeleteJobOpeningMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteJobOpeningMutation = { deleteJobOpening: string };

export const JobOpeningRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobOpeningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"postedDate"}},{"kind":"Field","name":{"kind":"Name","value":"validThrough"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<JobOpeningRowFragment, unknown>;
export const JobOpeningTableDocument = {"hash":"9047b870a449783b3a909a98c8f812fb7262d279937499c7946ff9ffb0e7d189","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobOpeningTable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpeningTableSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobOpeningTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"postedDate"}},{"kind":"Field","name":{"kind":"Name","value":"validThrough"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<JobOpeningTableQuery, JobOpeningTableQueryVariables>;
export const CreateJobOpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateJobOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpeningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createJobOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobOpeningRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobOpeningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"postedDate"}},{"kind":"Field","name":{"kind":"Name","value":"validThrough"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateJobOpeningMutation, CreateJobOpeningMutationVariables>;
export const UpdateJobOpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJobOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpeningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobOpeningRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobOpeningRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"postedDate"}},{"kind":"Field","name":{"kind":"Name","value":"validThrough"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateJobOpeningMutation, UpdateJobOpeningMutationVariables>;
export const DeleteJobOpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteJobOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJobOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteJobOpeningMutation, DeleteJobOpeningMutationVariables>;

export const useJobOpeningRowFragment = (from: FragmentType<JobOpeningRowFragment>): JobOpeningRowFragment => useTypedFragment(JobOpeningRowFragmentDoc, 'JobOpeningRow', from);
export const useJobOpeningTableQuery = (...options: QueryArguments<JobOpeningTableQuery, JobOpeningTableQueryVariables>): QueryResult<JobOpeningTableQuery, JobOpeningTableQueryVariables> => useTypedQuery(JobOpeningTableDocument, ...options);
export const useCreateJobOpeningMutation = (options?: MutationOptions<CreateJobOpeningMutation, CreateJobOpeningMutationVariables>) => useMutation(CreateJobOpeningDocument, options);
export const useUpdateJobOpeningMutation = (options?: MutationOptions<UpdateJobOpeningMutation, UpdateJobOpeningMutationVariables>) => useMutation(UpdateJobOpeningDocument, options);
export const useDeleteJobOpeningMutation = (options?: MutationOptions<DeleteJobOpeningMutation, DeleteJobOpeningMutationVariables>) => useMutation(DeleteJobOpeningDocument, options);
