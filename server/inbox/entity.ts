import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Enum, Filter, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../accounts/index.js';
import { JobOpening } from '../careers/index.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { InboxKind, InboxStatus } from './enums.js';

/** An order of the admin's table: all that was not deleted; the id settles ties. */
const keptBy = (name: string, columns: string) =>
  `create index "inbox_message_${name}" on "inbox_message" (${columns}, "id") where "deleted_at" is null`;

/** A message from the contact form or an application for a job (decisions §5). For admins only. */
@Entity({ tableName: 'inbox_message' })
@Filter({ name: 'notDeleted', cond: { deletedAt: null }, default: true })
@Index({ name: 'inbox_message_created_at', expression: keptBy('created_at', '"created_at"') })
@Index({ name: 'inbox_message_name_key', expression: keptBy('name_key', '"name_key"') })
@Index({ name: 'inbox_message_status_rank', expression: keptBy('status_rank', '"status_rank"') })
@Index({
  name: 'inbox_message_status_created_at',
  expression: keptBy('status_created_at', '"status", "created_at"'),
})
@Index({
  name: 'inbox_message_in_bin',
  expression:
    'create index "inbox_message_in_bin" on "inbox_message" ("created_at", "id") where "deleted_at" is not null',
})
@Index({
  name: 'inbox_message_search',
  expression:
    'create index "inbox_message_search" on "inbox_message" using gin ("search" gin_trgm_ops) where "deleted_at" is null',
})
@ObjectType({ description: 'A message from the contact form or an application for a job. For admins.' })
export class InboxMessage {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Enum({ items: () => InboxKind, type: 'text' })
  @Field(() => InboxKind, { description: 'The form that it came from.' })
  kind!: InboxKind;

  @Enum({ items: () => InboxStatus, type: 'text' })
  @Field(() => InboxStatus, { description: 'What the shop has done with it.' })
  status: InboxStatus = InboxStatus.NEW;

  /** What is still to be done comes first. */
  @Property({
    type: 'smallint',
    lazy: true,
    generated: `(case "status" when 'NEW' then 0 when 'READ' then 1 else 2 end) stored`,
  })
  statusRank!: Opt<number>;

  /** Null for a guest, and when the account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  user: Ref<User> | null = null;

  @Property({ type: 'text' })
  @Field({ description: "Of whoever wrote it; of a signed-in sender of a contact message, the account's." })
  name!: string;

  @Property({ type: 'text', lazy: true, generated: '(lower("name")) stored' })
  nameKey!: Opt<string>;

  @Property({ type: 'text' })
  @Field({ description: 'Where an answer goes.' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Of an applicant, as typed; null where none was given.' })
  phone: string | null = null;

  /** Of an application: 'Application for {job title}'. */
  @Property({ type: 'text' })
  @Field({ description: "Of an application: 'Application for {job title}'." })
  subject!: string;

  /** The message, or the cover letter; plain text, exactly as typed. */
  @Property({ type: 'text' })
  @Field({ description: 'The message or the cover letter; plain text, as typed.' })
  message!: string;

  /** Of an application: the stored address, which opens only with a signature. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The stored address of the CV, to be signed by `signedCv`; null for a message without one.',
  })
  cvUrl: string | null = null;

  /** Null for a general application. */
  @ManyToOne({ entity: () => JobOpening, ref: true, nullable: true, deleteRule: 'set null', index: true })
  job: Ref<JobOpening> | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it came in.' })
  createdAt!: Date;

  /** A deleted message is in no list, but it can be restored for a while. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When it was deleted, from when on it can be restored for 30 days.',
  })
  deletedAt: Date | null = null;

  @OneToMany({ entity: () => InboxReply, mappedBy: 'message', orderBy: { createdAt: 'asc', id: 'asc' } })
  @Field(() => [InboxReply], { description: 'What the shop has answered, in order.' })
  replies = new Collection<InboxReply>(this);

  /** What admins search in. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(
      `"name" || ' ' || "email" || ' ' || coalesce("phone", '') || ' ' || "subject" || ' ' || "message"`,
    ),
  })
  search!: Opt<string>;
}

/** What the shop has answered by mail. */
@Entity({ tableName: 'inbox_reply' })
@ObjectType({ description: 'An answer by mail. For admins.' })
export class InboxReply {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @ManyToOne({ entity: () => InboxMessage, ref: true, deleteRule: 'cascade', index: true })
  message!: Ref<InboxMessage>;

  /** Plain text, exactly as typed. */
  @Property({ type: 'text' })
  @Field({ description: 'Plain text, as typed.' })
  text!: string;

  /** Who wrote it; null when the account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  author: Ref<User> | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was written; `mail` tells how far it has come.' })
  createdAt!: Date;

  /** The mail that carries it; it is forgotten some time after it went. */
  @Property({ type: 'uuid' })
  mailId!: string;
}
