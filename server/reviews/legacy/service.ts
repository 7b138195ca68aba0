import { AccessScope } from '../../core/accessScope.js';
import type { Ctx } from '../../core/context.js';
import { DELETED_TOO } from '../../core/entities/bin.js';
import { isUuid } from '../../core/entities/ids.js';
import { assertFilledInByPerson } from '../../core/fields/formGuard.js';
import { authorize, requireScopes } from '../../core/policy.js';
import { deleteMessage, InboxMessage, LegacyTarget, receiveLegacyMessage, restoreMessage } from '../../inbox/index.js';
import type { Review } from '../entity.js';
import { messageAsReviewSchema } from '../inputs.js';
import { canModerate } from '../policy.js';
import { deleteReview, restoreReview, submitReview } from '../service.js';

/**
 * The legacy client sends messages and applications as reviews, and shows them among them (decisions §5). A token that may
 * change reviews does so with messages only if it may change the inbox, too.
 */

const isMessage = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'targetId' in body &&
  Object.values<unknown>(LegacyTarget).includes(body.targetId);

/**
 * Takes in whatever the legacy client sends as a review (public-site §7): a review, or by its target a message to the
 * shop, which never becomes one.
 * @param formGuard how a guest filled in the form, where the client tells
 * @throws AppError see submitReview and receiveLegacyMessage; BAD_INPUT for a message whose rating or kind could be of no review
 */
export async function submitLegacyReview(ctx: Ctx, body: unknown, formGuard?: unknown): Promise<Review | InboxMessage> {
  if (!isMessage(body)) return submitReview(ctx, body, formGuard);
  requireScopes(ctx.actor, [AccessScope.INBOX_WRITE]);
  assertFilledInByPerson(ctx, formGuard);
  messageAsReviewSchema.parse(body);
  return receiveLegacyMessage(ctx, body);
}

/**
 * Deletes a review, or a message that the list shows as one.
 * @returns its id
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteLegacyReview(ctx: Ctx, id: string): Promise<string> {
  authorize(ctx.actor, canModerate(ctx.actor));
  if (!(await isOfInbox(ctx, id))) return deleteReview(ctx, id);
  requireScopes(ctx.actor, [AccessScope.INBOX_WRITE]);
  return deleteMessage(ctx, id);
}

/**
 * Brings one of them back.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function restoreLegacyReview(ctx: Ctx, id: string): Promise<Review | InboxMessage> {
  authorize(ctx.actor, canModerate(ctx.actor));
  if (!(await isOfInbox(ctx, id))) return restoreReview(ctx, id);
  requireScopes(ctx.actor, [AccessScope.INBOX_WRITE]);
  return restoreMessage(ctx, id);
}

const isOfInbox = async (ctx: Ctx, id: string): Promise<boolean> =>
  isUuid(id) && (await ctx.em.count(InboxMessage, { id }, { filters: DELETED_TOO })) > 0;
