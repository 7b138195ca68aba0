import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { HtmlType } from '../platform/htmlType.js';
import { newUuid } from '../platform/ids.js';
import { announcing } from '../platform/live/announce.js';
import { CampaignStatus } from './enums.js';

registerEnumType(CampaignStatus, { name: 'CampaignStatus', description: 'How far a campaign is.' });

/** What a change of a campaign is announced as; the id follows. */
export const CAMPAIGN_TOPIC = 'campaign';

/** A mail to all active subscribers (back-office §3). For admins only. */
@Entity({ tableName: 'email_campaign' })
@Trigger(announcing(CAMPAIGN_TOPIC, 'id'))
@ObjectType({ description: 'A mail to all active subscribers. For admins.' })
export class EmailCampaign {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field()
  subject!: string;

  @Property({ type: 'text', lazy: true, generated: '(lower("subject")) stored' })
  subjectKey!: Opt<string>;

  @Property({ type: HtmlType })
  @Field({ description: 'HTML, sanitised when it is written, or Markdown as it was typed.' })
  body!: string;

  @Enum({ items: () => CampaignStatus, type: 'text' })
  @Field(() => CampaignStatus)
  status: CampaignStatus = CampaignStatus.DRAFT;

  @Property({ type: 'timestamptz' })
  @Field(() => Date)
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'Null until it was sent.' })
  sentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When the last of its mails was dealt with.' })
  finishedAt: Date | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The number of active subscribers when it was sent; null until then.',
  })
  recipientCount: number | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Grows with each change.' })
  version: number = 1;
}
