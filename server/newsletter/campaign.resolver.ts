import {
  Arg,
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { renderMarkup } from '../platform/markup.js';
import { TableArgs, TableFields } from '../platform/table/args.js';
import { EmailCampaign } from './campaign.entity.js';
import { CampaignInput } from './campaign.inputs.js';
import * as campaigns from './campaign.service.js';
import { CampaignTableSort } from './campaign.table.js';
import { CampaignStatus } from './enums.js';

@ArgsType()
class CampaignTableArgs extends TableArgs {
  @Field(() => CampaignTableSort, { nullable: true, description: 'CREATED_AT if not given.' })
  sort?: CampaignTableSort | null;

  @Field(() => CampaignStatus, { nullable: true })
  status?: CampaignStatus | null;
}

@ObjectType({ description: 'A page of the campaigns.' })
class CampaignTable extends TableFields {
  @Field(() => [EmailCampaign])
  items!: EmailCampaign[];
}

@Resolver(() => EmailCampaign)
export class CampaignResolver {
  @Query(() => CampaignTable, { description: 'The campaigns, newest first. For admins.' })
  campaignTable(@Context() ctx: Ctx, @Args(() => CampaignTableArgs) args: CampaignTableArgs): Promise<CampaignTable> {
    return campaigns.tableOfCampaigns(ctx, args);
  }

  @Query(() => EmailCampaign, { nullable: true, description: 'One campaign. For admins.' })
  campaign(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<EmailCampaign | null> {
    return campaigns.findCampaign(ctx, id);
  }

  @Mutation(() => EmailCampaign, { description: 'Keeps a campaign as a draft; nobody is written to. For admins.' })
  createCampaign(@Context() ctx: Ctx, @Arg('input', () => CampaignInput) input: CampaignInput): Promise<EmailCampaign> {
    return campaigns.createCampaign(ctx, input);
  }

  @Mutation(() => EmailCampaign, { description: 'Replaces what a draft says. For admins.' })
  updateCampaign(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CampaignInput) input: CampaignInput,
  ): Promise<EmailCampaign> {
    return campaigns.updateCampaign(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Deletes a campaign for good, unless it is being sent. For admins.' })
  deleteCampaign(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<string> {
    return campaigns.deleteCampaign(ctx, id);
  }

  @FieldResolver(() => String, { description: 'The body as HTML that is safe to show.' })
  bodyHtml(@Root() campaign: EmailCampaign): string {
    return renderMarkup(campaign.body);
  }
}
