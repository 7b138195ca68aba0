import { z } from 'zod';
import { seenVersion } from '../core/entities/version.js';
import { inputType } from '../core/fields/inputType.js';
import { optionalText, requiredLine } from '../core/fields/text.js';
import { quoteDraftSchema, quoteLineSchema } from '../repairs/index.js';
import { TVType } from '../sets/index.js';

const { kind, text, unitPrice, warrantyMonths } = quoteLineSchema.shape;

/** An entry of the price list: what a line of a quote has, and what it is for. */
export const priceItemSchema = z.object(
  {
    kind,
    text,
    price: unitPrice,
    warrantyMonths,
    tvType: z
      .enum(TVType, { error: 'Please choose a TV type from the list.' })
      .nullish()
      .transform((type) => type ?? null)
      .meta({ description: 'For which kind of screen; null is for any.' }),
    brand: optionalText('Brand', 60).meta({ description: 'For which brand, at most 60 characters; null is for any.' }),
    serviceId: optionalText('Service', 100).meta({
      description: "The id of the service of the page 'Services' that shows it as 'from Rs. …'; null is none.",
    }),
  },
  { error: 'The price must be an object.' },
);

export const changedPriceItemSchema = priceItemSchema.extend({ version: seenVersion });

export const PriceItemInput = inputType('PriceItemInput', changedPriceItemSchema, 'An entry of the price list.');

/** Lines under a name; they follow the rules of a quote. */
export const priceTemplateSchema = z.object(
  {
    name: requiredLine('Name', 120).meta({ description: 'What the workshop calls it, at most 120 characters.' }),
    lines: quoteDraftSchema.shape.lines,
  },
  { error: 'The template must be an object.' },
);

export const changedPriceTemplateSchema = priceTemplateSchema.extend({ version: seenVersion });

export const PriceTemplateInput = inputType(
  'PriceTemplateInput',
  changedPriceTemplateSchema,
  'Lines that are put into a quote together.',
);
