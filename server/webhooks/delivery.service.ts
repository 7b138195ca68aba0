import { LockMode } from '@mikro-orm/core';
import type { Ctx } from '../core/context.js';
import { isUuid } from '../core/entities/ids.js';
import { conflict, notFound } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { WebhookDelivery, type WebhookEndpoint } from './entity.js';
import { TEST_EVENT, WebhookDeliveryState } from './enums.js';
import { WebhookDeliveryRetried, WebhookTested } from './events.js';
import { canManage } from './policy.js';
import { addMessage, untried, wakeSenders } from './sending/outbox.js';
import { lockEndpoint } from './service.js';

/** The messages to endpoints, as admins look at them and send them. */

const IS_OFF = 'This webhook is switched off.';

/**
 * Sends a message that says nothing, to see whether somebody listens.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an endpoint that is switched off
 */
export async function sendTestWebhook(ctx: Ctx, endpointId: string): Promise<WebhookDelivery> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const endpoint = await lockActive(ctx, endpointId);
    const data = { message: 'This is a test of your webhook.' };
    const delivery = addMessage(ctx, endpoint, TEST_EVENT, ctx.clock(), data);
    emit(ctx, new WebhookTested(endpoint.id));
    await wakeSenders(ctx);
    return delivery;
  });
}

/**
 * Sends a message once more, at once and from its first attempt on, under the same id: a receiver that has it already knows it.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for one that is being sent, or to an endpoint that is off
 */
export async function retryWebhookDelivery(ctx: Ctx, id: string): Promise<WebhookDelivery> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const known = isUuid(id) ? await ctx.em.findOne(WebhookDelivery, { id }) : null;
    if (!known) throw notFound('Delivery not found.');
    // in the order of the sender's own locks
    const endpoint = await lockActive(ctx, known.endpoint.id);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const delivery = await ctx.em.findOneOrFail(WebhookDelivery, { id }, lock);
    if (delivery.state === WebhookDeliveryState.SENDING) throw conflict('This delivery is on its way already.');
    Object.assign(delivery, untried(ctx.clock()));
    emit(ctx, new WebhookDeliveryRetried(endpoint.id));
    await wakeSenders(ctx);
    return delivery;
  });
}

/** For what an admin sends: somebody wants to know whether it gets through, so the endpoint rests no longer. */
async function lockActive(ctx: Ctx, id: string): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(ctx, id);
  if (!endpoint.isActive) throw conflict(IS_OFF);
  endpoint.restsUntil = null;
  return endpoint;
}
