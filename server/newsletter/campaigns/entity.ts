import type { Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { announcing } from '../../core/entities/announce.js';
import { HtmlType } from '../../core/entities/htmlType.js';
import { newUuid, UUID_FIELD } from '../../core/entities/ids.js';
import { searchColumn } from '../../core/entities/textSearch.js';
import { VERSION_COUNT } from '../../core/entities/version.js';
import { CampaignStatus } from '../enums.js';

/** What a change of a campaign is announced as; the id follows. */
export const CAMPAIGN_TOPIC = 'campaign';

/** A mail to all active subscribers (back-office §3). For admins only. */
@Entity({ tableName: 'email_campaign' })
@Index({ name: 'email_campaign_created_at', properties: ['createdAt', 'id'] })
@Index({ name: 'email_campaign_subject_key', properties: ['subjectKey', 'id'] })
@Index({ name: 'email_campaign_sent_at', properties: ['sentAt', 'id'] })
@Trigger(announcing(CAMPAIGN_TOPIC, 'id'))
@ObjectType({ description: 'A mail to all active subscribers. For admins.' })
export class EmailCampaign {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, UUID_FIELD)
  id: string = newUuid();

  @Property({ type: 'text' })
  @Field({ description: 'The subject of the mails, one line of plain text.' })
  subject!: string;

  @Property({ type: 'text', lazy: true, generated: searchColumn('"subject"') })
  subjectKey!: Opt<string>;

  @Property({ type: HtmlType })
  @Field({ description: 'HTML, sanitised when it is written, or Markdown as it was typed.' })
  body!: string;

  @Enum({ items: () => CampaignStatus, type: 'text' })
  @Field(() => CampaignStatus, { description: 'How far it is; `progress` has the numbers.' })
  status: CampaignStatus = CampaignStatus.DRAFT;

  @Property({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When it was first kept as a draft.' })
  createdAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'Null until it was sent.' })
  sentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => Date, { nullable: true, description: 'When the last of its mails was dealt with; null until then.' })
  finishedAt: Date | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The number of active subscribers when it was sent; null until then.',
  })
  recipientCount: number | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, VERSION_COUNT)
  version: number = 1;
}
