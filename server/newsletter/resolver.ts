import { Arg, Ctx as Context, Mutation, Resolver } from 'type-graphql';
import type { Ctx } from '../platform/context.js';
import { FormGuardInput } from '../platform/formGuard.js';
import { subscribeToNewsletter } from './service.js';

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description: 'Subscribes an address to the newsletter. Answers alike whether or not it was known.',
  })
  async subscribeToNewsletter(
    @Context() ctx: Ctx,
    @Arg('email', () => String) email: string,
    @Arg('formGuard', () => FormGuardInput, { nullable: true }) formGuard?: FormGuardInput,
  ): Promise<boolean> {
    await subscribeToNewsletter(ctx, { email }, formGuard);
    return true;
  }
}
