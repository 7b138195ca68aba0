import { z } from 'zod';
import { seenVersion } from '../../core/entities/version.js';
import { inputType } from '../../core/fields/inputType.js';
import { isStorable } from '../../core/fields/moment.js';
import { requiredLine } from '../../core/fields/text.js';

const NOT_A_TIME = 'Reserved until must be a date and time.';
const NOT_AN_OBJECT = { error: 'The product must be an object.' };

/** Whom a product is kept for, and until when. */
export const reserveSchema = z.object(
  {
    reservedFor: requiredLine('Name', 120).meta({
      description: 'Whom it is kept for, which only admins see; one line, at most 120 characters.',
    }),
    reservedUntil: z.iso
      .datetime({ offset: true, error: NOT_A_TIME })
      .transform((written) => new Date(written))
      .refine(isStorable, NOT_A_TIME)
      .nullish()
      .meta({ description: 'When it is free again by itself, within 90 days; in 48 hours if not given.' }),
    version: seenVersion,
  },
  NOT_AN_OBJECT,
);

/** What is sold, or free again. */
export const seenSchema = z.object({ version: seenVersion }, NOT_AN_OBJECT);

export const ReserveProductInput = inputType('ReserveProductInput', reserveSchema, 'A reservation.');
