/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type QueryArguments, type QueryResult, useTypedQuery } from '../../graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What keeps the rows. */
export type DatabaseKind =
  /** PGlite, in the process of the server. */
  | 'EMBEDDED'
  /** A PostgreSQL of its own. */
  | 'POSTGRESQL';

/** What is wrong with a part, and how bad that is. */
export type HealthProblem =
  /** None has been made yet. (WARNING) */
  | 'BACKUP_NONE'
  /** No folder for backups is set up. (WARNING) */
  | 'BACKUP_OFF'
  /** The newest is older than 30 hours. (WARNING) */
  | 'BACKUP_OVERDUE'
  /** The clock of this machine is more than five seconds from that of the database. (WARNING) */
  | 'CLOCK_WRONG'
  /** More than nine of ten connections are in use. (WARNING) */
  | 'CONNECTIONS_LOW'
  /** There is no room left on the disk. (FAILED) */
  | 'DISK_FULL'
  /** The disk is nearly full: below 1 GB, or below a tenth of it and 20 GB. (WARNING) */
  | 'DISK_LOW'
  /** It answered with an error. (FAILED) */
  | 'FAULTY'
  /** Open pages hear of changes only when they ask by themselves. (FAILED) */
  | 'LINE_DOWN'
  /** No mail server is set up: mails are written into a folder and reach nobody. (WARNING) */
  | 'MAIL_NOT_SENT'
  /** Mails of the last seven days did not arrive, or may not have. (WARNING) */
  | 'MAIL_STRANDED'
  /** A mail that somebody waits for could have gone for ten minutes. (WARNING) */
  | 'MAIL_WAITS'
  /** The folder or bucket is not there. (FAILED) */
  | 'MISSING'
  /** The tables are not those that this version expects. (FAILED) */
  | 'NOT_MIGRATED'
  /** The system does not let us write there, or read. (FAILED) */
  | 'NOT_WRITABLE'
  /** It answers, but does not let us in, or not do what we need. (FAILED) */
  | 'REFUSED'
  /** A replica does not answer; the database does its work meanwhile. (WARNING) */
  | 'REPLICA_AWAY'
  /** A replica is more than a minute behind. (WARNING) */
  | 'REPLICA_BEHIND'
  /** It took longer than a second for the smallest question. (WARNING) */
  | 'SLOW'
  /** It did not answer within a few seconds. (FAILED) */
  | 'TIMED_OUT'
  /** Nobody answers at its address. (FAILED) */
  | 'UNREACHABLE'
  /** Background work was given up. (WARNING) */
  | 'WORK_FAILED'
  /** Background work could have been done for five minutes. (WARNING) */
  | 'WORK_WAITS';

/** How a part of the installation is. */
export type HealthState =
  /** It does not do its work just now. */
  | 'FAILED'
  /** As it should be. */
  | 'OK'
  /** It works, but somebody should look at it. */
  | 'WARNING';

/** Where mails go. */
export type MailRoute =
  /** Into a folder: nobody gets them. */
  | 'OUTBOX'
  /** To a mail server. */
  | 'SMTP';

/** What keeps uploaded files. */
export type StoreKind =
  /** A bucket of a service that speaks S3. */
  | 'BUCKET'
  /** A folder of this machine. */
  | 'FOLDER';

export type SystemHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemHealthQuery = { systemHealth: { __typename?: 'SystemHealth', state: HealthState, checkedAt: string, program: { __typename?: 'ProgramHealth', version: string, commit: string | null, nodeVersion: string, process: string, startedAt: string, memoryBytes: number }, database: { __typename?: 'DatabaseHealth', state: HealthState, problems: Array<HealthProblem>, kind: DatabaseKind, version: string | null, answerMs: number | null, sizeBytes: number | null, appliedMigrations: number | null, pendingMigrations: number | null, connections: number | null, maxConnections: number | null, processes: number | null, replicas: Array<{ __typename?: 'ReplicaHealth', number: number, state: HealthState, secondsBehind: number | null }>, disk: { __typename?: 'DiskSpace', freeBytes: number, totalBytes: number } | null }, queue: { __typename?: 'QueueHealth', state: HealthState, problems: Array<HealthProblem>, waitingSince: string | null, jobs: Array<{ __typename?: 'JobCount', name: string, waiting: number, planned: number, running: number, failed: number }> }, mail: { __typename?: 'MailHealth', state: HealthState, problems: Array<HealthProblem>, route: MailRoute, waiting: number | null, failed: number | null, unknown: number | null, lastSentAt: string | null }, storage: { __typename?: 'StorageHealth', state: HealthState, problems: Array<HealthProblem>, kind: StoreKind, files: number | null, bytes: number | null, disk: { __typename?: 'DiskSpace', freeBytes: number, totalBytes: number } | null }, backup: { __typename?: 'BackupHealth', state: HealthState, problems: Array<HealthProblem>, isConfigured: boolean, lastMadeAt: string | null, lastBytes: number | null, disk: { __typename?: 'DiskSpace', freeBytes: number, totalBytes: number } | null }, live: { __typename?: 'LiveHealth', state: HealthState, problems: Array<HealthProblem> } } };

