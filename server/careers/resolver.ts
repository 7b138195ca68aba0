import { Arg, Ctx as Context, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import { LANGUAGE_ARG } from '../translations/index.js';
import { JobOpening } from './entity.js';
import { JobOpeningInput } from './inputs.js';
import * as careers from './service.js';

@Resolver()
export class JobOpeningResolver {
  @Query(() => [JobOpening], {
    description: 'The active openings, newest first; for admins also the others if asked for.',
  })
  @Door({ who: 'anyone', scope: 'content', kept: true })
  jobOpenings(
    @Context() ctx: Ctx,
    @Arg('includeInactive', () => Boolean, {
      nullable: true,
      description: 'true: also openings that visitors do not see. Only heeded for admins.',
    })
    includeInactive?: boolean,
    @Arg('language', () => Language, LANGUAGE_ARG) language?: Language,
  ): Promise<JobOpening[]> {
    return careers.listJobOpenings(ctx, includeInactive ?? false, language);
  }

  @Mutation(() => JobOpening, { description: 'Posts an opening. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  createJobOpening(
    @Context() ctx: Ctx,
    @Arg('input', () => JobOpeningInput, {
      description: 'The new opening, posted now; active unless `isActive` is false.',
    })
    input: object,
  ): Promise<JobOpening> {
    return careers.createJobOpening(ctx, input);
  }

  @Mutation(() => JobOpening, { description: 'Replaces an opening. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  updateJobOpening(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('input', () => JobOpeningInput, {
      description: 'The whole opening: what is left out takes its default, but for `isActive`, which stays as it is.',
    })
    input: object,
  ): Promise<JobOpening> {
    return careers.updateJobOpening(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes an opening away. For admins.' })
  @Door({ who: 'admin', scope: 'content' })
  deleteJobOpening(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return careers.deleteJobOpening(ctx, id);
  }
}
