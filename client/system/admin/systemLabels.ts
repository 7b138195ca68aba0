import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '../../ui';
import type { HealthFragment, HealthProblem, HealthState } from './system.gen';

/** The parts that have a state, in the order of the screen. */
export const PARTS = {
  database: msg`Database`,
  queue: msg`Background work`,
  mail: msg`Mail`,
  storage: msg`Files`,
  backup: msg`Backup`,
  live: msg`Live updates`,
} as const satisfies Partial<Record<keyof HealthFragment, MessageDescriptor>>;

export type PartName = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** How a part is. */
export const STATES = {
  OK: { label: msg`Working`, tone: 'green' },
  WARNING: { label: msg`Needs attention`, tone: 'yellow' },
  FAILED: { label: msg`Not working`, tone: 'red' },
} as const satisfies Record<HealthState, { label: MessageDescriptor; tone: Tone }>;

/** What is wrong with a part, and what can be done about it, to somebody who runs a shop. */
export const PROBLEMS: Readonly<Record<HealthProblem, MessageDescriptor>> = {
  TIMED_OUT: msg`It does not answer in time.`,
  UNREACHABLE: msg`Nobody answers at its address.`,
  REFUSED: msg`It answers, but refuses access. The name or the password in the settings may be wrong.`,
  MISSING: msg`Its folder or bucket is not there.`,
  NOT_WRITABLE: msg`Nothing can be written or read there.`,
  DISK_FULL: msg`The disk is full. Nothing can be kept until there is room.`,
  FAULTY: msg`It answers with an error. The log says more.`,
  NOT_MIGRATED: msg`Its tables do not match this version. Restart the server to update them.`,
  REPLICA_AWAY: msg`A copy does not answer. The database does its work for now.`,
  LINE_DOWN: msg`Open pages show changes later than usual. The server keeps trying.`,
  SLOW: msg`It answers slowly.`,
  DISK_LOW: msg`The disk is nearly full.`,
  CONNECTIONS_LOW: msg`Nearly all of its connections are in use.`,
  CLOCK_WRONG: msg`The clock of this machine is wrong: set it, ideally by NTP.`,
  REPLICA_BEHIND: msg`A copy is more than a minute behind.`,
  WORK_WAITS: msg`Something has been waiting for more than five minutes.`,
  WORK_FAILED: msg`Something failed for good after several tries. The log says why.`,
  MAIL_WAITS: msg`An email that somebody is waiting for is not going out.`,
  MAIL_STRANDED: msg`Some emails did not arrive, or may not have.`,
  MAIL_NOT_SENT: msg`No mail server is set up: emails are kept in a folder, and nobody gets them.`,
  BACKUP_OFF: msg`No backups are made: no folder is set up for them.`,
  BACKUP_NONE: msg`None has been made yet.`,
  BACKUP_OVERDUE: msg`The newest one is more than a day old.`,
};

/** Kinds of background work. The newest come with the server: one that is not named here shows by its own name. */
export const JOBS: Readonly<Record<string, MessageDescriptor>> = {
  'follow-events': msg`Log and notifications`,
  'send-mails': msg`Sending mail`,
  'tell-customers': msg`Customer updates`,
  'send-webhooks': msg`Webhooks`,
  'free-reserved': msg`Reservations that end`,
};
