import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../accounts/index.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';

/** Of those that have one. */
const foundBy = (column: string) =>
  `create index "customer_note_${column}" on "customer_note" ("${column}") where "${column}" is not null`;

/** What the shop wants to remember of somebody. For admins only; customers never see it. */
@Entity({ tableName: 'customer_note' })
@Index({ name: 'customer_note_contact_number_key', expression: foundBy('contact_number_key') })
@Index({ name: 'customer_note_email', expression: foundBy('email') })
@ObjectType({ description: 'What the shop wants to remember of a customer. For admins.' })
export class CustomerNote {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  /** By all that was known of the customer then, so that it is found again after they have got an account, or lost it. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  account: Ref<User> | null = null;

  /** In its normal form. */
  @Property({ type: 'text', nullable: true })
  contactNumberKey: string | null = null;

  /** In lower case. */
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'Plain text, as typed.' })
  text!: string;

  /** Null when the account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  author: Ref<User> | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;
}
