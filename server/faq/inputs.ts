import { Field, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { order } from '../platform/order.js';
import { requiredRichText } from '../platform/sanitize.js';
import { type EveryField, optionalText, requiredText } from '../platform/text.js';

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

/** The FAQ page editor adds an item at the end of the list (decisions §12 'Required and default'). */
export const addedFaqItemSchema = faqItemSchema.extend({ order: order.nullish() });

@InputType({ description: 'A question with its answer.' })
export class FaqItemInput implements z.input<typeof addedFaqItemSchema>, EveryField<typeof addedFaqItemSchema> {
  @Field()
  question!: string;

  @Field({ description: 'HTML; whatever could be dangerous is taken out.' })
  answer!: string;

  @Field(() => String, { nullable: true, description: "'General' if not given." })
  category!: string | null;

  @Field(() => Int, { nullable: true, description: 'For a new item: at the end if not given.' })
  order!: number | null;
}