export type HealthFragment = { __typename?: 'SystemHealth', state: HealthState, checkedAt: string, program: { __typename?: 'ProgramHealth', version: string, commit: string | null, nodeVersion: string, process: string, startedAt: string, memoryBytes: number }, database: { __typename?: 'DatabaseHealth', state: HealthState, problems: Array<HealthProblem>, kind: DatabaseKind, version: string | null, answerMs: number | null, sizeBytes: number | null, appliedMigrations: number | null, pendingMigrations: number | null, connections: number | null, maxConnections: number | null, processes: number | null, replicas: Array<{ __typename?: 'ReplicaHealth', number: number, state: HealthState, secondsBehind: number | null }>, disk: { __typename?: 'DiskSpace', freeBytes: number, totalBytes: number } | null }, queue: { __typename?: 'QueueHealth', state: HealthState, problems: Array<HealthProblem>, waitingSince: string | null, jobs: Array<{ __typename?: 'JobCount', name: string, waiting: number, planned: number, running: number, failed: number }> }, mail: { __typename?: 'MailHealth', state: HealthState, problems: Array<HealthProblem>, route: MailRoute, waiting: number | null, failed: number | null, unknown: number | null, lastSentAt: string | null }, storage: { __typename?: 'StorageHealth', state: HealthState, problems: Array<HealthProblem>, kind: StoreKind, files: number | null, bytes: number | null, disk: { __typename?: 'DiskSpace', freeBytes: number, totalBytes: number } | null }, backup: { __typename?: 'BackupHealth', state: HealthState, problems: Array<HealthProblem>, isConfigured: boolean, lastMadeAt: string | null, lastBytes: number | null, disk: { __typename?: 'DiskSpace', freeBytes: number, totalBytes: number } | null }, live: { __typename?: 'LiveHealth', state: HealthState, problems: Array<HealthProblem> } } & { ' $fragmentName'?: 'HealthFragment' };

export const HealthFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Health"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"program"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"commit"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"process"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"database"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"answerMs"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"appliedMigrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMigrations"}},{"kind":"Field","name":{"kind":"Name","value":"connections"}},{"kind":"Field","name":{"kind":"Name","value":"maxConnections"}},{"kind":"Field","name":{"kind":"Name","value":"processes"}},{"kind":"Field","name":{"kind":"Name","value":"replicas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"secondsBehind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"queue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"backup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"lastMadeAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastBytes"}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}}]}}]}}]} as unknown as DocumentNode<HealthFragment, unknown>;
export const SystemHealthDocument = {"hash":"f06864853e0b81fa2147ff768b6653383f8c77490d6d23c1f75ffdd487c22d8d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"program"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"commit"}},{"kind":"Field","name":{"kind":"Name","value":"nodeVersion"}},{"kind":"Field","name":{"kind":"Name","value":"process"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"database"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"answerMs"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"appliedMigrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingMigrations"}},{"kind":"Field","name":{"kind":"Name","value":"connections"}},{"kind":"Field","name":{"kind":"Name","value":"maxConnections"}},{"kind":"Field","name":{"kind":"Name","value":"processes"}},{"kind":"Field","name":{"kind":"Name","value":"replicas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"secondsBehind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"queue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"unknown"}},{"kind":"Field","name":{"kind":"Name","value":"lastSentAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"files"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"backup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"lastMadeAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastBytes"}},{"kind":"Field","name":{"kind":"Name","value":"disk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"totalBytes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"live"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problems"}}]}}]}}]}}]} as unknown as DocumentNode<SystemHealthQuery, SystemHealthQueryVariables>;

export const useSystemHealthQuery = (...options: QueryArguments<SystemHealthQuery, SystemHealthQueryVariables>): QueryResult<SystemHealthQuery, SystemHealthQueryVariables> => useTypedQuery(SystemHealthDocument, ...options);
