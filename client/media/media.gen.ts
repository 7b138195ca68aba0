/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MediaUploadQueryVariables = Exact<{ [key: string]: never; }>;


export type MediaUploadQuery = { mediaUpload: { __typename?: 'MediaUpload', uploadBase: string, uploadPreset: string, cvUploadUrl: string, privateUploadUrl: string, limits: { __typename?: 'MediaLimits', imageBytes: number, imagePixels: number, videoBytes: number, audioBytes: number, cvBytes: number } } };


export const MediaUploadDocument = {"hash":"181da7de2236f11fcc5bc20d71fe891116499d3c583cfe0bd2cd495cc22ae068","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadBase"}},{"kind":"Field","name":{"kind":"Name","value":"uploadPreset"}},{"kind":"Field","name":{"kind":"Name","value":"cvUploadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privateUploadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"imagePixels"}},{"kind":"Field","name":{"kind":"Name","value":"videoBytes"}},{"kind":"Field","name":{"kind":"Name","value":"audioBytes"}},{"kind":"Field","name":{"kind":"Name","value":"cvBytes"}}]}}]}}]}}]} as unknown as DocumentNode<MediaUploadQuery, MediaUploadQueryVariables>;

export const useMediaUploadQuery = (...options: QueryArguments<MediaUploadQuery, MediaUploadQueryVariables>): QueryResult<MediaUploadQuery, MediaUploadQueryVariables> => useTypedQuery(MediaUploadDocument, ...options);
