import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { newUuid } from '../platform/ids.js';
import { UserRole } from '../platform/policy.js';

registerEnumType(UserRole, { name: 'UserRole', description: 'What a person may do.' });

/** A person with an account. The table is not called "user", which SQL keeps for itself. */
@Entity({ tableName: 'account' })
@Index({
  name: 'account_email_unique',
  expression: 'create unique index "account_email_unique" on "account" (lower("email"))',
})
@Index({
  name: 'account_username_unique',
  expression: 'create unique index "account_username_unique" on "account" (lower("username"))',
})
@ObjectType({ description: 'A person with an account.' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'Unique regardless of case; never contains an @.' })
  username!: string;

  @Property({ type: 'text' })
  @Field({ description: 'Unique regardless of case.' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Full name.' })
  name: string | null = null;

  /** Null for accounts that cannot sign in with a password. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash: string | null = null;

  @Enum({ items: () => UserRole, type: 'text' })
  @Field(() => UserRole)
  role: UserRole = UserRole.USER;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}

/** One signed-in device. The token names it; without it the token no longer counts. */
@Entity({ tableName: 'session' })
export class Session {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', index: true })
  expiresAt!: Date;
}
