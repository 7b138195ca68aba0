import { enumOf } from '../core/entities/describedEnum.js';

/** How a part of the installation is, and what that stands for in the words of the schema. */
export const HEALTH_STATES = {
  OK: 'As it should be.',
  WARNING: 'It works, but somebody should look at it.',
  FAILED: 'It does not do its work just now.',
};

export const HealthState = enumOf('HealthState', 'How a part of the installation is.', HEALTH_STATES);
export type HealthState = keyof typeof HealthState;

/**
 * What is wrong with a part: how bad that is, and what it stands for in the words of the schema. It never says where the part is reached,
 * nor what its driver said: both can hold a secret.
 */
export const HEALTH_PROBLEMS = {
  TIMED_OUT: [HealthState.FAILED, 'It did not answer within a few seconds.'],
  UNREACHABLE: [HealthState.FAILED, 'Nobody answers at its address.'],
  REFUSED: [HealthState.FAILED, 'It answers, but does not let us in, or not do what we need.'],
  MISSING: [HealthState.FAILED, 'The folder or bucket is not there.'],
  NOT_WRITABLE: [HealthState.FAILED, 'The system does not let us write there, or read.'],
  DISK_FULL: [HealthState.FAILED, 'There is no room left on the disk.'],
  FAULTY: [HealthState.FAILED, 'It answered with an error.'],
  NOT_MIGRATED: [HealthState.FAILED, 'The tables are not those that this version expects.'],
  REPLICA_AWAY: [HealthState.WARNING, 'A replica does not answer; the database does its work meanwhile.'],
  LINE_DOWN: [HealthState.FAILED, 'Open pages hear of changes only when they ask by themselves.'],
  SLOW: [HealthState.WARNING, 'It took longer than a second for the smallest question.'],
  DISK_LOW: [HealthState.WARNING, 'The disk is nearly full: below 1 GB, or below a tenth of it and 20 GB.'],
  CONNECTIONS_LOW: [HealthState.WARNING, 'More than nine of ten connections are in use.'],
  CLOCK_WRONG: [HealthState.WARNING, 'The clock of this machine is more than five seconds from that of the database.'],
  REPLICA_BEHIND: [HealthState.WARNING, 'A replica is more than a minute behind.'],
  WORK_WAITS: [HealthState.WARNING, 'Background work could have been done for five minutes.'],
  WORK_FAILED: [HealthState.WARNING, 'Background work was given up.'],
  MAIL_WAITS: [HealthState.WARNING, 'A mail that somebody waits for could have gone for ten minutes.'],
  MAIL_STRANDED: [HealthState.WARNING, 'Mails of the last seven days did not arrive, or may not have.'],
  MAIL_NOT_SENT: [HealthState.WARNING, 'No mail server is set up: mails are written into a folder and reach nobody.'],
  BACKUP_OFF: [HealthState.WARNING, 'No folder for backups is set up.'],
  BACKUP_NONE: [HealthState.WARNING, 'None has been made yet.'],
  BACKUP_OVERDUE: [HealthState.WARNING, 'The newest is older than 30 hours.'],
} as const satisfies Record<string, readonly [HealthState, string]>;

export const HealthProblem = enumOf(
  'HealthProblem',
  'What is wrong with a part, and how bad that is.',
  Object.fromEntries(
    Object.entries(HEALTH_PROBLEMS).map(([problem, [state, words]]) => [problem, `${words} (${state})`]),
  ) as Record<keyof typeof HEALTH_PROBLEMS, string>,
);
export type HealthProblem = keyof typeof HealthProblem;

export const DatabaseKind = enumOf('DatabaseKind', 'What keeps the rows.', {
  POSTGRESQL: 'A PostgreSQL of its own.',
  EMBEDDED: 'PGlite, in the process of the server.',
});
export type DatabaseKind = keyof typeof DatabaseKind;

export const MailRoute = enumOf('MailRoute', 'Where mails go.', {
  SMTP: 'To a mail server.',
  OUTBOX: 'Into a folder: nobody gets them.',
});
export type MailRoute = keyof typeof MailRoute;

export const StoreKind = enumOf('StoreKind', 'What keeps uploaded files.', {
  FOLDER: 'A folder of this machine.',
  BUCKET: 'A bucket of a service that speaks S3.',
});
export type StoreKind = keyof typeof StoreKind;
