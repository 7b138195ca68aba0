import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { AccessScope } from '../../core/accessScope.js';
import { describedEnum } from '../../core/entities/describedEnum.js';
import { newUuid } from '../../core/entities/ids.js';
import { User } from '../entity.js';

describedEnum(
  AccessScope,
  'AccessScope',
  'What an access token may open, of what its owner may. To change includes no reading.',
  {
    CONTENT_READ: 'Read pages, slides, job openings and the FAQ.',
    CONTENT_WRITE: 'Change pages, slides, job openings and the FAQ.',
    PRODUCTS_READ: 'Read products.',
    PRODUCTS_WRITE: 'Add, change and delete products.',
    REPAIRS_READ: 'Read and track repairs that the owner may see.',
    REPAIRS_WRITE: 'Book repairs, decide quotes; for admins all changes of repairs.',
    PAYMENTS_READ: 'Read what was paid for repairs that the owner may see; for admins the whole ledger.',
    PAYMENTS_WRITE: 'Begin payments on the site; for admins also enter what was paid.',
    REVIEWS_READ: 'Read reviews and averages.',
    REVIEWS_WRITE: 'Write reviews; for admins also approve and delete them.',
    BLOG_READ: 'Read posts and comments.',
    BLOG_WRITE: 'Write comments; for admins also posts and answers.',
    INBOX_READ: 'Read messages and applications, with their CVs. For admins.',
    INBOX_WRITE: 'Send, answer and delete messages. For admins.',
    NEWSLETTER_READ: 'Read subscribers and campaigns. For admins.',
    NEWSLETTER_WRITE: 'Change subscribers, write and send campaigns. For admins.',
    MAIL_READ: 'See which emails went to whom. For admins.',
    MAIL_WRITE: 'Resend failed emails, or discard them. For admins.',
    ACCOUNT_READ: "Read the owner's profile, preferences and notifications.",
    ACCOUNT_WRITE: "Change the owner's profile and preferences, mark notifications as read.",
    PEOPLE_READ: 'Read all accounts. For admins.',
    PEOPLE_WRITE: 'Add, change and delete accounts, but no account of an admin. For admins.',
    REPORTS_READ: "Read the workshop's report and the activity log. For admins.",
    MEDIA_WRITE: 'Upload files.',
  },
);

/** A secret that lets a program act for its owner, within scopes. Only its hash is kept. */
@Entity({ tableName: 'access_token' })
@ObjectType({
  description: "A personal access token: it lets a program act with its owner's rights, cut down to its scopes.",
})
export class AccessToken {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Not what opens doors: that is told once, when it is made.' })
  id: string = newUuid();

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;

  @Property({ type: 'text' })
  @Field({ description: 'What its owner calls it.' })
  name!: string;

  /** SHA-256 of the whole token, in base64url. */
  @Property({ type: 'text', unique: true, hidden: true })
  hash!: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its last four characters, to tell it from others.' })
  hint!: string;

  @Property({ type: 'json' })
  @Field(() => [AccessScope], { description: 'What it may open.' })
  scopes!: AccessScope[];

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', index: true })
  @Field(() => Date, { description: 'From then on it opens nothing.' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was last shown, to the minute; null where it never was.' })
  lastUsedAt: Date | null = null;
}
