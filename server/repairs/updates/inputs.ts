import { z } from 'zod';
import { Language } from '../../accounts/index.js';
import { optionalText } from '../../core/fields/text.js';
import { NotifiedBy } from './enums.js';

/** A mail goes by itself, and is noted by whoever sends it. */
export const markNotifiedSchema = z.object({
  by: z.enum(NotifiedBy, { error: 'Please choose how the customer was notified.' }).exclude([NotifiedBy.EMAIL], {
    error: 'Please choose how the customer was notified.',
  }),
});

/** Blank takes the template again. */
export const writeUpdateSchema = z.object({
  language: z.enum(Language, { error: 'Please choose a language.' }),
  words: optionalText('Message', 1_000),
});
