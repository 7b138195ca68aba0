import { z } from 'zod';
import { Language } from '../accounts/enums.js';
import { isStorable } from '../platform/text.js';

const INVALID = 'Please enter a valid email address.';
const MAX_EMAIL = 254;

/** Text, at sign, text, dot, text (public-site §5); without the characters that separate addresses in a mail's header. */
const TEXT = '[^\\s\\p{C}@,;:<>()[\\]\\\\"]+';
const ADDRESS = new RegExp(`^${TEXT}@${TEXT}\\.${TEXT}$`, 'u');

/** An address that the newsletter can go to. */
export const subscriberAddress = z
  .string({ error: INVALID })
  .trim()
  .max(MAX_EMAIL, INVALID)
  // zod goes on after a text that is too long, and the pattern takes the square of its length
  .pipe(z.string().regex(ADDRESS, INVALID))
  .refine(isStorable, INVALID);

/** public-site §5 'Newsletter'; the language is that of the page (decisions §13). */
export const subscribeSchema = z.object(
  {
    email: subscriberAddress,
    language: z.enum(Language, { error: 'Please choose a language from the list.' }).nullish(),
  },
  { error: INVALID },
);
