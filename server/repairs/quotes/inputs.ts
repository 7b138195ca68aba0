import { z } from 'zod';
import { inputType } from '../../core/fields/inputType.js';
import { imageUrl } from '../../core/fields/mediaAddress.js';
import { amount } from '../../core/fields/money.js';
import { optionalText, requiredText } from '../../core/fields/text.js';
import { QuoteDecision } from '../enums.js';
import { givenContactNumber, instant, MAX_COST, NOT_AN_OBJECT } from '../inputs.js';
import { AnswerWay, QuoteLineKind } from './enums.js';
import { totalOf } from './lines.js';

const MAX_LINES = 30;
const MAX_QUANTITY = 999;
/** decisions §14 */
const MAX_WARRANTY_MONTHS = 60;

const WRONG_COUNT = `A quote has 1 to ${MAX_LINES} lines.`;
const WRONG_QUANTITY = `The quantity is a whole number from 1 to ${MAX_QUANTITY}.`;
const WRONG_WARRANTY = `The warranty is 0 to ${MAX_WARRANTY_MONTHS} whole months.`;

export const quoteLineSchema = z.object(
  {
    kind: z.enum(QuoteLineKind, { error: 'Please choose a kind of line from the list.' }).meta({
      description: 'What it asks money for.',
    }),
    text: requiredText('Line text', 300).meta({ description: 'Plain text, at most 300 characters.' }),
    quantity: z
      .int(WRONG_QUANTITY)
      .min(1, WRONG_QUANTITY)
      .max(MAX_QUANTITY, WRONG_QUANTITY)
      .default(1)
      .meta({ description: `How many, 1 to ${MAX_QUANTITY}; 1 if not given.` }),
    unitPrice: amount('Price', MAX_COST, 'Price is required.').meta({
      description: 'Of one, in rupees, with at most two decimals.',
    }),
    warrantyMonths: z
      .int(WRONG_WARRANTY)
      .min(0, WRONG_WARRANTY)
      .max(MAX_WARRANTY_MONTHS, WRONG_WARRANTY)
      .default(0)
      .meta({ description: `0 to ${MAX_WARRANTY_MONTHS}, from the first delivery on; 0 if not given.` }),
    photoUrl: imageUrl
      .nullish()
      .transform((url) => url ?? null)
      .meta({ description: 'The address of an uploaded picture of it; null where there is none.' }),
    isOptional: z
      .boolean({ error: 'isOptional must be true or false.' })
      .default(false)
      .meta({ description: 'Whether the customer may leave it out; false if not given.' }),
    startsWarrantyAgain: z.boolean({ error: 'startsWarrantyAgain must be true or false.' }).default(false).meta({
      description:
        'Of a line that an earlier warranty covers: whether a new one begins with this delivery; false if not given.',
    }),
  },
  NOT_AN_OBJECT,
);

/** A line as it is kept. Those written before come-back jobs were covered have nothing of the coverage. */
export type QuoteLine = Omit<z.output<typeof quoteLineSchema>, 'startsWarrantyAgain'> & {
  startsWarrantyAgain?: boolean;
  /** The earlier job whose warranty covers it, which is why it costs nothing. */
  coveredBy?: string | null;
  /** The last moment of that warranty, as ISO 8601. */
  coveredUntil?: string | null;
};

/** A draft, all of it (decisions §14). */
export const quoteDraftSchema = z.object(
  {
    lines: z
      .array(quoteLineSchema, { error: WRONG_COUNT })
      .min(1, WRONG_COUNT)
      .max(MAX_LINES, WRONG_COUNT)
      .refine(
        (lines) => lines.length === 0 || lines.some(({ isOptional }) => !isOptional),
        'A quote needs a line that is not optional.',
      )
      .refine((lines) => totalOf(lines) <= MAX_COST, 'The total is too high.')
      .meta({ description: `1 to ${MAX_LINES}, in the order in which they are shown; not all of them optional.` }),
    note: optionalText('Note', 1_000).meta({
      description: 'A word to the customer; plain text, at most 1,000 characters.',
    }),
    validUntil: instant('Valid until')
      .nullish()
      .transform((time) => time ?? null)
      .meta({ description: 'Until when it can be approved; null is 14 days after it is offered.' }),
    revision: z.int({ error: 'The revision must be a whole number.' }).nullish().meta({
      description: 'The revision of the draft that was edited; null where there was none. Another is CONFLICT.',
    }),
  },
  NOT_AN_OBJECT,
);

export const QuoteLineInput = inputType('QuoteLineInput', quoteLineSchema, 'A line of a quote.');

export const QuoteDraftInput = inputType(
  'QuoteDraftInput',
  quoteDraftSchema,
  'A quote that the workshop is still writing; it replaces what the draft was before.',
);

const WRONG_PLACES = 'Please choose from the optional lines of this quote.';

/** The answer to a quote (decisions §4, §14). */
export const decideQuoteSchema = z.object(
  {
    decision: z.enum(QuoteDecision, { error: 'Please approve or reject the quote.' }),
    shownCost: z.number({ error: 'The shown cost must be a number.' }),
    version: z.int({ error: 'The version must be a whole number.' }).nullish(),
    leftOut: z
      .array(z.int(WRONG_PLACES), { error: WRONG_PLACES })
      .max(MAX_LINES, WRONG_PLACES)
      .nullish()
      .transform((places) => [...new Set(places)].toSorted((one, other) => one - other)),
    contactNumber: givenContactNumber,
    note: optionalText('Note', 1_000),
    way: z.enum(AnswerWay, { error: 'Please choose how the customer has answered.' }).nullish(),
  },
  NOT_AN_OBJECT,
);

export const DecideQuoteInput = inputType('DecideQuoteInput', decideQuoteSchema, "The customer's answer to a quote.", {
  decision: 'Whether the shop may repair it at that cost.',
  shownCost:
    'The total that the customer saw, without the lines left out; if it is another one by now, nothing is decided.',
  version: 'The version that the customer saw; if another one waits by now, nothing is decided.',
  leftOut: 'The places of the optional lines that the customer does without, from 1; none if not given.',
  contactNumber:
    'For a record without an account: the number given at booking, however it is written. Five wrong ones an hour.',
  note: 'What was said, for the history, where an admin answers for them; at most 1,000 characters.',
  way: 'How the customer has told the shop, where an admin answers for them.',
});
