/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useQueryInLanguage } from '../graphql/hooks';
import { useTypedFragment } from '../graphql/hooks';
import type { FragmentType } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type CareersContentQueryVariables = Exact<{
  language?: Language | null | undefined;
}>;


export type CareersContentQuery = { careersPage: { __typename?: 'CareersPage', language: Language, pageTitle: string, introductionText: string | null, whyWorkWithUsSectionTitle: string | null, whyWorkWithUsContent: string | null, lastUpdated: string } | null, jobOpenings: Array<{ __typename?: 'JobOpening', id: string, language: Language, title: string, postedDate: string, validThrough: string | null, location: string, type: JobType, summary: string, responsibilities: Array<string>, qualifications: Array<string> }> };

export type JobCardFragment = { __typename?: 'JobOpening', id: string, title: string, postedDate: string, validThrough: string | null, location: string, type: JobType, summary: string, responsibilities: Array<string>, qualifications: Array<string> } & { ' $fragmentName'?: 'JobCardFragment' };

export const JobCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobOpening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"postedDate"}},{"kind":"Field","name":{"kind":"Name","value":"validThrough"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}}]}}]} as unknown as DocumentNode<JobCardFragment, unknown>;
export const CareersContentDocument = {"hash":"a58573b20b1460c1da755941ebd980b47c53d0d8d03bfb4d91546604df47172a","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CareersContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"careersPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pageTitle"}},{"kind":"Field","name":{"kind":"Name","value":"introductionText"}},{"kind":"Field","name":{"kind":"Name","value":"whyWorkWithUsSectionTitle"}},{"kind":"Field","name":{"kind":"Name","value":"whyWorkWithUsContent"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobOpenings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"postedDate"}},{"kind":"Field","name":{"kind":"Name","value":"validThrough"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"responsibilities"}},{"kind":"Field","name":{"kind":"Name","value":"qualifications"}}]}}]}}]} as unknown as DocumentNode<CareersContentQuery, CareersContentQueryVariables>;

export const useJobCardFragment = (from: FragmentType<JobCardFragment>): JobCardFragment => useTypedFragment(JobCardFragmentDoc, 'JobCard', from);
export const useCareersContentQuery = (...options: QueryArguments<CareersContentQuery, CareersContentQueryVariables>): QueryResult<CareersContentQuery, CareersContentQueryVariables> => useQueryInLanguage(CareersContentDocument, ...options);
