import { toAsciiDigits } from '../lib/digits';
import { looksLikeEmail } from '../lib/email';

export interface CommentFormValues {
  authorName: string;
  /** A guest's e-mail address or phone number. */
  authorEmailOrPhone: string;
  content: string;
}

/** Seven to twenty digits, spaces, hyphens and parentheses, with a plus in front if wanted (public-site §5). */
const PHONE = /^\+?[\d\s()-]{7,20}$/;

const looksLikePhone = (text: string) => PHONE.test(toAsciiDigits(text).trim());
const isBlank = (text: string) => text.trim() === '';

/** The rules of public-site §5, 'Comment form'; the messages are English constants like the server's. */
export const commentRules = {
  authorName: (text: string) => !isBlank(text) || 'Name is required to comment.',
  authorEmailOrPhone: (text: string) =>
    isBlank(text)
      ? 'Email or Phone is required for guests to comment.'
      : looksLikeEmail(text) || looksLikePhone(text) || 'Please provide a valid email or phone number.',
  content: (text: string) => !isBlank(text) || 'Comment content cannot be empty.',
} satisfies Record<keyof CommentFormValues, (text: string) => true | string>;

/** In the order of the screen: an error leads to the first of them. */
export const emptyComment: CommentFormValues = { authorName: '', authorEmailOrPhone: '', content: '' };
