import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { seenVersion, VERSION_FIELD } from '../core/entities/version.js';
import { order } from '../core/fields/order.js';
import { requiredRichText } from '../core/fields/sanitize.js';
import { type EveryField, optionalText, requiredText } from '../core/fields/text.js';

const BOTH_MISSING = 'Question and answer are required';
const DEFAULT_CATEGORY = 'General';
/** back-office §5 'FAQ item'. */
export const faqItemSchema = z.object(
  {
    question: requiredText('Question', 500),
    answer: requiredRichText('Answer', 20_000),
    category: optionalText('Category', 80).transform((category) => category ?? DEFAULT_CATEGORY),
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

@InputType({ description: 'A question with its answer.' })
export class FaqItemInput
  implements
    z.input<typeof addedFaqItemSchema>,
    EveryField<typeof addedFaqItemSchema>,
    EveryField<typeof changedFaqItemSchema>
{
  @Field({ description: 'Plain text, at most 500 characters.' })
  question!: string;

  @Field({ description: 'HTML, at most 20,000 characters; whatever could be dangerous is taken out.' })
  answer!: string;

  @Field(() => String, { nullable: true, description: "'General' if not given; at most 80 characters." })
  category!: string | null;

  @Field(() => Int, { nullable: true, description: 'For a new item: at the end if not given.' })
  order!: number | null;

  @Field(() => Int, VERSION_FIELD)
  version!: number | null;
}
