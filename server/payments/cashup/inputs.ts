import { z } from 'zod';
import { inputType } from '../../core/fields/inputType.js';
import { amount } from '../../core/fields/money.js';
import { optionalText } from '../../core/fields/text.js';
import { MAX_RUPEES, signedRupees, toPaisa } from '../amounts.js';

const WRONG_DAY = "The day is written like '2026-11-22'.";

export const daySchema = z.iso.date({ error: WRONG_DAY }).meta({ description: "In Kathmandu, as '2026-11-22'." });

/** What was counted at the end of a day (decisions §15). */
export const closeCashUpSchema = z.object(
  {
    day: daySchema,
    counted: amount('Counted cash', MAX_RUPEES, 'Counted cash is required.')
      .transform(toPaisa)
      .meta({ description: "The day's notes and coins, in rupees, without what was in the till before." }),
    expected: signedRupees.transform(toPaisa).nullish().meta({
      description:
        'The cash that whoever counted saw in the ledger, in rupees: where it is another by now, the day stays open.',
    }),
    note: optionalText('Note', 500).meta({
      description: 'At most 500 characters; required where the cash is not what it should be.',
    }),
  },
  { error: 'The cash-up must be an object.' },
);

export const CloseCashUpInput = inputType('CloseCashUpInput', closeCashUpSchema, 'A day that is to be closed.');
