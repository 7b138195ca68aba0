import { enumOf } from '../../core/entities/describedEnum.js';

/** What customers are told of, in the order of the work. */
export const MessageOccasion = enumOf('MessageOccasion', 'What a message to a customer is about.', {
  RECEIVED: 'Their request has come in.',
  QUOTE: 'What the repair would cost, to be approved or rejected.',
  REQUESTED: 'The repair stands at this status, and so of the others.',
  PICKED_UP: 'The set is in the workshop.',
  DIAGNOSING: 'The fault is being looked for.',
  DIAGNOSED: 'The fault was found; there is no price yet.',
  QUOTE_APPROVED: 'The quote is approved.',
  QUOTE_REJECTED: 'The quote is rejected.',
  REPAIRING: 'The set is being repaired.',
  REPAIRED: 'It is ready.',
  DELIVERED: 'It was handed over.',
  CANCELLED: 'The repair was called off.',
});
export type MessageOccasion = keyof typeof MessageOccasion;

export const MESSAGE_OCCASIONS = Object.keys(MessageOccasion) as MessageOccasion[];

/**
 * What is in braces in a text of the owner: what the customer is called, the set by brand and model, the number of the repair, what
 * the quote comes to or what was approved, the word to the customer in the quote, its lines, what is still to be paid, and hours, address
 * and first number of the contact page.
 */
export type MessagePlaceholder =
  | 'name'
  | 'set'
  | 'id'
  | 'price'
  | 'found'
  | 'work'
  | 'due'
  | 'hours'
  | 'address'
  | 'phone';
