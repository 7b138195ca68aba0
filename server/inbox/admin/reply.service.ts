import { ref } from '@mikro-orm/core';
import { callersAccount } from '../../accounts/index.js';
import type { Ctx } from '../../core/context.js';
import { NOT_DELETED } from '../../core/entities/bin.js';
import { emit, transaction } from '../../core/events.js';
import { postMail, type MailKind } from '../../mail/index.js';
import { type InboxMessage, InboxReply } from '../entity.js';
import { InboxStatus } from '../enums.js';
import { InboxMessageAnswered } from '../events.js';
import { inboxReplySchema } from '../inputs.js';
import { replyContent } from '../mail/content.js';
import { authorizeManaging, lockMessage, noteStatus, WITH_SENDER } from './service.js';

/** The mail that carries an answer; nothing to carry once the message is deleted. */
export const inboxReplyMail: MailKind = {
  name: 'inbox-reply',
  isUrgent: false,
  write: async (ctx, { data }) => {
    const reply = await ctx.em.findOne(
      InboxReply,
      { id: String(data.replyId), message: NOT_DELETED },
      { populate: ['message', 'message.user'] },
    );
    return reply && replyContent(reply.message.getEntity(), reply.text);
  },
};

/**
 * Answers a message by mail (decisions §5); it is answered then. The shop's own address is where the next word goes.
 * @param text plain text
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_INPUT 'Reply cannot be empty.', NOT_FOUND
 */
export async function replyToMessage(ctx: Ctx, id: string, text: unknown): Promise<InboxMessage> {
  authorizeManaging(ctx);
  const written = inboxReplySchema.parse({ text }).text;
  return transaction(ctx, async () => {
    const message = await lockMessage(ctx, id);
    const reply = Object.assign(new InboxReply(), {
      message: ref(message),
      text: written,
      author: callersAccount(ctx),
      createdAt: ctx.clock(),
    });
    reply.mailId = (await postMail(ctx, inboxReplyMail, { data: { replyId: reply.id }, recipient: message.email })).id;
    noteStatus(ctx, message, InboxStatus.ANSWERED);
    emit(ctx, new InboxMessageAnswered(message.id));
    await ctx.em.populate(message, WITH_SENDER);
    message.replies.add(reply);
    return message;
  });
}
