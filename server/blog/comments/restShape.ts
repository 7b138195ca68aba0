import { z } from 'zod';
import type { Ctx } from '../../core/context.js';
import type { BlogComment } from '../entity.js';
import { canModerate } from '../policy.js';
import { sentMoment } from '../../http/rest/rest.js';

/** A comment as the legacy client knows it (public-site §3); how to reach its author is for admins (decisions §3). */
export const commentOutput = z
  .object({
    id: z.string(),
    postId: z.string(),
    authorName: z.string(),
    authorEmailOrPhone: z.string().nullable().optional(),
    authorProfilePicUrl: z.string().nullable(),
    content: z.string(),
    timestamp: sentMoment,
    adminReply: z.string().nullable(),
    replyTimestamp: sentMoment.nullable(),
    isApproved: z.boolean().optional(),
  })
  .meta({ id: 'BlogComment', description: "A reader's comment, with the shop's reply." });

/** @param comment with the account that wrote it */
export function presentComment(ctx: Ctx, comment: BlogComment): z.input<typeof commentOutput> {
  const { id, post, user, authorName, content, timestamp, adminReply, replyTimestamp } = comment;
  const { authorEmailOrPhone, isApproved } = comment;
  return {
    id,
    postId: post.id,
    authorName,
    ...(canModerate(ctx.actor) && { authorEmailOrPhone, isApproved }),
    authorProfilePicUrl: user?.getEntity().profilePictureUrl ?? null,
    content,
    timestamp,
    adminReply,
    replyTimestamp,
  };
}
