import { z } from 'zod';
import { Language } from '../accounts/index.js';
import { isUuid } from '../core/entities/ids.js';
import { seenVersion } from '../core/entities/version.js';
import { emailAddress } from '../core/fields/email.js';
import { inputType } from '../core/fields/inputType.js';
import { plainEntry } from '../core/fields/plainLine.js';
import { optionalText, requiredLine, requiredText, toAsciiDigits } from '../core/fields/text.js';
import { BillKind, TaxMode } from './enums.js';

const NOT_AN_OBJECT = { error: 'The bill must be an object.' };

/** Nine digits, which is what the tax office gives to persons and businesses. */
const TAX_NUMBER = /^\d{9}$/;
const WRONG_PAN = 'A PAN or VAT number has nine digits.';

const taxNumber = (label: string) =>
  z
    .string({ error: `${label} must be text.` })
    .overwrite((typed) => toAsciiDigits(plainEntry(typed)).replaceAll(' ', ''))
    .nullish()
    .transform((number) => number || null)
    .refine((number) => number === null || TAX_NUMBER.test(number), WRONG_PAN);

/** Of a product for which nobody is written down, there is no name to begin with. */
const optionalLine = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .nullish()
    .transform((typed) => (typed?.trim() ? typed : null))
    .pipe(requiredLine(label, max).nullable());

const MAX_ENTRIES = 100;
const WRONG_ENTRIES = `A receipt has 1 to ${MAX_ENTRIES} payments.`;

export const issueBillSchema = z.object(
  {
    kind: z
      .enum([BillKind.ESTIMATE, BillKind.RECEIPT, BillKind.TAX_INVOICE, BillKind.PAN_BILL], {
        error: 'Please choose a kind of bill.',
      })
      .meta({ description: 'What it is; a credit note is given by `creditBill`.' }),
    repairId: optionalText('Repair', 40).meta({ description: 'The id of the repair; either this or the product.' }),
    productId: optionalText('Product', 40).meta({ description: 'The UUID of the product; either this or the repair.' }),
    entryIds: z
      .array(z.string({ error: WRONG_ENTRIES }).refine(isUuid, WRONG_ENTRIES), { error: WRONG_ENTRIES })
      .min(1, WRONG_ENTRIES)
      .max(MAX_ENTRIES, WRONG_ENTRIES)
      .nullish()
      .meta({ description: 'The payments of a receipt; all that have none if not given.' }),
    customerName: optionalLine('Customer', 120).meta({
      description: 'To whom; the name in the record if not given.',
    }),
    customerAddress: optionalText('Address', 300).meta({ description: 'Where that is.' }),
    customerPan: taxNumber('PAN').meta({ description: 'The PAN of the customer: nine digits.' }),
    note: optionalText('Note', 500).meta({ description: 'A word to the customer, at most 500 characters.' }),
  },
  NOT_AN_OBJECT,
);

export const IssueBillInput = inputType('IssueBillInput', issueBillSchema, 'A bill to be issued.', {
  kind: { type: BillKind, description: 'What it is; a credit note is given by `creditBill`.' },
});

export const creditBillSchema = z.object(
  {
    reason: requiredText('Reason', 500).meta({ description: 'Why, for the customer to read; at most 500 characters.' }),
  },
  NOT_AN_OBJECT,
);

export const mailBillSchema = z.object(
  {
    email: emailAddress().meta({ description: 'To whom.' }),
    language: z
      .enum(Language, { error: 'Please choose a language.' })
      .default(Language.EN)
      .meta({ description: 'In which language; English if not given.' }),
  },
  NOT_AN_OBJECT,
);

/** What estimates, receipts and credit notes are numbered by; no series of the owner's is called so. */
export const OWN_SERIES = { ESTIMATE: 'EST', RECEIPT: 'REC', CREDIT_NOTE: 'CN' } as const;

const WRONG_SERIES = 'The series has 1 to 8 capital letters or digits.';
const WRONG_RATE = 'The rate is 0 to 100 percent, with at most two decimals.';
const WRONG_OPENING = 'The opening number is a whole number from 1 to 999,999.';
const NUMBER_MISSING = 'PAN or VAT number is required.';

export const billSettingsShape = z.object(
  {
    sellerName: requiredLine('Name of the business', 120).meta({
      description: 'The name of the business as it is registered, at most 120 characters.',
    }),
    mode: z.enum(TaxMode, { error: 'Please choose how the shop is registered.' }).meta({
      description: 'How it is registered.',
    }),
    taxNumber: taxNumber('PAN or VAT number').meta({
      description: 'Its PAN or VAT number: nine digits; required but for NONE.',
    }),
    taxRate: z
      .number({ error: WRONG_RATE })
      .min(0, WRONG_RATE)
      .max(100, WRONG_RATE)
      .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, WRONG_RATE)
      .default(13)
      .meta({ description: 'VAT in percent; 13 if not given.' }),
    series: z
      .string({ error: WRONG_SERIES })
      .overwrite((typed) => plainEntry(typed).toUpperCase())
      // no `regex`, which would ask the same of what is sent
      .refine((series) => /^[A-Z\d]{1,8}$/.test(series), WRONG_SERIES)
      .refine(
        (series) => !(Object.values(OWN_SERIES) as string[]).includes(series),
        'Estimates, receipts and credit notes are numbered by this series.',
      )
      .default('INV')
      .meta({ description: 'What numbers of tax invoices and PAN bills begin with; INV if not given.' }),
    openingNumber: z
      .int(WRONG_OPENING)
      .min(1, WRONG_OPENING)
      .max(999_999, WRONG_OPENING)
      .default(1)
      .meta({ description: 'The first number of the series in this fiscal year; 1 if not given.' }),
    version: seenVersion,
  },
  { error: 'The settings must be an object.' },
);

export const billSettingsSchema = billSettingsShape.refine(
  ({ mode, taxNumber: number }) => mode === TaxMode.NONE || number !== null,
  { error: NUMBER_MISSING, path: ['taxNumber'] },
);

export const BillSettingsInput = inputType('BillSettingsInput', billSettingsShape, 'How the shop issues its bills.');
