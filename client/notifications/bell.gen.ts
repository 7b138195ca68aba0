/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NotificationBellQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationBellQuery = { unreadNotificationCount: number };

export type WatchNotificationsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchNotificationsSubscription = { unreadNotificationCount: number };


export const NotificationBellDocument = {"hash":"1eaff0c43ecb592257c827d3d4ad5585ba3a0592a32c015e80907cb07d0e658d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationBell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<NotificationBellQuery, NotificationBellQueryVariables>;
export const WatchNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}}]} as unknown as DocumentNode<WatchNotificationsSubscription, WatchNotificationsSubscriptionVariables>;

export const useNotificationBellQuery = (...options: QueryArguments<NotificationBellQuery, NotificationBellQueryVariables>): QueryResult<NotificationBellQuery, NotificationBellQueryVariables> => useTypedQuery(NotificationBellDocument, ...options);
