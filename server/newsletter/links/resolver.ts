import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../core/context.js';
import { Door } from '../../core/door.js';
import { confirmNewsletterSubscription } from '../service.js';
import { SubscriptionByLink } from '../views.js';
import * as unsubscribing from './unsubscribe.service.js';

const LINK_TOKEN = { description: 'The last part of the unsubscribe link in a newsletter; it does not run out.' };

/** What the links in newsletters lead to. Each token is the right to decide about one address. */
@Resolver()
export class NewsletterLinkResolver {
  @Query(() => SubscriptionByLink, {
    description: 'The subscription that a newsletter was mailed to; NOT_FOUND for a link that is not ours.',
  })
  @Door({ who: 'anyone', scope: 'no token' })
  newsletterSubscription(
    @Context() ctx: Ctx,
    @Arg('token', () => String, LINK_TOKEN) token: string,
  ): Promise<SubscriptionByLink> {
    return unsubscribing.findSubscriptionByLink(ctx, token);
  }

  @Mutation(() => SubscriptionByLink, {
    description: 'Ends the newsletter for good, until its owner subscribes again.',
  })
  @Door({ who: 'anyone', scope: 'no token' })
  unsubscribeFromNewsletter(
    @Context() ctx: Ctx,
    @Arg('token', () => String, LINK_TOKEN) token: string,
  ): Promise<SubscriptionByLink> {
    return unsubscribing.unsubscribeFromNewsletter(ctx, token);
  }

  @Mutation(() => SubscriptionByLink, { description: 'Takes back what unsubscribeFromNewsletter did.' })
  @Door({ who: 'anyone', scope: 'no token' })
  resubscribeToNewsletter(
    @Context() ctx: Ctx,
    @Arg('token', () => String, LINK_TOKEN) token: string,
  ): Promise<SubscriptionByLink> {
    return unsubscribing.resubscribeToNewsletter(ctx, token);
  }

  @Mutation(() => SubscriptionByLink, {
    description: 'Confirms a subscription by the token of the mailed link, where the site asks for that.',
  })
  @Door({ who: 'anyone', scope: 'no token' })
  confirmNewsletterSubscription(
    @Context() ctx: Ctx,
    @Arg('token', () => String, {
      description:
        'The last part of the mailed link, with its `newsletter.`; good for seven days, more than once, too.',
    })
    token: string,
  ): Promise<SubscriptionByLink> {
    return confirmNewsletterSubscription(ctx, token);
  }
}
