import { Arg, Ctx as Context, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Language } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import { UUID_ARG } from '../core/entities/ids.js';
import { FORM_GUARD_ARG, FormGuardInput } from '../core/fields/formGuard.js';
import * as admin from './admin.service.js';
import { NewsletterSubscription } from './entity.js';
import { importSubscriptions } from './imports/service.js';
import { subscribeToNewsletter } from './service.js';
import { SubscriptionImport } from './views.js';

@Resolver()
export class NewsletterResolver {
  @Query(() => Int, { description: 'To how many addresses a campaign would go now. For admins.' })
  @Door({ who: 'admin', scope: 'newsletter' })
  activeSubscriberCount(@Context() ctx: Ctx): Promise<number> {
    return admin.countActiveSubscribers(ctx);
  }

  @Query(() => Boolean, { description: 'Whether a subscription counts only once it was confirmed by a mailed link.' })
  @Door({ who: 'anyone', scope: 'any token', kept: true })
  newsletterDoubleOptIn(@Context() { config }: Ctx): boolean {
    return config.newsletterDoubleOptIn;
  }

  @Mutation(() => Boolean, {
    description: 'Subscribes an address to the newsletter. Answers alike whether or not it was known.',
  })
  @Door({ who: 'anyone', scope: 'newsletter' })
  async subscribeToNewsletter(
    @Context() ctx: Ctx,
    @Arg('email', () => String, {
      description: 'The address; with `newsletterDoubleOptIn` a link is mailed there first.',
    })
    email: string,
    @Arg('formGuard', () => FormGuardInput, FORM_GUARD_ARG) formGuard?: object,
    @Arg('language', () => Language, { nullable: true, description: 'Of the page; mails come in it.' })
    language?: Language | null,
  ): Promise<boolean> {
    await subscribeToNewsletter(ctx, { email, language }, formGuard);
    return true;
  }

  @Mutation(() => NewsletterSubscription, {
    description: 'Stops the newsletter for an address, or resumes it. For admins.',
  })
  @Door({ who: 'admin', scope: 'newsletter' })
  setSubscriptionActive(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, UUID_ARG) id: string,
    @Arg('isActive', () => Boolean, {
      description:
        'Whether campaigns go there; true is CONFLICT where its owner has unsubscribed by the link in a mail.',
    })
    isActive: boolean,
  ): Promise<NewsletterSubscription> {
    return admin.setSubscriptionActive(ctx, id, isActive);
  }

  @Mutation(() => SubscriptionImport, {
    description:
      'Puts a list of addresses on the list: one a line, or CSV with a column Email. Whoever has unsubscribed stays away. For admins.',
  })
  @Door({ who: 'admin', scope: 'newsletter' })
  importSubscriptions(
    @Context() ctx: Ctx,
    @Arg('text', () => String, { description: 'At most 1 MB and 20,000 addresses.' }) text: string,
  ): Promise<SubscriptionImport> {
    return importSubscriptions(ctx, text);
  }

  @Mutation(() => ID, { description: 'Takes an address off the list for good. For admins.' })
  @Door({ who: 'admin', scope: 'newsletter' })
  deleteSubscription(@Context() ctx: Ctx, @Arg('id', () => ID, UUID_ARG) id: string): Promise<string> {
    return admin.deleteSubscription(ctx, id);
  }
}
