import { looksLikeEmail } from '../lib/email';
import { isPhone } from '../lib/phone';
import { isVisible } from '../lib/textRules';

export interface CommentFormValues {
  authorName: string;
  /** A guest's e-mail address or phone number. */
  authorEmailOrPhone: string;
  content: string;
}

/** The rules of public-site §5, 'Comment form'; the messages are English constants like the server's. */
export const commentRules = {
  authorName: (text: string) => isVisible(text) || 'Name is required to comment.',
  authorEmailOrPhone: (text: string) =>
    isVisible(text)
      ? looksLikeEmail(text) || isPhone(text) || 'Please provide a valid email or phone number.'
      : 'Email or Phone is required for guests to comment.',
  content: (text: string) => isVisible(text) || 'Comment content cannot be empty.',
} satisfies Record<keyof CommentFormValues, (text: string) => true | string>;

/** In the order of the screen: an error leads to the first of them. */
export const emptyComment: CommentFormValues = { authorName: '', authorEmailOrPhone: '', content: '' };
