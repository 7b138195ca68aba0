import { ref } from '@mikro-orm/core';
import type { Ctx, Occurrence } from '../../core/context.js';
import type { DomainEvent } from '../../core/domainEvent.js';
import { newUuid } from '../../core/entities/ids.js';
import { WebhookDelivery, WebhookEndpoint } from '../entity.js';
import { type MessageType, WebhookDeliveryState, type WebhookEvent } from '../enums.js';
import { type MessageData, writeBody } from '../payloads.js';
import { sendWebhooks } from './sender.js';

/** Messages are written here, in the transaction of whatever they tell of. */

/**
 * Has all endpoints told that want to know.
 * @param read what there is to say; asked only where somebody listens; null where nothing is left to tell of
 */
export async function publish<Type extends WebhookEvent>(
  ctx: Ctx,
  type: Type,
  { occurredAt }: Occurrence<DomainEvent>,
  read: () => Promise<MessageData<Type> | null>,
): Promise<void> {
  const active = await ctx.em.find(WebhookEndpoint, { isActive: true });
  const listening = active.filter(({ events }) => events.includes(type));
  if (listening.length === 0) return;
  const data = await read();
  if (data === null) return;
  for (const endpoint of listening) addMessage(ctx, endpoint, type, occurredAt, data);
  await wakeSenders(ctx);
}

/** Writes a message to one endpoint; `wakeSenders` after it. */
export function addMessage<Type extends MessageType>(
  ctx: Ctx,
  endpoint: WebhookEndpoint,
  type: Type,
  occurredAt: Date,
  data: MessageData<Type>,
): WebhookDelivery {
  const id = newUuid();
  const delivery = Object.assign(new WebhookDelivery(), {
    id,
    endpoint: ref(endpoint),
    type,
    body: writeBody(id, type, occurredAt, data),
    createdAt: ctx.clock(),
    ...untried(ctx.clock()),
  });
  ctx.em.persist(delivery);
  return delivery;
}

/** What sets a message back to how it was before its first attempt; `wakeSenders` after it. */
export const untried = (dueAt: Date) => ({
  state: WebhookDeliveryState.WAITING,
  attempts: 0,
  dueAt,
  claimedAt: null,
  lastStatus: null,
  durationMs: null,
  problem: null,
  endedAt: null,
});

/** Says that there is something to send, to whichever process hears it first; the others look for themselves. */
export const wakeSenders = (ctx: Ctx): Promise<void> => ctx.jobs.enqueue(ctx, sendWebhooks, {});
