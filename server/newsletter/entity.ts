import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { newUuid } from '../platform/ids.js';

/** An address that wants our newsletter (public-site §3). For admins only. */
@Entity({ tableName: 'newsletter_subscription' })
@Index({ name: 'newsletter_subscription_created_at', properties: ['createdAt', 'id'] })
export class NewsletterSubscription {
  @PrimaryKey({ type: 'uuid' })
  id: string = newUuid();

  /** As typed. */
  @Property({ type: 'text' })
  email!: string;

  /** One address subscribes once, however it is written. */
  @Unique()
  @Property({ type: 'text', generated: '(lower("email")) stored' })
  emailKey!: Opt<string>;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'boolean' })
  isActive: boolean = true;
}
