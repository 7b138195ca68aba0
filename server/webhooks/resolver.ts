import { Arg, Ctx as Context, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../core/context.js';
import { Door } from '../core/door.js';
import * as deliveries from './delivery.service.js';
import { lastDelivery } from './lastDelivery.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { WebhookInput } from './inputs.js';
import * as webhooks from './service.js';
import { toWebhookSecret, WebhookSecret } from './views.js';

@Resolver(() => WebhookEndpoint)
export class WebhookResolver {
  @Mutation(() => WebhookSecret, { description: 'Adds an endpoint. Its secret is told only now. For admins.' })
  @Door({ who: 'admin', scope: 'no token' })
  async createWebhook(
    @Context() ctx: Ctx,
    @Arg('input', () => WebhookInput, { description: 'The endpoint.' }) input: object,
  ): Promise<WebhookSecret> {
    return toWebhookSecret(await webhooks.createWebhook(ctx, input));
  }

  @Mutation(() => WebhookEndpoint, { description: 'Changes an endpoint, or switches it on or off. For admins.' })
  @Door({ who: 'admin', scope: 'no token' })
  updateWebhook(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the endpoint.' }) id: string,
    @Arg('input', () => WebhookInput, { description: 'What it is to be.' }) input: object,
  ): Promise<WebhookEndpoint> {
    return webhooks.updateWebhook(ctx, id, input);
  }

  @Mutation(() => ID, { description: 'Takes an endpoint away, with all messages to it. For admins.' })
  @Door({ who: 'admin', scope: 'no token' })
  deleteWebhook(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the endpoint.' }) id: string,
  ): Promise<string> {
    return webhooks.deleteWebhook(ctx, id);
  }

  @Mutation(() => WebhookSecret, {
    description:
      'Gives an endpoint a new secret, told only now; for 24 hours the one before it signs as well. For admins.',
  })
  @Door({ who: 'admin', scope: 'no token' })
  async rotateWebhookSecret(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the endpoint.' }) id: string,
  ): Promise<WebhookSecret> {
    return toWebhookSecret(await webhooks.rotateWebhookSecret(ctx, id));
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Sends `webhook.test` to an endpoint, to see whether somebody listens. For admins.',
  })
  @Door({ who: 'admin', scope: 'no token' })
  sendTestWebhook(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the endpoint.' }) id: string,
  ): Promise<WebhookDelivery> {
    return deliveries.sendTestWebhook(ctx, id);
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Sends a message once more, at once and under the same id. For admins.',
  })
  @Door({ who: 'admin', scope: 'no token' })
  retryWebhookDelivery(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'Of the message.' }) id: string,
  ): Promise<WebhookDelivery> {
    return deliveries.retryWebhookDelivery(ctx, id);
  }

  @FieldResolver(() => WebhookDelivery, { nullable: true, description: 'The newest message to it; null without one.' })
  lastDelivery(@Context() ctx: Ctx, @Root() { id }: WebhookEndpoint): Promise<WebhookDelivery | null> {
    return lastDelivery(ctx, id);
  }
}
