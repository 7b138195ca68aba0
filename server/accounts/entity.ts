import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { SocialProvider } from '../core/config/config.js';
import { describedEnum } from '../core/entities/describedEnum.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { Node } from '../core/entities/node.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { UserRole } from '../core/policy.js';
import { DEFAULT_PREFERENCES, Preferences } from './profile/preferences.js';

describedEnum(UserRole, 'UserRole', 'What a person may do.', {
  USER: 'A customer: sees what is public and what is their own.',
  ADMIN: 'Runs the shop: sees and changes everything.',
});
describedEnum(SocialProvider, 'SocialProvider', 'Where somebody may have an account already.', {
  GOOGLE: 'An account at Google.',
  FACEBOOK: 'An account at Facebook.',
  X: 'An account at X, once Twitter.',
  GITHUB: 'An account at GitHub.',
});

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
@Index({ name: 'account_name_key', properties: ['nameKey', 'id'] })
@Index({ name: 'account_email_key', properties: ['emailKey', 'id'] })
@Index({ name: 'account_role', properties: ['role', 'id'] })
@Index({ name: 'account_created_at', properties: ['createdAt', 'id'] })
@Index({
  name: 'account_search',
  expression: 'create index "account_search" on "account" using gin ("search" gin_trgm_ops)',
})
@ObjectType({ implements: Node, description: 'A person with an account.' })
export class User {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'Unique regardless of case; never contains an @.' })
  username!: string;

  @Property({ type: 'text' })
  @Field({ description: 'Unique regardless of case.' })
  email!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Full name; null where none was given.' })
  name: string | null = null;

  /** Null for accounts that cannot sign in with a password. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordHash: string | null = null;

  @Enum({ items: () => UserRole, type: 'text' })
  @Field(() => UserRole, { description: 'What the person may do.' })
  role: UserRole = UserRole.USER;

  /** As typed. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A phone number as typed; null where none was given.' })
  contactNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The address of a picture; null where there is none.' })
  profilePictureUrl: string | null = null;

  @Property({ type: 'json' })
  @Field(() => Preferences, { description: 'How the person likes the site to look and speak.' })
  preferences: Preferences = { ...DEFAULT_PREFERENCES };

  /** When the address was proven by a mailed link or by a provider; null until then. */
  @Property({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the account was opened.' })
  createdAt!: Date;

  // what admins sort by and search in; nobody else needs them

  /** Somebody without a name is listed by the username. */
  @Property({ type: 'text', lazy: true, generated: searchColumn(`coalesce("name", "username")`) })
  nameKey!: Opt<string>;

  @Property({ type: 'text', lazy: true, generated: '(lower("email")) stored' })
  emailKey!: Opt<string>;

  /** The number as typed, and its digits alone. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(
      `"username" || ' ' || "email" || ' ' || coalesce("name", '') || ' ' || coalesce("contact_number", '') || ' ' || translate(coalesce("contact_number", ''), '०१२३४५६७८९ ()+-.', '0123456789')`,
    ),
  })
  search!: Opt<string>;
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

/** What a token that was handed out once may be used for. */
export enum TokenPurpose {
  PASSWORD_RESET = 'password-reset',
  EMAIL_CONFIRMATION = 'email-confirmation',
  /** Out of a provider's callback, to be changed for a session. */
  SOCIAL_SIGN_IN = 'social-sign-in',
  /** Into a provider's sign-in, to connect it to the account that asked. */
  PROVIDER_LINK = 'provider-link',
}

/** A secret that was handed out, to be used once. Only its hash is kept. */
@Entity({ tableName: 'one_time_token' })
export class OneTimeToken {
  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Enum({ items: () => TokenPurpose, type: 'text' })
  purpose!: TokenPurpose;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'cascade', index: true })
  user: Ref<User> | null = null;

  @Property({ type: 'json', nullable: true })
  data: Record<string, unknown> | null = null;

  @Property({ type: 'timestamptz', index: true })
  expiresAt!: Date;
}

/** An account elsewhere that somebody signs in with. */
@Entity({ tableName: 'social_identity' })
@Unique({ properties: ['provider', 'subject'] })
@Unique({ properties: ['user', 'provider'] })
export class SocialIdentity {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => SocialProvider, type: 'text' })
  provider!: SocialProvider;

  /** The provider's own name for the person; it never changes there. */
  @Property({ type: 'text' })
  subject!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
