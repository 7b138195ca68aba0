import { looksLikeEmail } from '../lib/email';
import { isVisible } from '../lib/textRules';
import type { ReviewInput } from './reviews.gen';
import { USUAL_SUBJECT } from './subjects';
import type { ReviewTarget } from './target';

/** What the form holds. */
export interface ReviewFormValues {
  /** '1' to '5', or '' for nothing yet: radio buttons speak in texts. */
  rating: string;
  subject: string;
  authorName: string;
  authorEmail: string;
  comment: string;
}

/** In the order of the screen: an error leads to the first of them. */
export const emptyReview: ReviewFormValues = {
  rating: '',
  subject: USUAL_SUBJECT,
  authorName: '',
  authorEmail: '',
  comment: '',
};

/** public-site §5: English constants, as the server would say them. */
export function reviewRules({ type }: ReviewTarget) {
  const whoIsThere =
    type === 'REPAIR' ? 'Please enter your name and email.' : 'Name and email are required for guest reviews.';
  return {
    rating: (value: string) => (value ? undefined : 'Please select a star rating.'),
    authorName: (value: string) => (isVisible(value) ? undefined : whoIsThere),
    authorEmail: (value: string) => {
      if (!isVisible(value)) return whoIsThere;
      return looksLikeEmail(value) ? undefined : 'Please enter a valid email address.';
    },
  };
}

/** @param asGuest of whoever is signed in, the server takes name and address from the account */
export function toReviewInput(values: ReviewFormValues, { type, id }: ReviewTarget, asGuest: boolean): ReviewInput {
  const { rating, subject, authorName, authorEmail, comment } = values;
  return {
    targetType: type,
    targetId: id,
    subject: type === 'GENERAL' ? subject : null,
    rating: Number(rating),
    comment: comment.trim() ? comment : null,
    ...(asGuest && { authorName, authorEmail: authorEmail.trim() }),
  };
}
