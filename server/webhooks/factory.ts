import { ref } from '@mikro-orm/core';
import type { Config } from '../core/config/config.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { TEST_EVENT, WebhookEvent } from './enums.js';
import { writeBody } from './payloads.js';
import { giveSecret } from './sending/secret.js';

const WRITTEN = new Date('2026-03-01T04:00:00Z');

/** An endpoint that is told of everything, for tests. @param config seals its secret */
export function buildWebhook(config: Config, overrides: Partial<WebhookEndpoint> = {}): WebhookEndpoint {
  const endpoint = Object.assign(new WebhookEndpoint(), {
    url: 'https://receiver.example/hook',
    events: Object.values(WebhookEvent),
    createdAt: WRITTEN,
    ...overrides,
  });
  if (!endpoint.sealedSecret) giveSecret(config, endpoint);
  return endpoint;
}

/** A message that waits to be sent, for tests. */
export function buildDelivery(endpoint: WebhookEndpoint, overrides: Partial<WebhookDelivery> = {}): WebhookDelivery {
  const delivery = Object.assign(new WebhookDelivery(), {
    endpoint: ref(endpoint),
    type: TEST_EVENT,
    createdAt: WRITTEN,
    dueAt: WRITTEN,
    ...overrides,
  });
  delivery.body ??= writeBody(delivery.id, TEST_EVENT, WRITTEN, { message: 'Hello.' });
  return delivery;
}
