import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { MailState } from './enums.js';

/** Mails that belong to no campaign, which the admin lists, in one of its orders. */
const singleBy = (column: string) =>
  `create index "outgoing_mail_single_${column}" on "outgoing_mail" ("${column}", "id") where "batch_id" is null`;

/**
 * A mail that goes out, to one address. What it says is written when it goes, so that it is never out of date and no secret
 * is kept; the row holds what it is about, and what became of it.
 */
@Entity({ tableName: 'outgoing_mail' })
@Index({
  name: 'outgoing_mail_due',
  expression:
    'create index "outgoing_mail_due" on "outgoing_mail" ("is_urgent" desc, "due_at", "id") where "state" = \'WAITING\'',
})
@Index({
  name: 'outgoing_mail_sending',
  expression: 'create index "outgoing_mail_sending" on "outgoing_mail" ("claimed_at") where "state" = \'SENDING\'',
})
@Index({
  name: 'outgoing_mail_batch_recipient',
  expression:
    'create unique index "outgoing_mail_batch_recipient" on "outgoing_mail" ("batch_id", "recipient_key") where "batch_id" is not null',
})
@Index({ name: 'outgoing_mail_batch_state_id', properties: ['batchId', 'state', 'id'] })
@Index({ name: 'outgoing_mail_batch_ended_at', properties: ['batchId', 'endedAt', 'id'] })
@Index({ name: 'outgoing_mail_single_created_at', expression: singleBy('created_at') })
@Index({ name: 'outgoing_mail_single_recipient_key', expression: singleBy('recipient_key') })
@Index({ name: 'outgoing_mail_single_state', expression: singleBy('state') })
@Index({
  name: 'outgoing_mail_batch_created_at',
  expression: 'create index "outgoing_mail_batch_created_at" on "outgoing_mail" ("batch_id", "created_at", "id")',
})
@Index({
  name: 'outgoing_mail_search',
  expression: 'create index "outgoing_mail_search" on "outgoing_mail" using gin ("recipient_key" gin_trgm_ops)',
})
@ObjectType({ description: 'A mail that goes out to one address. For admins.' })
export class OutgoingMail {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  /** Names what writes it, see MailKind. */
  @Property({ type: 'text' })
  @Field({ description: 'What it is: `password-reset`, `repair-status`, `campaign` …' })
  kind!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Null until it is known to whom it goes.' })
  recipient: string | null = null;

  /** One address gets one mail of a batch, however it is written. */
  @Property({ type: 'text', nullable: true, generated: '(lower("recipient")) stored' })
  recipientKey!: Opt<string | null>;

  /** The campaign that it is one of. */
  @Property({ type: 'uuid', nullable: true })
  batchId: string | null = null;

  /** What it is about: ids, never words or secrets. */
  @Property({ type: 'json' })
  data: Record<string, unknown> = {};

  /** Goes before the others and at any hour: somebody waits for it. */
  @Property({ type: 'boolean' })
  isUrgent!: boolean;

  @Enum({ items: () => MailState, type: 'text' })
  @Field(() => MailState, {
    description: 'How far it is. One that is of no campaign is forgotten 30 days after it went.',
  })
  state: MailState = MailState.WAITING;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was posted, which is not when it goes: see `dueAt`.' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it is to go, or to be tried again.' })
  dueAt!: Date;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number = 0;

  /** When the last attempt was recorded; its holder is told by it. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was sent, refused or left; null before.' })
  endedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What went wrong the last time; null where nothing did.' })
  problem: string | null = null;
}

/** One row: when the next mail may go, so that all processes together keep to the pace. */
@Entity({ tableName: 'mail_pace' })
export class MailPace {
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id = 1;

  @Property({ type: 'timestamptz' })
  nextAt!: Date;
}
