import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';

/** An index of the log in one of its orders; the id settles ties. */
const sortedBy = (name: string, columns: string) =>
  `create index "activity_log_${name}" on "activity_log" (${columns}, "id")`;

/** What the AI helper was asked and what it answered, each cut (public-site §7). */
@ObjectType({ description: 'What the AI helper was asked and what it answered, each cut.' })
export class LoggedExchange {
  @Field({ description: 'At most 100 characters, plain text.' })
  question!: string;

  @Field({ description: 'At most 4,000 characters, plain text.' })
  answer!: string;
}

/** One line of the activity log (back-office §3). It is only ever added to. For admins only. */
@Entity({ tableName: 'activity_log' })
@Index({
  name: 'activity_log_timestamp',
  expression: 'create index "activity_log_timestamp" on "activity_log" ("timestamp", "id")',
})
@Index({ name: 'activity_log_user_email', expression: sortedBy('user_email', '"user_email"') })
@Index({ name: 'activity_log_action_type', expression: sortedBy('action_type', '"action_type"') })
@Index({ name: 'activity_log_of_user', expression: sortedBy('of_user', '"user_email", "timestamp"') })
@Index({ name: 'activity_log_of_type', expression: sortedBy('of_type', '"action_type", "timestamp"') })
@Index({
  name: 'activity_log_search',
  expression: 'create index "activity_log_search" on "activity_log" using gin ("search" gin_trgm_ops)',
})
@ObjectType({ description: 'One line of the activity log, which is only ever added to. For admins.' })
export class ActivityLog {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it happened.' })
  timestamp!: Date;

  /** Who it was, as they were then: the line outlives the account. Null for a guest. */
  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, { nullable: true, description: 'Who it was; null for a guest. The account may be gone.' })
  userId: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Their address at that time; null for a guest.' })
  userEmail: string | null = null;

  /** See public-site §3, ActivityActionType. */
  @Property({ type: 'text' })
  @Field({ description: 'As USER_LOGIN.' })
  actionType!: string;

  @Property({ type: 'text' })
  @Field({ description: 'What was done, in a sentence.' })
  description!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The id of what it was done to; null where it was nothing in particular.',
  })
  targetId: string | null = null;

  /** Of a GEMINI_QUERY. */
  @Property({ type: 'json', nullable: true })
  @Field(() => LoggedExchange, {
    nullable: true,
    description: 'Of a GEMINI_QUERY question and answer; null of anything else.',
  })
  details: LoggedExchange | null = null;

  /** What admins search in. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(`"description" || ' ' || coalesce("user_email", '') || ' ' || coalesce("target_id", '')`),
  })
  search!: Opt<string>;
}
