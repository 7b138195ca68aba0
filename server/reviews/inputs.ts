import { ID } from 'type-graphql';
import { z } from 'zod';
import { emailAddress } from '../core/fields/email.js';
import { isVisible, optionalText, requiredLine } from '../core/fields/text.js';
import { offsetQuery } from '../core/pagination.js';
import { ReviewTargetType } from './enums.js';
import { inputType } from '../core/fields/inputType.js';

const NO_STARS = 'Please select a star rating.';
const NOT_AN_OBJECT = { error: 'The review must be an object.' };
const NO_KIND = { error: 'Please choose what the review is about.' };

const stars = (error: string) => z.number({ error }).int(error).min(1, error).max(5, error);

/** public-site §5 'Review form'. */
const review = z.object(
  {
    rating: stars(NO_STARS),
    comment: optionalText('Comment', 5_000),
    targetType: z.enum(ReviewTargetType, NO_KIND),
    targetId: optionalText('Target', 100),
    subject: optionalText('Subject', 200),
  },
  NOT_AN_OBJECT,
);

/** What a guest says of themself besides; there is one sentence for whatever is missing. */
function guestsReview(missing: string) {
  const given = z.string({ error: missing }).refine(isVisible, missing);
  return review.extend({
    authorName: given.pipe(requiredLine('Name', 120)),
    authorEmail: emailAddress(missing),
  });
}

/** public-site §5: a rating on a repair has a sentence of its own. */
const guestsReviews: Record<ReviewTargetType, ReturnType<typeof guestsReview>> = {
  [ReviewTargetType.REPAIR]: guestsReview('Please enter your name and email.'),
  [ReviewTargetType.PRODUCT]: guestsReview('Name and email are required for guest reviews.'),
  [ReviewTargetType.GENERAL]: guestsReview('Name and email are required for guest reviews.'),
};

/** A review as anyone sends it: of a signed-in person, name and address are those of the account. */
export const reviewSchema = review.extend({
  authorName: z.string().nullish(),
  authorEmail: z.string().nullish(),
});

/** What a message in the shape of a review says as one: it counts for nothing, but it has to be right. */
export const messageAsReviewSchema = review.pick({ rating: true, targetType: true }).partial();

export interface ReviewRequest extends z.output<typeof review> {
  /** Null where the account tells. */
  guest: { authorName: string; authorEmail: string } | null;
}

/**
 * Checks a review by the rules for a guest or for a signed-in person.
 * @throws ZodError with a message a field
 */
export function parseReview(input: unknown, isGuest: boolean): ReviewRequest {
  if (!isGuest) return { ...review.parse(input), guest: null };
  const kind = review.pick({ targetType: true }).safeParse(input).data?.targetType ?? ReviewTargetType.GENERAL;
  const { authorName, authorEmail, ...rest } = guestsReviews[kind].parse(input);
  return { ...rest, guest: { authorName, authorEmail } };
}

export const setApprovalSchema = z.object({ isApproved: z.boolean({ error: 'isApproved must be true or false.' }) });

/** Filters of the public list; pages are core/pagination's. */
export const reviewListSchema = z.object({
  targetType: z.enum(ReviewTargetType, NO_KIND).nullish(),
  targetId: z.string().nullish(),
  rating: stars('A rating is 1 to 5 stars.').nullish(),
  withComment: z.boolean().nullish(),
});

/** The filters that REST knows. */
export const reviewQuery = offsetQuery.extend({
  targetType: z.enum(ReviewTargetType, NO_KIND).optional().meta({ description: 'Only reviews of this kind of thing.' }),
  targetId: z.string().optional().meta({ description: 'Only reviews of the repair or product with this id.' }),
});

export const ReviewInput = inputType(
  'ReviewInput',
  reviewSchema,
  'What somebody says of a product, a repair or the shop.',
  {
    rating: '1 to 5.',
    comment: 'Plain text, kept exactly as typed; at most 5,000 characters.',
    targetType: 'What it is about; a repair can be reviewed in REPAIRED and DELIVERED.',
    targetId: { type: ID, description: 'Of a product or repair; left out for a general review.' },
    subject: "What a general review is about, as 'Customer Service'; at most 200 characters.",
    authorName: "A guest's, required then; of a signed-in person the account's own is taken.",
    authorEmail: "A guest's, required then and seen by admins only: one address reviews a thing once.",
  },
);
