import type { Ctx } from '../core/context.js';
import { lockById } from '../core/entities/lockById.js';
import { nextVersion } from '../core/entities/version.js';
import { conflict } from '../core/errors.js';
import { emit, transaction } from '../core/events.js';
import { authorize } from '../core/policy.js';
import { WebhookEndpoint } from './entity.js';
import { WebhookCreated, WebhookDeleted, WebhookSecretRotated, WebhookUpdated } from './events.js';
import { changedWebhookSchema, webhookSchema } from './inputs.js';
import { canManage } from './policy.js';
import { giveUpWaiting, WORKING } from './sending/delivery.js';
import { giveSecret, rotateSecret } from './sending/secret.js';
import { MOST_ENDPOINTS } from './sending/sender.js';
import { checkTarget } from './sending/target.js';

/** The endpoints, as admins manage them. */

/** An endpoint with the secret that it has just got. Nothing else ever tells it. */
export interface WithSecret {
  endpoint: WebhookEndpoint;
  secret: string;
}

/**
 * Adds an endpoint.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT also for an address that messages do not go to, CONFLICT where there are
 * enough
 */
export async function createWebhook(ctx: Ctx, input: unknown): Promise<WithSecret> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { isActive, ...content } = webhookSchema.parse(input);
  await checkTarget(ctx.config, content.url);
  return transaction(ctx, async () => {
    if ((await ctx.em.count(WebhookEndpoint)) >= MOST_ENDPOINTS) {
      throw conflict(`There can be at most ${MOST_ENDPOINTS} webhooks.`);
    }
    const created = { ...content, isActive: isActive ?? true, createdAt: ctx.clock() };
    const endpoint = Object.assign(new WebhookEndpoint(), created);
    const secret = giveSecret(ctx.config, endpoint);
    ctx.em.persist(endpoint);
    emit(ctx, new WebhookCreated(endpoint.id));
    return { endpoint, secret };
  });
}

/**
 * Changes an endpoint. Switched off, it is notified of nothing, and what waits for it is given up; switched on, it starts afresh.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT also for an address that messages do not go to, CONFLICT if it
 * was changed since it was read
 */
export async function updateWebhook(ctx: Ctx, id: string, input: unknown): Promise<WebhookEndpoint> {
  authorize(ctx.actor, canManage(ctx.actor));
  const { version, isActive, ...content } = changedWebhookSchema.parse(input);
  // what is off is connected to by nobody, and can be switched off whatever the name servers say
  if (isActive !== false) await checkTarget(ctx.config, content.url);
  return transaction(ctx, async () => {
    const endpoint = await lockEndpoint(ctx, id);
    nextVersion(endpoint, version);
    const wasActive = endpoint.isActive;
    Object.assign(endpoint, content, { isActive: isActive ?? wasActive, restsUntil: null });
    if (wasActive && !endpoint.isActive) await giveUpWaiting(ctx, endpoint);
    if (!wasActive && endpoint.isActive) {
      Object.assign(endpoint, { ...WORKING, disabledAt: null, disabledReason: null });
    }
    emit(ctx, new WebhookUpdated(endpoint.id));
    return endpoint;
  });
}

/**
 * Takes an endpoint away for good, and all that was written to it.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteWebhook(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const endpoint = await lockEndpoint(ctx, id);
    ctx.em.remove(endpoint);
    emit(ctx, new WebhookDeleted(endpoint.id));
    return endpoint.id;
  });
}

/**
 * Gives an endpoint a new secret; for 24 hours the one before it signs as well.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function rotateWebhookSecret(ctx: Ctx, id: string): Promise<WithSecret> {
  authorize(ctx.actor, canManage(ctx.actor));
  return transaction(ctx, async () => {
    const endpoint = await lockEndpoint(ctx, id);
    nextVersion(endpoint, undefined);
    const secret = rotateSecret(ctx.config, endpoint, ctx.clock());
    emit(ctx, new WebhookSecretRotated(endpoint.id));
    return { endpoint, secret };
  });
}

/** @throws AppError NOT_FOUND */
export const lockEndpoint = (ctx: Ctx, id: string): Promise<WebhookEndpoint> =>
  lockById(ctx, WebhookEndpoint, id, 'Webhook not found.');
