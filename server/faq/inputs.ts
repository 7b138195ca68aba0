import { z } from 'zod';
import { seenVersion } from '../core/entities/version.js';
import { order } from '../core/fields/order.js';
import { requiredRichText } from '../core/fields/sanitize.js';
import { optionalText, requiredText } from '../core/fields/text.js';
import { sourceLanguage } from '../translations/index.js';
import { inputType } from '../core/fields/inputType.js';

const BOTH_MISSING = 'Question and answer are required';
const DEFAULT_CATEGORY = 'General';
/** back-office §5 'FAQ item'. */
export const faqItemSchema = z.object(
  {
    question: requiredText('Question', 500),
    answer: requiredRichText('Answer', 20_000),
    category: optionalText('Category', 80).transform((category) => category ?? DEFAULT_CATEGORY),
    language: sourceLanguage,
    order,
  },
  { error: BOTH_MISSING },
);

/** An item that is there. */
export const changedFaqItemSchema = faqItemSchema.extend({ version: seenVersion });

const given = z.string({ error: BOTH_MISSING }).refine((text) => text.trim() !== '', BOTH_MISSING);

/**
 * The FAQ page editor has one sentence for whichever is missing (back-office §5), and adds an item at the end of the list
 * (decisions §12 'Required and default').
 */
export const addedFaqItemSchema = faqItemSchema.extend({
  question: given.pipe(faqItemSchema.shape.question),
  answer: given.pipe(faqItemSchema.shape.answer),
  order: order.nullish(),
});

export const FaqItemInput = inputType('FaqItemInput', changedFaqItemSchema, 'A question with its answer.', {
  question: 'Plain text, at most 500 characters.',
  answer: 'HTML, at most 20,000 characters; whatever could be dangerous is taken out.',
  category: "'General' if not given; at most 80 characters.",
  order: { nullable: true, description: 'For a new item: at the end if not given.' },
});
