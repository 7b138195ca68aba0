import { tableResolver } from '../http/graphql/table.resolver.js';
import type { Room } from '../room.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { WebhookResolver } from './resolver.js';
import { forgetOldDeliveries } from './sending/delivery.js';
import { sendWebhooks, startDeliveringWebhooks } from './sending/sender.js';
import { webhookSubscribers } from './subscribers.js';
import { webhookTable, webhookDeliveryTable } from './table.js';

/** What the shop posts to endpoints that an admin has set up. */
export const webhooks: Room = {
  entities: [WebhookEndpoint, WebhookDelivery],
  resolvers: [WebhookResolver, tableResolver(webhookTable), tableResolver(webhookDeliveryTable)],
  tags: [{ name: 'Webhooks', description: 'What the shop posts to endpoints that an admin has set up.' }],
  listeners: webhookSubscribers,
  jobs: [sendWebhooks],
  housekeeping: [forgetOldDeliveries],
  start: startDeliveringWebhooks,
};
