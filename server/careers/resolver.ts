import { Arg, Args, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import type { TablePage } from '../platform/table/table.js';
import { JobOpening } from './entity.js';
import { JobOpeningInput } from './inputs.js';
import * as careers from './service.js';
import { JobOpeningTable, JobOpeningTableArgs } from './tableViews.js';

@Resolver()
export class JobOpeningResolver {
  @Query(() => [JobOpening], {
    description: 'The active openings, newest first; for admins also the others if asked for.',
  })
  jobOpenings(
    @Context() ctx: Ctx,
    @Arg('includeInactive', () => Boolean, { nullable: true }) includeInactive?: boolean,
  ): Promise<JobOpening[]> {
    return careers.listJobOpenings(ctx, includeInactive ?? false);
  }

  @Query(() => JobOpeningTable, { description: 'All openings in pages, inactive ones too. For admins.' })
  jobOpeningTable(
    @Context() ctx: Ctx,
    @Args(() => JobOpeningTableArgs) args: JobOpeningTableArgs,
  ): Promise<TablePage<JobOpening>> {
    return careers.readJobOpeningTable(ctx, args);
  }

  @Mutation(() => JobOpening, { description: 'Posts an opening. For admins.' })
  createJobOpening(
    @Context() ctx: Ctx,
    @Arg('input', () => JobOpeningInput) input: JobOpeningInput,
  ): Promise<JobOpening> {
    return careers.createJobOpening(ctx, input);
  }

  @Mutation(() => JobOpening, { description: 'Replaces an opening. For admins.' })
  updateJobOpening(
    @Context() ctx: Ctx,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => JobOpeningInput) input: JobOpeningInput,
  ): Promise<JobOpening> {
    return careers.updateJobOpening(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes an opening away. For admins.' })
  deleteJobOpening(@Context() ctx: Ctx, @Arg('id', () => ID) id: string): Promise<string> {
    return careers.deleteJobOpening(ctx, id);
  }
}
