import { z } from 'zod';
import { seenVersion } from '../core/entities/version.js';
import { inputType } from '../core/fields/inputType.js';
import { plainEntry } from '../core/fields/plainLine.js';
import { optionalText, requiredText } from '../core/fields/text.js';
import { TVType } from './enums.js';
import { normalizeSerial } from './serial.js';

const MAX_SERIAL = 80;
const MAX_SIZE = 150;
const WRONG_SIZE = 'Size must be a whole number of inches.';
const NO_SERIAL = 'A serial number has letters or digits.';

export const NOT_AN_OBJECT = { error: 'The set must be an object.' };

/** As it is on the set; blank is none. */
const serial = optionalText('Serial number', MAX_SERIAL)
  .transform((written) => (written === null ? null : plainEntry(written)))
  .refine((written) => written === null || normalizeSerial(written) !== null, NO_SERIAL)
  .meta({
    description: `As it is on the set, at most ${MAX_SERIAL} characters; no other set has the same letters and digits.`,
  });

/** decisions §14 'Set'. */
export const setSchema = z.object(
  {
    brand: requiredText('Brand', 80).meta({ description: 'Plain text, at most 80 characters.' }),
    model: optionalText('Model', 120).meta({
      description: 'Plain text, at most 120 characters; null where it is not known.',
    }),
    tvType: z.enum(TVType, { error: 'Please choose a TV type from the list.' }).default(TVType.LED),
    sizeInches: z
      .int({ error: WRONG_SIZE })
      .min(1, WRONG_SIZE)
      .max(MAX_SIZE, `Size can be at most ${MAX_SIZE} inches.`)
      .nullish()
      .transform((size) => size ?? null)
      .meta({ description: `The diagonal of the screen, 1 to ${MAX_SIZE} inches.` }),
    serial,
    notes: optionalText('Notes', 5_000)
      .transform((notes) => notes ?? '')
      .meta({ description: "The workshop's own notes; plain text, at most 5,000 characters." }),
  },
  NOT_AN_OBJECT,
);

/** The same for a set that is there: it is replaced whole. */
export const changedSetSchema = setSchema.extend({ version: seenVersion });

const WHICH = 'Please choose a set for each repair.';

/** Ids, each once. */
const ids = (error: string) =>
  z
    .array(z.string({ error }), { error })
    .max(1_000, error)
    .transform((list) => [...new Set(list.map((id) => id.trim()))]);

export const TvSetInput = inputType(
  'TvSetInput',
  changedSetSchema,
  'A very television. One that is there is replaced: what is left out is emptied.',
  { tvType: 'The kind of screen; LED if not given.' },
);

/** What a set is from now on, where merging or splitting shows that it is not what was written. */
const keptSet = setSchema.nullish().meta({
  description: 'What the first set is from now on; if not given, what is written of it holds.',
});

const CHOOSE_OTHER = 'Choose the set that is the same.';

/** What the path does not say: which set turned out to be the same. */
export const mergeSchema = z.object({ otherId: z.string({ error: CHOOSE_OTHER }), keptSet }, { error: CHOOSE_OTHER });

/** Splitting asks of each repair where it goes, so that none is forgotten that came meanwhile. */
export const splitSetSchema = z.object(
  {
    newSet: setSchema,
    keptSet,
    staying: ids(WHICH),
    going: ids(WHICH),
    productIds: ids('Please choose products of this set.')
      .nullish()
      .transform((list) => list ?? []),
    version: seenVersion,
  },
  NOT_AN_OBJECT,
);

/** Made of the same rules, without a version: there is none yet. */
export const NewTvSetInput = inputType(
  'NewTvSetInput',
  setSchema,
  'A television that is written down for the first time.',
  {
    tvType: 'The kind of screen; LED if not given.',
  },
);

export const SplitTvSetInput = inputType('SplitTvSetInput', splitSetSchema, 'How a set that was two is taken apart.', {
  newSet: { type: NewTvSetInput, description: 'What the second set is.' },
  keptSet: {
    type: NewTvSetInput,
    description: 'What the first set is from now on; if not given, what is written of it holds.',
  },
  staying: 'The ids of the repairs that stay with the first set; with `going` these are all that it has.',
  going: 'The ids of the repairs that were of the second set.',
  productIds: 'The UUIDs of products that are the second set.',
});
