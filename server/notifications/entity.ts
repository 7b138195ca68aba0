import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../accounts/index.js';
import { announcing } from '../core/entities/announce.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';

/** What a reader's new or changed notifications are announced as; the reader's id follows. */
export const READER_TOPIC = 'notifications';

/** A word to one person (public-site §3). */
@Entity({ tableName: 'notification' })
@Trigger(announcing(READER_TOPIC, 'user_id', ['insert', 'update']))
@Index({
  name: 'notification_newest',
  expression: 'create index "notification_newest" on "notification" ("user_id", "timestamp", "id")',
})
@Index({
  name: 'notification_unread',
  expression: 'create index "notification_unread" on "notification" ("user_id") where not "is_read"',
})
@ObjectType({ description: 'Something that its reader should know.' })
export class Notification {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** English, as every message of the server; the client shows it in the reader's language (decisions §13). */
  @Property({ type: 'text' })
  @Field({ description: "What it is about, in a few English words, as 'Repair update'." })
  title!: string;

  @Property({ type: 'text' })
  @Field({ description: 'What happened, in an English sentence; plain text.' })
  message!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Where it leads: a path of this site; null where that is nowhere.',
  })
  link: string | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether its reader has marked it as read.' })
  isRead: boolean = false;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was left.' })
  timestamp!: Date;
}
