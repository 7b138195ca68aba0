/** How a part of the installation is. */
export enum HealthState {
  OK = 'OK',
  WARNING = 'WARNING',
  FAILED = 'FAILED',
}

/** What each stands for, in the words of the schema. */
export const HEALTH_STATES: Readonly<Record<HealthState, string>> = {
  OK: 'As it should be.',
  WARNING: 'It works, but somebody should look at it.',
  FAILED: 'It does not do its work just now.',
};

/** What is wrong with a part. It never says where the part is reached, nor what its driver said: both can hold a secret. */
export enum HealthProblem {
  TIMED_OUT = 'TIMED_OUT',
  UNREACHABLE = 'UNREACHABLE',
  REFUSED = 'REFUSED',
  MISSING = 'MISSING',
  NOT_WRITABLE = 'NOT_WRITABLE',
  DISK_FULL = 'DISK_FULL',
  FAULTY = 'FAULTY',
  NOT_MIGRATED = 'NOT_MIGRATED',
  REPLICA_AWAY = 'REPLICA_AWAY',
  LINE_DOWN = 'LINE_DOWN',
  SLOW = 'SLOW',
  DISK_LOW = 'DISK_LOW',
  CONNECTIONS_LOW = 'CONNECTIONS_LOW',
  CLOCK_WRONG = 'CLOCK_WRONG',
  REPLICA_BEHIND = 'REPLICA_BEHIND',
  WORK_WAITS = 'WORK_WAITS',
  WORK_FAILED = 'WORK_FAILED',
  MAIL_WAITS = 'MAIL_WAITS',
  MAIL_STRANDED = 'MAIL_STRANDED',
  MAIL_NOT_SENT = 'MAIL_NOT_SENT',
  BACKUP_OFF = 'BACKUP_OFF',
  BACKUP_NONE = 'BACKUP_NONE',
  BACKUP_OVERDUE = 'BACKUP_OVERDUE',
}

/** How bad each is, and what it stands for in the words of the schema. */
export const HEALTH_PROBLEMS: Readonly<Record<HealthProblem, readonly [HealthState, string]>> = {
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
};

/** What keeps the rows. */
export enum DatabaseKind {
  POSTGRESQL = 'POSTGRESQL',
  EMBEDDED = 'EMBEDDED',
}

/** What each stands for, in the words of the schema. */
export const DATABASE_KINDS: Readonly<Record<DatabaseKind, string>> = {
  POSTGRESQL: 'A PostgreSQL of its own.',
  EMBEDDED: 'PGlite, in the process of the server.',
};

/** Where mails go. */
export enum MailRoute {
  SMTP = 'SMTP',
  OUTBOX = 'OUTBOX',
}

/** What each stands for, in the words of the schema. */
export const MAIL_ROUTES: Readonly<Record<MailRoute, string>> = {
  SMTP: 'To a mail server.',
  OUTBOX: 'Into a folder: nobody gets them.',
};

/** What keeps uploaded files. */
export enum StoreKind {
  FOLDER = 'FOLDER',
  BUCKET = 'BUCKET',
}

/** What each stands for, in the words of the schema. */
export const STORE_KINDS: Readonly<Record<StoreKind, string>> = {
  FOLDER: 'A folder of this machine.',
  BUCKET: 'A bucket of a service that speaks S3.',
};
