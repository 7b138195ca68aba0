import type { Ctx } from '../core/context.js';
import { transaction } from '../core/events.js';
import { callerOf, consume } from '../core/limits.js';
import { findCvIn } from './cv.js';
import type { InboxMessage } from './entity.js';
import { InboxKind, LegacyTarget } from './enums.js';
import { guestLegacySchema, ownLegacySchema } from './inputs.js';
import { accountSender, APPLICATIONS, keep, MESSAGES } from './record.js';

/**
 * Takes in what the legacy client sends from its contact and application forms: a review in shape, with a target that is
 * none (public-site §7). Subject and text are kept as they came; where the text mentions a CV of our own store, the
 * message has it.
 * @param body see guestLegacySchema and ownLegacySchema; rating, type and user are ignored
 * @throws AppError BAD_INPUT with a message a field, RATE_LIMITED
 */
export async function receiveLegacyMessage(ctx: Ctx, body: unknown): Promise<InboxMessage> {
  const { targetId, subject, comment: message, name, email } = await readLegacy(ctx, body);
  const isApplication = targetId === LegacyTarget.APPLICATION;
  await consume(ctx, isApplication ? APPLICATIONS : MESSAGES, callerOf(ctx));
  return transaction(ctx, async () => {
    const content = { name, email, subject, message };
    if (!isApplication) return keep(ctx, { ...content, kind: InboxKind.CONTACT });
    return keep(ctx, { ...content, kind: InboxKind.APPLICATION, cvUrl: await findCvIn(ctx, message) });
  });
}

async function readLegacy(ctx: Ctx, body: unknown) {
  if (ctx.actor.kind !== 'guest') return { ...ownLegacySchema.parse(body), ...(await accountSender(ctx)) };
  const { authorName: name, authorEmail: email, ...content } = guestLegacySchema.parse(body);
  return { ...content, name, email };
}
