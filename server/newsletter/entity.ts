import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Language } from '../accounts/index.js';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';

/** An address that wants our newsletter (public-site §3). For admins only. */
@Entity({ tableName: 'newsletter_subscription' })
@Index({ name: 'newsletter_subscription_created_at', properties: ['createdAt', 'id'] })
@Index({ name: 'newsletter_subscription_active', properties: ['isActive', 'id'] })
@Index({ name: 'newsletter_subscription_active_created_at', properties: ['isActive', 'createdAt', 'id'] })
@Index({
  name: 'newsletter_subscription_search',
  expression:
    'create index "newsletter_subscription_search" on "newsletter_subscription" using gin ("email_key" gin_trgm_ops)',
})
@ObjectType({ description: 'An address that wants the newsletter. For admins.' })
export class NewsletterSubscription {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  /** As typed. */
  @Property({ type: 'text' })
  @Field({ description: 'As it was typed; one address subscribes once, regardless of case.' })
  email!: string;

  /** One address subscribes once, however it is written. */
  @Unique()
  @Property({ type: 'text', generated: '(lower("email")) stored' })
  emailKey!: Opt<string>;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was first put on the list; an import may bring an earlier date.' })
  createdAt!: Date;

  /** Of the page on which it subscribed; null where it came in with a list. */
  @Enum({ items: () => Language, type: 'text', nullable: true })
  @Field(() => Language, {
    nullable: true,
    description: 'Of the page on which it subscribed; null where it came in with a list, or was not told.',
  })
  language: Language | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'False for one that was unsubscribed.' })
  isActive: boolean = true;
}

/**
 * An address that has unsubscribed, and is never written to again unless its owner subscribes anew; it outlives the
 * subscription. Only a hash is kept: it answers whether an address is in it, and names nobody.
 */
@Entity({ tableName: 'mail_suppression' })
export class MailSuppression {
  /** SHA-256 of the address in lower case, in hex, as PostgreSQL's `encode(sha256(…), 'hex')` makes it. */
  @PrimaryKey({ type: 'text' })
  emailHash!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
