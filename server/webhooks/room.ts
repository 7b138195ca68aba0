import type { Room } from '../room.js';
import { forgetOldDeliveries } from './delivery.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { WebhookResolver } from './resolver.js';
import { sendWebhooks, startDeliveringWebhooks } from './sender.js';
import { webhookSubscribers } from './subscribers.js';

/** What the shop posts to endpoints that an admin has set up. */
export const webhooks: Room = {
  entities: [WebhookEndpoint, WebhookDelivery],
  resolvers: [WebhookResolver],
  tags: [{ name: 'Webhooks', description: 'What the shop posts to endpoints that an admin has set up.' }],
  listeners: webhookSubscribers,
  jobs: [sendWebhooks],
  housekeeping: [forgetOldDeliveries],
  start: startDeliveringWebhooks,
};
