import { callersAccount, requireViewer } from '../accounts/index.js';
import type { Ctx } from '../core/context.js';
import { emit } from '../core/events.js';
import type { RateLimit } from '../core/limits.js';
import { InboxMessage } from './entity.js';
import { InboxMessageReceived } from './events.js';

/** Keeping messages, for the services of this room. */

const HOUR = 60 * 60;
/** Of one person, or of an address: an office or a mobile network can be behind one. */
export const MESSAGES: RateLimit = { name: 'messages', points: 30, durationSeconds: HOUR };
export const APPLICATIONS: RateLimit = { name: 'applications', points: 30, durationSeconds: HOUR };

/** What a message says and who sends it. */
type Content = Pick<InboxMessage, 'kind' | 'name' | 'email' | 'subject' | 'message'> &
  Partial<Pick<InboxMessage, 'phone' | 'cvUrl' | 'job'>>;

/** Name and address of the caller's account. @throws AppError UNAUTHENTICATED for a guest */
export async function accountSender(ctx: Ctx): Promise<Pick<InboxMessage, 'name' | 'email'>> {
  const { name, username, email } = await requireViewer(ctx);
  return { name: name ?? username, email };
}

/** Keeps a message of the caller's in the running transaction. */
export function keep(ctx: Ctx, content: Content): InboxMessage {
  const message = Object.assign(new InboxMessage(), content, {
    user: callersAccount(ctx),
    createdAt: ctx.clock(),
  });
  ctx.em.persist(message);
  emit(ctx, new InboxMessageReceived(message.id, message.kind));
  return message;
}
