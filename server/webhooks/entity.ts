import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newUuid, UUID_FIELD } from '../core/entities/ids.js';
import { searchColumn } from '../core/entities/textSearch.js';
import { WebhookDeliveryState, WebhookDisabledReason, WebhookEvent } from './enums.js';

/** Where a third party wants to be notified of what happens in the shop. */
@Entity({ tableName: 'webhook_endpoint' })
@ObjectType({ description: 'Where a third party is notified of what happens in the shop. For admins.' })
export class WebhookEndpoint {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'Where messages are posted to.' })
  url!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What it is for, in the words of the shop.' })
  description: string | null = null;

  @Property({ type: 'json' })
  @Field(() => [WebhookEvent], { description: 'What it is told of.' })
  events!: WebhookEvent[];

  /** Sealed: a copy of the database does not give it away (secret.ts). */
  @Property({ type: 'text' })
  sealedSecret!: string;

  /** The one before it, which signs as well for a while. */
  @Property({ type: 'text', nullable: true })
  sealedPreviousSecret: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, {
    nullable: true,
    description:
      'Until when messages are also signed with the secret before the present one; null or past if they are not.',
  })
  previousSecretUntil: Date | null = null;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether it is notified of anything.' })
  isActive: boolean = true;

  @Enum({ items: () => WebhookDisabledReason, type: 'text', nullable: true })
  @Field(() => WebhookDisabledReason, {
    nullable: true,
    description: 'Why it was switched off by itself; null if it was not.',
  })
  disabledReason: WebhookDisabledReason | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was switched off by itself.' })
  disabledAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt has failed; null after one that has not.',
  })
  failingSince: Date | null = null;

  /** Attempts that have failed since one that has not. */
  @Property({ type: 'integer', default: 0 })
  failures: number = 0;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, {
    nullable: true,
    description:
      'Until when its messages wait, since one attempt after the other has failed; null or past if they do not.',
  })
  restsUntil: Date | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was set up.' })
  createdAt!: Date;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Grows with each change.' })
  version: number = 1;

  /** What admins search in; no index, there are twenty at most. */
  @Property({
    type: 'text',
    lazy: true,
    generated: searchColumn(`"url" || ' ' || coalesce("description", '')`),
  })
  search!: Opt<string>;
}

/**
 * A message to one endpoint, and what became of it. It is written once, when it happens: each attempt sends the very same
 * bytes under the same id.
 */
@Entity({ tableName: 'webhook_delivery' })
@Index({
  name: 'webhook_delivery_due',
  expression:
    'create index "webhook_delivery_due" on "webhook_delivery" ("endpoint_id", ("attempts" > 0), "due_at", "id") where "state" = \'WAITING\'',
})
@Index({
  name: 'webhook_delivery_sending',
  expression:
    'create index "webhook_delivery_sending" on "webhook_delivery" ("endpoint_id", "claimed_at") where "state" = \'SENDING\'',
})
@Index({ name: 'webhook_delivery_endpoint_created_at', properties: ['endpoint', 'createdAt', 'id'] })
@Index({ name: 'webhook_delivery_created_at', properties: ['createdAt', 'id'] })
@Index({ name: 'webhook_delivery_ended_at', properties: ['endedAt'] })
@Index({
  name: 'webhook_delivery_search',
  expression: 'create index "webhook_delivery_search" on "webhook_delivery" using gin ("search" gin_trgm_ops)',
})
@ObjectType({ description: 'A message to an endpoint, and what became of it. For admins.' })
export class WebhookDelivery {
  /** Also the message's own id, by which a receiver knows one that comes twice. */
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Also the `webhook-id` that the receiver gets.' })
  id: string = newUuid();

  @ManyToOne({ entity: () => WebhookEndpoint, ref: true, deleteRule: 'cascade' })
  endpoint!: Ref<WebhookEndpoint>;

  @Property({ type: 'text' })
  @Field({ description: 'What it tells of, as its body says: `repair.created` …, or `webhook.test`.' })
  type!: string;

  @Property({ type: 'text' })
  @Field({ description: 'The body as it is sent, the same at each attempt: JSON.' })
  body!: string;

  @Enum({ items: () => WebhookDeliveryState, type: 'text' })
  @Field(() => WebhookDeliveryState, { description: 'How far it is.' })
  state: WebhookDeliveryState = WebhookDeliveryState.WAITING;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number = 0;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it is to go, or to be tried again.' })
  dueAt!: Date;

  /** When the last attempt began; its holder is told by it. */
  @Property({ type: 'timestamptz', nullable: true })
  claimedAt: Date | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The HTTP status of the last answer; null without one.' })
  lastStatus: number | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'How long the last attempt took, in milliseconds.' })
  durationMs: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What went wrong the last time.' })
  problem: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was delivered or given up.' })
  endedAt: Date | null = null;

  /** What admins search in: the type, and the ids that it is about. */
  @Property({ type: 'text', lazy: true, generated: '(lower("body")) stored' })
  search!: Opt<string>;
}
