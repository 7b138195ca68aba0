import type { Ctx } from '../../core/context.js';
import { DELETED_TOO, moveToBin, takeFromBin } from '../../core/entities/bin.js';
import { isUuid } from '../../core/entities/ids.js';
import { lockById } from '../../core/entities/lockById.js';
import { emit, transaction } from '../../core/events.js';
import { authorize } from '../../core/policy.js';
import { InboxMessage } from '../entity.js';
import { InboxStatus } from '../enums.js';
import { InboxMessageDeleted, InboxMessageRestored, InboxStatusChanged } from '../events.js';
import { canManage } from '../policy.js';

/** What comes with a message for whoever reads it. */
export const WITH_SENDER = ['job', 'user', 'replies'] as const;

/** Throws for whoever may not read the inbox. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export const authorizeManaging = (ctx: Ctx): void => authorize(ctx.actor, canManage(ctx.actor));

/** One message, also one in the bin; null if there is none. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function findMessage(ctx: Ctx, id: string): Promise<InboxMessage | null> {
  authorizeManaging(ctx);
  return isUuid(id) ? ctx.em.findOne(InboxMessage, { id }, { populate: WITH_SENDER, filters: DELETED_TOO }) : null;
}

/** How many messages nobody has read yet. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function countNewMessages(ctx: Ctx): Promise<number> {
  authorizeManaging(ctx);
  return ctx.em.count(InboxMessage, { status: InboxStatus.NEW });
}

/**
 * Says what was done with a message; any status can follow any other, and the same again is no change.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function setInboxStatus(ctx: Ctx, id: string, status: InboxStatus): Promise<InboxMessage> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const message = await lockMessage(ctx, id);
    noteStatus(ctx, message, status);
    await ctx.em.populate(message, WITH_SENDER);
    return message;
  });
}

/** Keeps what was done with a locked message; the same again is no change. */
export function noteStatus(ctx: Ctx, message: InboxMessage, status: InboxStatus): void {
  if (message.status !== status) emit(ctx, new InboxStatusChanged(message.id, message.status, status));
  message.status = status;
}

/**
 * Deletes a message; it can be restored for a while.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteMessage(ctx: Ctx, id: string): Promise<string> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const message = await lockMessage(ctx, id);
    moveToBin(ctx, message, new InboxMessageDeleted(message.id));
    return message.id;
  });
}

/**
 * Brings a deleted message back as it was; of one that is there nothing changes.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function restoreMessage(ctx: Ctx, id: string): Promise<InboxMessage> {
  authorizeManaging(ctx);
  return transaction(ctx, async () => {
    const message = await lockMessage(ctx, id, DELETED_TOO);
    takeFromBin(ctx, message, new InboxMessageRestored(message.id));
    // in the database it still lies in the bin
    await ctx.em.populate(message, WITH_SENDER, { filters: DELETED_TOO });
    return message;
  });
}

/** @throws AppError NOT_FOUND */
export const lockMessage = (ctx: Ctx, id: string, filters?: typeof DELETED_TOO): Promise<InboxMessage> =>
  lockById(ctx, InboxMessage, id, 'Message not found.', { ...(filters && { filters }) });
