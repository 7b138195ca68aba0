import {
  Arg,
  Ctx as Context,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { UUID_FIELD } from '../../core/entities/ids.js';
import { VERSION_FIELD } from '../../core/entities/version.js';
import { renderMarkup } from '../../core/fields/markup.js';
import { MailState } from '../../mail/index.js';
import { CampaignProgress } from '../views.js';
import { EmailCampaign } from './entity.js';
import { CampaignInput } from './inputs.js';
import { campaignProgress, quietUntil } from './progress.js';
import * as sending from './sending.service.js';
import * as campaigns from './service.js';

@Resolver(() => EmailCampaign)
export class CampaignResolver {
  @Query(() => EmailCampaign, { nullable: true, description: 'One campaign; null if there is none. For admins.' })
  @Door({ who: 'admin', scope: 'newsletter' })
  campaign(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_FIELD) id: string): Promise<EmailCampaign | null> {
    return campaigns.findCampaign(ctx, id);
  }

  @Subscription(() => EmailCampaign, {
    nullable: true,
    name: 'campaign',
    subscribe: ({ context, args }) => campaigns.changesOfCampaign(context as Ctx, (args as { id: string }).id),
    description: 'The same as the query, at once and again whenever it changes or its mails go. For admins.',
  })
  @Door({ who: 'admin', scope: 'newsletter' })
  watchCampaign(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'A UUID.' }) id: string,
  ): Promise<EmailCampaign | null> {
    return campaigns.findCampaign(ctx, id);
  }

  @Mutation(() => EmailCampaign, {
    description:
      'Keeps a campaign as a draft; nobody is written to. Send an `Idempotency-Key` header, so that a retry makes no second one. For admins.',
  })
  @Door({ who: 'admin', scope: 'newsletter' })
  createCampaign(
    @Context() ctx: Ctx,
    @Arg('input', () => CampaignInput, {
      description: 'What the mails say; an unsubscribe link is added when they go.',
    })
    input: object,
  ): Promise<EmailCampaign> {
    return campaigns.createCampaign(ctx, input);
  }

  @Mutation(() => EmailCampaign, { description: 'Replaces what a draft says. For admins.' })
  @Door({ who: 'admin', scope: 'newsletter' })
  updateCampaign(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The UUID of a draft; one that was sent is CONFLICT.' }) id: string,
    @Arg('input', () => CampaignInput, { description: 'Subject and body, both of them.' }) input: object,
  ): Promise<EmailCampaign> {
    return campaigns.updateCampaign(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Deletes a campaign for good, unless it is being sent. For admins.' })
  @Door({ who: 'admin', scope: 'newsletter' })
  deleteCampaign(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'A UUID; a campaign that is under way, paused or not, is CONFLICT.' })
    id: string,
  ): Promise<string> {
    return campaigns.deleteCampaign(ctx, id);
  }

  @Mutation(() => EmailCampaign, {
    description:
      'Has a draft sent to all who are subscribed now. With an `Idempotency-Key` header a retry answers like the first call. For admins.',
  })
  @Door({ who: 'admin', scope: 'newsletter' })
  sendCampaign(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The UUID of a draft; one that was sent is CONFLICT.' }) id: string,
    @Arg('version', () => Int, VERSION_FIELD) version?: number | null,
  ): Promise<EmailCampaign> {
    return sending.sendCampaign(ctx, id, version);
  }

  @Mutation(() => String, {
    description:
      'Mails a campaign to the caller alone, to look at; it need not be saved. Gives the address. For admins.',
  })
  @Door({ who: 'admin', scope: 'newsletter' })
  sendCampaignTest(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, { description: 'One line of plain text, at most 200 characters.' }) subject: string,
    @Arg('body', () => String, { description: 'HTML or Markdown, at most 100,000 characters.' }) body: string,
  ): Promise<string> {
    return sending.sendCampaignTest(ctx, { subject, body });
  }

  @Mutation(() => EmailCampaign, { description: 'Stops a campaign until it is resumed. For admins.' })
  @Door({ who: 'admin', scope: 'newsletter' })
  pauseCampaign(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'One that is QUEUED or SENDING; any other is CONFLICT.' }) id: string,
  ): Promise<EmailCampaign> {
    return sending.pauseCampaign(ctx, id);
  }

  @Mutation(() => EmailCampaign, { description: 'Lets a paused campaign go on. For admins.' })
  @Door({ who: 'admin', scope: 'newsletter' })
  resumeCampaign(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'One that is PAUSED; any other is CONFLICT.' }) id: string,
  ): Promise<EmailCampaign> {
    return sending.resumeCampaign(ctx, id);
  }

  @Mutation(() => EmailCampaign, {
    description:
      'Has the mails of a campaign sent once more that failed, or of which nobody knows: some people may get those twice. For admins.',
  })
  @Door({ who: 'admin', scope: 'newsletter' })
  resendCampaignMails(
    @Context() ctx: Ctx,
    @Arg('campaignId', () => ID, { description: 'One that is not paused.' }) campaignId: string,
    @Arg('state', () => MailState, { description: 'FAILED or UNKNOWN.' }) state: MailState,
    @Arg('ids', () => [ID], { nullable: true, description: 'All in that state if not given.' }) ids?: string[] | null,
  ): Promise<EmailCampaign> {
    return sending.resendCampaignMails(ctx, campaignId, { state, ids });
  }

  @FieldResolver(() => CampaignProgress, { description: 'How far its mails are.' })
  progress(@Context() ctx: Ctx, @Root() { id }: EmailCampaign): Promise<CampaignProgress> {
    return campaignProgress(ctx, id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when the quiet hours hold it; null where they do not, or where it is not under way.',
  })
  quietUntil(@Context() ctx: Ctx, @Root() campaign: EmailCampaign): Date | null {
    return quietUntil(ctx, campaign);
  }

  @FieldResolver(() => String, { description: 'The body as HTML that is safe to show.' })
  bodyHtml(@Root() campaign: EmailCampaign): string {
    return renderMarkup(campaign.body);
  }
}
