import type { Ctx } from '../../core/context.js';
import { GUEST_USER } from '../../core/policy.js';
import { InboxKind, InboxMessage, LegacyTarget } from '../../inbox/index.js';
import type { Review } from '../entity.js';
import { ReviewTargetType } from '../enums.js';
import { canReadAuthors, isAuthor } from '../policy.js';
import { targetIdOf } from '../target.js';

/** What the legacy client calls a target where there is none (public-site §7). */
export const GENERAL_TARGET = 'general';

/** How the legacy client's contact form begins each subject (public-site §7). */
const CONTACT_PREFIX = 'Contact Form: ';

/** The legacy client rates a message so; nothing counts it. */
const MESSAGE_RATING = 5;

/** Stands for an account that is nobody else's business (decisions §12 'Repairs'). */
const SOME_USER = 'user';

/** A review as the legacy client knows it (public-site §3). */
export interface LegacyReview {
  id: string;
  /** Null for a repair that the caller may not know of. */
  targetId: string | null;
  targetType: ReviewTargetType;
  subject: string | null;
  userId: string;
  authorName: string;
  /** For admins only. */
  authorEmail?: string;
  rating: number;
  comment: string | null;
  timestamp: Date;
  isApproved: boolean;
}

/** Presents a review, or a message in the shape of one, with what the caller may see of it. */
export const toLegacyReview = (ctx: Ctx, item: Review | InboxMessage): LegacyReview | Promise<LegacyReview> =>
  item instanceof InboxMessage ? fromMessage(ctx, item) : fromReview(ctx, item);

async function fromReview(ctx: Ctx, review: Review): Promise<LegacyReview> {
  const { id, targetType, subject, authorName, authorEmail, rating, comment, timestamp, isApproved } = review;
  return {
    id,
    targetId: targetType === ReviewTargetType.GENERAL ? GENERAL_TARGET : await targetIdOf(ctx, review),
    targetType,
    subject,
    userId: userIdOf(review.user?.id, canReadAuthors(ctx.actor) || isAuthor(ctx.actor, review)),
    authorName,
    ...(canReadAuthors(ctx.actor) && { authorEmail }),
    rating,
    comment,
    timestamp,
    isApproved,
  };
}

/** Only an admin finds messages in the list; whoever sends one gets it back. */
function fromMessage(ctx: Ctx, message: InboxMessage): LegacyReview {
  const { id, kind, subject, name, email, createdAt } = message;
  return {
    id,
    targetId: LegacyTarget[kind],
    targetType: ReviewTargetType.GENERAL,
    subject: kind === InboxKind.CONTACT && !subject.startsWith(CONTACT_PREFIX) ? CONTACT_PREFIX + subject : subject,
    userId: userIdOf(message.user?.id, true),
    authorName: name,
    ...(canReadAuthors(ctx.actor) && { authorEmail: email }),
    rating: MESSAGE_RATING,
    comment: textOf(message),
    timestamp: createdAt,
    isApproved: false,
  };
}

/** An application tells its details in its text; one that the legacy client sent has them there already. */
function textOf({ phone, cvUrl, message }: InboxMessage): string {
  const details = [phone && `Phone: ${phone}`, cvUrl && !message.includes(cvUrl) && `CV: ${cvUrl}`].filter(Boolean);
  return details.length > 0 ? `${details.join('\n')}\n\n${message}` : message;
}

function userIdOf(id: string | undefined, mayKnow: boolean): string {
  if (id === undefined) return GUEST_USER;
  return mayKnow ? id : SOME_USER;
}
