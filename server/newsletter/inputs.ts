import { z } from 'zod';
import { Language } from '../accounts/index.js';
import { INVALID_EMAIL, MAX_EMAIL } from '../core/fields/email.js';
import { plainEntry } from '../core/fields/plainLine.js';
import { isStorable } from '../core/fields/text.js';

/** Text, at sign, text, dot, text (public-site §5); without the characters that separate addresses in a mail's header. */
const TEXT = '[^\\s\\p{C}@,;:<>()[\\]\\\\"]+';
const ADDRESS = new RegExp(`^${TEXT}@${TEXT}\\.${TEXT}$`, 'u');

/** An address that the newsletter can go to. */
export const subscriberAddress = z
  .string({ error: INVALID_EMAIL })
  .overwrite(plainEntry)
  .max(MAX_EMAIL, INVALID_EMAIL)
  // zod goes on after a text that is too long, and the pattern takes the square of its length
  // letters with marks in one form, or one address could be in the list twice
  .pipe(z.string().normalize('NFC').regex(ADDRESS, INVALID_EMAIL))
  .refine(isStorable, INVALID_EMAIL);

/** public-site §5 'Newsletter'; the language is that of the page (decisions §13). */
export const subscribeSchema = z.object(
  {
    email: subscriberAddress,
    language: z.enum(Language, { error: 'Please choose a language from the list.' }).nullish(),
  },
  { error: INVALID_EMAIL },
);
