import { ID } from 'type-graphql';
import { z } from 'zod';
import { seenVersion } from '../core/entities/version.js';
import { imageUrl, NOT_A_PICTURE } from '../core/fields/mediaAddress.js';
import { amount } from '../core/fields/money.js';
import { requiredRichText } from '../core/fields/sanitize.js';
import { optionalText, requiredLine } from '../core/fields/text.js';
import { ProductCategory, ProductCondition, ProductGrade } from './enums.js';
import { sourceLanguage } from '../translations/index.js';
import { inputType } from '../core/fields/inputType.js';

const MAX_PRICE = 99_999_999;
const MAX_IMAGES = 20;
const MAX_WARRANTY = 60;
const WRONG_WARRANTY = `Warranty is a whole number of months, 0 to ${MAX_WARRANTY}.`;

/** In rupees; 0 stands for 'Price on request' (decisions §11, §12). */
const price = amount('Price', MAX_PRICE, 'Price is required.');

/** Addresses of pictures in the order of their showing, each once. */
const imageUrls = z
  .array(imageUrl, NOT_A_PICTURE)
  .max(MAX_IMAGES, `A product can have at most ${MAX_IMAGES} images.`)
  .transform((urls) => [...new Set(urls)]);

/** Absent is another thing than blank, which empties. */
const givenText = (label: string, max: number) => optionalText(label, max).optional();

/**
 * back-office §5 'Product'. What is optional and absent takes its default in a new product (decisions §12 'Required and
 * default'), and stays as it is in one that is changed.
 */
export const productSchema = z.object(
  {
    name: requiredLine('Name', 200),
    description: requiredRichText('Description', 20_000),
    price,
    category: z.enum(ProductCategory, { error: 'Please choose a category from the list.' }).nullish(),
    condition: z.enum(ProductCondition, { error: 'Please choose a condition from the list.' }).nullish(),
    imageUrls: imageUrls.nullish(),
    isPublished: z.boolean({ error: 'isPublished must be true or false.' }).nullish(),
    language: sourceLanguage,
    setId: z.string({ error: 'Please choose a set.' }).nullish(),
    grade: z.enum(ProductGrade, { error: 'Please choose a grade from the list.' }).nullish(),
    warrantyMonths: z.int({ error: WRONG_WARRANTY }).min(0, WRONG_WARRANTY).max(MAX_WARRANTY, WRONG_WARRANTY).nullish(),
    boughtFrom: givenText('Bought from', 200),
    boughtFor: amount('Bought for', MAX_PRICE).nullish(),
  },
  { error: 'The product must be an object.' },
);

/** The same for a product that is there. */
export const changedProductSchema = productSchema.extend({ version: seenVersion });

/** What null empties in a product that is there; the rest takes null for not given. */
const CLEARED_BY_NULL = ['grade', 'warrantyMonths', 'boughtFrom', 'boughtFor'] as const;

/** Those of them that were given, null included. */
export const givenOfSet = (fields: z.output<typeof productSchema>) =>
  Object.fromEntries(CLEARED_BY_NULL.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

/** Only what was given, so that the rest keeps its value or its default. */
export const onlyGiven = <T extends object>(fields: T): { [Name in keyof T]?: NonNullable<T[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as never;

export const ProductInput = inputType(
  'ProductInput',
  changedProductSchema,
  'A product; what is left out takes its default, or stays as it is in a change.',
  {
    name: 'Plain text in one line, at most 200 characters.',
    description: 'HTML, at most 20,000 characters; whatever could be dangerous is taken out.',
    price: "In rupees, at most two decimals; 0 is 'Price on request'.",
    category: 'TV if not given.',
    condition: 'UsedGood if not given.',
    imageUrls: `Addresses of up to ${MAX_IMAGES} pictures, in the order of their showing.`,
    isPublished: 'Published if not given.',
    setId: {
      type: ID,
      nullable: true,
      description: 'The UUID of the very set that it is; null for what is no single set.',
    },
    grade: 'How good a refurbished set is; null for what has no grade.',
    warrantyMonths: `From the day of sale, 0 to ${MAX_WARRANTY}; null where none is given.`,
    boughtFrom: 'Whom the shop has bought it from; only admins see it. At most 200 characters.',
    boughtFor: 'For how much, in rupees; only admins see it.',
  },
);
