import { ID } from 'type-graphql';
import { z } from 'zod';
import { seenVersion } from '../../core/entities/version.js';
import { inputType } from '../../core/fields/inputType.js';
import { optionalText, requiredLine } from '../../core/fields/text.js';
import { SheetKind, SheetResult } from '../enums.js';

export const MAX_ITEM = 80;
const MAX_ROWS = 40;
const MAX_ACCESSORIES = 30;
const MAX_COUNT = 99;
/** decisions §14. */
export const MAX_PHOTOS = 12;

const NOT_AN_OBJECT = { error: 'The sheet must be an object.' };
const WRONG_COUNT = `The count of an accessory is a whole number from 1 to ${MAX_COUNT}.`;
export const NO_PICTURE = 'Please upload the picture again.';

/** Whether something is in a list twice, regardless of case. */
export const isEachOnce = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

const rowSchema = z.object(
  {
    item: requiredLine('Item', MAX_ITEM).meta({ description: `What was looked at, at most ${MAX_ITEM} characters.` }),
    result: z.enum(SheetResult, { error: 'Please choose a result from the list.' }),
    note: optionalText('Note', 500).meta({ description: 'Plain text, at most 500 characters.' }),
  },
  { error: 'A row must be an object.' },
);

const accessorySchema = z.object(
  {
    name: requiredLine('Accessory', MAX_ITEM).meta({ description: `At most ${MAX_ITEM} characters.` }),
    count: z.int({ error: WRONG_COUNT }).min(1, WRONG_COUNT).max(MAX_COUNT, WRONG_COUNT).default(1),
  },
  { error: 'An accessory must be an object.' },
);

/** Who signed, and what was drawn. */
const signatureSchema = z.object(
  {
    signatureUrl: z
      .string({ error: 'Please sign the sheet.' })
      .min(1, 'Please sign the sheet.')
      .max(2_000, NO_PICTURE)
      .meta({ description: 'The address that the upload of the drawn signature answered.' }),
    signerName: requiredLine('Name', 120).meta({ description: 'Who signs; one line, at most 120 characters.' }),
  },
  { error: 'The signature must be an object.' },
);

export type SheetSignature = z.output<typeof signatureSchema>;

/** What is filled in. It is kept as often as anybody likes, until it is signed. */
const sheetFields = {
  kind: z.enum(SheetKind, { error: 'Please choose intake or test.' }),
  rows: z
    .array(rowSchema, { error: 'Rows must be a list.' })
    .max(MAX_ROWS, `A sheet can have at most ${MAX_ROWS} rows.`)
    .refine((rows) => isEachOnce(rows.map(({ item }) => item)), 'Each item can be on a sheet only once.'),
  accessories: z
    .array(accessorySchema, { error: 'Accessories must be a list.' })
    .max(MAX_ACCESSORIES, `A sheet can have at most ${MAX_ACCESSORIES} accessories.`)
    .nullish()
    .transform((accessories) => accessories ?? []),
  note: optionalText('Note', 2_000).meta({ description: 'Plain text, at most 2,000 characters.' }),
  photoUrls: z
    .array(z.string({ error: NO_PICTURE }).max(2_000, NO_PICTURE), { error: NO_PICTURE })
    .max(MAX_PHOTOS, `You can upload a maximum of ${MAX_PHOTOS} photos.`)
    .nullish()
    .transform((urls) => urls ?? []),
  signature: signatureSchema
    .nullish()
    .transform((signature) => signature ?? null)
    .meta({ description: 'Signs it at once; without it the sheet stays open.' }),
  version: seenVersion,
};

export const sheetSchema = z.object(sheetFields, NOT_AN_OBJECT);

const ONE_OF_BOTH = 'A sheet is of a repair or of a product.';

/** The same where it says itself whose sheet it is. */
export const addressedSheetSchema = z.object(
  {
    repairId: z.string({ error: ONE_OF_BOTH }).nullish(),
    productId: z.string({ error: ONE_OF_BOTH }).nullish(),
    ...sheetFields,
  },
  NOT_AN_OBJECT,
);

/** @throws ZodError */
export const subjectSchema = z
  .object({ repairId: z.string().nullish(), productId: z.string().nullish() }, NOT_AN_OBJECT)
  .refine(({ repairId, productId }) => Boolean(repairId) !== Boolean(productId), ONE_OF_BOTH);

export const signSheetSchema = signatureSchema.extend({ version: seenVersion });

const SheetRowInput = inputType('SheetRowInput', rowSchema, 'What was found of one item.', {
  result: 'What was found.',
});
const SheetAccessoryInput = inputType('SheetAccessoryInput', accessorySchema, 'What came along.', {
  count: `1 to ${MAX_COUNT}; 1 if not given.`,
});

/** For the field of the input below; a rule has one type of GraphQL. */
inputType('SheetSignatureInput', signatureSchema, 'Who signed, and what was drawn.');

export const SetSheetInput = inputType(
  'SetSheetInput',
  addressedSheetSchema,
  'A sheet, all of it, as it is filled in.',
  {
    repairId: {
      type: ID,
      nullable: true,
      description: 'The id of the repair that it is of; either this or a product.',
    },
    productId: { type: ID, nullable: true, description: 'The UUID of the product that it is of.' },
    kind: 'What it tells of the set.',
    rows: { type: [SheetRowInput], description: `At most ${MAX_ROWS}, each item once.` },
    accessories: {
      type: [SheetAccessoryInput],
      nullable: true,
      description: `What came along, at most ${MAX_ACCESSORIES} things; none if not given.`,
    },
    photoUrls: {
      type: [String],
      nullable: true,
      description: `Addresses of up to ${MAX_PHOTOS} private pictures, as their uploads answered or as they were signed.`,
    },
    version: {
      nullable: true,
      description:
        'The version that was edited, 0 where there was none: if it is not the present one any more, nothing is kept (CONFLICT).',
    },
  },
);

export const SignSheetInput = inputType('SignSheetInput', signSheetSchema, 'A signature below a sheet.');
