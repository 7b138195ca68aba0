import { z } from 'zod';
import { inputType } from '../core/fields/inputType.js';
import { optionalText } from '../core/fields/text.js';
import { paidAmount, signedAmount } from './amounts.js';
import { EntryKind, OnlineMethod, PaymentMethod } from './enums.js';

const NOT_AN_OBJECT = { error: 'The payment must be an object.' };
const NO_METHOD = 'Please choose how it was paid.';

const note = optionalText('Note', 500).meta({ description: "The shop's own word, at most 500 characters." });

const entered = {
  repairId: optionalText('Repair', 40).meta({ description: 'The id of the repair; either this or the product.' }),
  productId: optionalText('Product', 40).meta({ description: 'The UUID of the product; either this or the repair.' }),
  method: z.enum(PaymentMethod, { error: NO_METHOD }).meta({ description: 'How it came or went.' }),
  reference: optionalText('Reference', 120).meta({
    description: 'What the bank or the provider knows it by, at most 120 characters.',
  }),
};

const NOTE_MISSING = 'Please say what is being corrected.';

/** What the counter enters. Money that is given back is said above 0, and counts below. */
export const recordPaymentSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...entered, kind: z.enum([EntryKind.DEPOSIT, EntryKind.PAYMENT]), amount: paidAmount, note }),
    z.object({
      ...entered,
      kind: z.literal(EntryKind.REFUND),
      amount: paidAmount.transform((paisa) => -paisa),
      note,
    }),
    z.object({
      ...entered,
      kind: z.literal(EntryKind.CORRECTION),
      amount: signedAmount,
      note: note.refine((text) => text !== null, NOTE_MISSING),
    }),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? 'Please choose a kind of entry.' : NOT_AN_OBJECT.error) },
);

/** The same as the doors describe it. */
export const paymentShape = z.object({
  ...entered,
  kind: z.enum(EntryKind).meta({ description: 'What the entry is.' }),
  amount: z.number().meta({
    description: 'In rupees, with at most two decimals: above 0, but for a correction, which may go either way.',
  }),
  note: note.meta({ description: "The shop's own word, at most 500 characters; required of a correction." }),
});

export const RecordPaymentInput = inputType('RecordPaymentInput', paymentShape, 'What was paid or given back by hand.');

export const undoPaymentSchema = z.object({ note }, NOT_AN_OBJECT);

const SHARE = 'The share must be 1 to 100 percent.';

/** A deposit as an amount, or as a share of what is due. */
export const askDepositSchema = z
  .object(
    {
      amount: z
        .union([z.literal(0), paidAmount])
        .nullish()
        .meta({ description: 'In rupees, at most what is open; 0 takes back what was asked.' }),
      share: z
        .number({ error: SHARE })
        .min(1, SHARE)
        .max(100, SHARE)
        .nullish()
        .meta({ description: 'Instead, percent of what is due, rounded up to whole rupees.' }),
    },
    NOT_AN_OBJECT,
  )
  .refine(({ amount, share }) => (typeof amount === 'number') !== (typeof share === 'number'), {
    error: 'Please give an amount or a share.',
    path: ['amount'],
  });

export const AskDepositInput = inputType(
  'AskDepositInput',
  askDepositSchema,
  'The deposit that a customer is asked for.',
  {
    amount: {
      type: Number,
      nullable: true,
      description: 'In rupees, at most what is open; 0 takes back what was asked.',
    },
  },
);

/** How somebody pays on the site. */
export const beginPaymentSchema = z.object(
  {
    method: z.enum(OnlineMethod, { error: NO_METHOD }).meta({ description: 'With whom.' }),
    amount: paidAmount.meta({ description: 'In rupees, from 10 up to what is open.' }),
    contactNumber: optionalText('Contact number', 40).meta({
      description: 'The number given at booking, which a public record asks of strangers.',
    }),
  },
  NOT_AN_OBJECT,
);

export const BeginPaymentInput = inputType('BeginPaymentInput', beginPaymentSchema, 'A payment on the site.');
