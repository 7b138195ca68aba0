/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MediaUploadQueryVariables = Exact<{ [key: string]: never; }>;


export type MediaUploadQuery = { mediaUpload: { __typename?: 'MediaUpload', uploadBase: string, uploadPreset: string, cvUploadUrl: string, limits: { __typename?: 'MediaLimits', imageBytes: number, imagePixels: number, videoBytes: number, audioBytes: number, cvBytes: number } } };


export const MediaUploadDocument = {"hash":"9ff8c96a574cd097c545da54f21903591f0607857c9405d95dfa8a1def7c2ce1","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaUpload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadBase"}},{"kind":"Field","name":{"kind":"Name","value":"uploadPreset"}},{"kind":"Field","name":{"kind":"Name","value":"cvUploadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageBytes"}},{"kind":"Field","name":{"kind":"Name","value":"imagePixels"}},{"kind":"Field","name":{"kind":"Name","value":"videoBytes"}},{"kind":"Field","name":{"kind":"Name","value":"audioBytes"}},{"kind":"Field","name":{"kind":"Name","value":"cvBytes"}}]}}]}}]}}]} as unknown as DocumentNode<MediaUploadQuery, MediaUploadQueryVariables>;

export const useMediaUploadQuery = (...options: QueryArguments<MediaUploadQuery, MediaUploadQueryVariables>): QueryResult<MediaUploadQuery, MediaUploadQueryVariables> => useTypedQuery(MediaUploadDocument, ...options);
