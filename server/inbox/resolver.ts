import { Arg, Ctx as Context, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { FormGuardInput } from '../platform/formGuard.js';
import { ContactMessageInput, JobApplicationInput } from './inputs.js';
import * as inbox from './service.js';

@Resolver()
export class InboxResolver {
  @Mutation(() => Boolean, { description: 'Sends a message to the shop.' })
  async sendContactMessage(
    @Context() ctx: Ctx,
    @Arg('input', () => ContactMessageInput) input: ContactMessageInput,
    @Arg('formGuard', () => FormGuardInput, { nullable: true }) formGuard?: FormGuardInput,
  ): Promise<boolean> {
    await inbox.sendContactMessage(ctx, input, formGuard);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Applies for a job, or without one in general.' })
  async applyForJob(
    @Context() ctx: Ctx,
    @Arg('input', () => JobApplicationInput) input: JobApplicationInput,
    @Arg('formGuard', () => FormGuardInput, { nullable: true }) formGuard?: FormGuardInput,
  ): Promise<boolean> {
    await inbox.applyForJob(ctx, input, formGuard);
    return true;
  }
}
