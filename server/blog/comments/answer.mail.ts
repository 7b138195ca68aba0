import { calledBy, Language, languageOf } from '../../accounts/index.js';
import { pageUrl } from '../../core/config/config.js';
import type { Ctx } from '../../core/context.js';
import { postMail, type MailKind, type AddressedMail } from '../../mail/index.js';
import { BlogComment } from '../entity.js';
import { PostStatus } from '../enums.js';

/** Telling by mail whoever commented that the shop has answered. */

const WORDS = {
  en: {
    subject: 'Your comment was answered',
    greeting: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    answered: (title: string) => `The shop has answered your comment on: ${title}`,
    by: 'Parda replied:',
    label: 'Read on',
  },
  ne: {
    subject: 'तपाईंको टिप्पणीको जवाफ आयो',
    greeting: (name: string | null) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
    answered: (title: string) => `तपाईंको टिप्पणीको जवाफ पसलले दिएको छ: ${title}`,
    by: 'पर्दाले लेखेको:',
    label: 'पढ्नुहोस्',
  },
};

/** The address of whoever wrote a comment: the account's, or what a guest has left. */
const addressOf = ({ user, authorEmailOrPhone }: BlogComment): string | null => {
  if (user) return user.getEntity().email;
  return authorEmailOrPhone?.includes('@') ? authorEmailOrPhone.trim() : null;
};

/** Has the answer mailed, in the running transaction. Nobody is told of what they wrote themself. */
export async function mailAnswer(ctx: Ctx, comment: BlogComment): Promise<void> {
  const isOwn = ctx.actor.kind === 'user' && comment.user?.id === ctx.actor.id;
  if (isOwn || !addressOf(comment)) return;
  await postMail(ctx, commentAnsweredMail, {
    data: { commentId: comment.id, answeredAt: comment.replyTimestamp!.toISOString() },
  });
}

/** An answer that its reader could not see is none, and one that was written anew has a mail of its own. */
export const commentAnsweredMail: MailKind = {
  name: 'comment-answered',
  isUrgent: false,
  write: async (ctx, { data }) => {
    const comment = await ctx.em.findOne(
      BlogComment,
      { id: String(data.commentId), isApproved: true, post: { status: PostStatus.Published, deletedAt: null } },
      { populate: ['post', 'user'] },
    );
    if (comment?.replyTimestamp?.toISOString() !== data.answeredAt) return null;
    return comment ? mailTo(ctx, comment) : null;
  },
};

/** Nothing that the reader wrote is in it: what a guest leaves as an address may be somebody else's. */
function mailTo(ctx: Ctx, comment: BlogComment): AddressedMail | null {
  const to = addressOf(comment);
  if (!to) return null;
  const user = comment.user?.getEntity();
  const post = comment.post.getEntity();
  const language = user ? languageOf(user) : Language.EN;
  const { subject, greeting, answered, by, label } = WORDS[language];
  return {
    to,
    content: {
      language,
      subject,
      greeting: greeting(user ? calledBy(user) : null),
      paragraphs: [answered(post.title)],
      quote: { by, text: comment.adminReply! },
      button: { label, url: pageUrl(ctx.config, `/blog/${post.id}`) },
      closing: [],
    },
  };
}
