import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { newUuid } from '../platform/ids.js';

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
  @Field(() => ID)
  id: string = newUuid();

  /** As typed. */
  @Property({ type: 'text' })
  @Field()
  email!: string;

  /** One address subscribes once, however it is written. */
  @Unique()
  @Property({ type: 'text', generated: '(lower("email")) stored' })
  emailKey!: Opt<string>;

  @Property({ type: 'timestamptz' })
  @Field(() => Date)
  createdAt!: Date;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'False for one that was unsubscribed.' })
  isActive: boolean = true;
}
