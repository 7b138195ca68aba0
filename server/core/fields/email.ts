import { z } from 'zod';
import { plainEntry } from './plainLine.js';
import { isStorable, missingOr } from './text.js';

/** RFC 5321 §4.5.3.1. */
export const MAX_EMAIL = 254;

/** public-site §5. */
export const INVALID_EMAIL = 'Please enter a valid email address.';

/**
 * An e-mail address that somebody is written to, without the spaces and marks that a paste brings along.
 * @param missing what is said where there is none
 */
export const emailAddress = (missing = INVALID_EMAIL) =>
  z
    .string({ error: missingOr(missing, INVALID_EMAIL) })
    .overwrite(plainEntry)
    .min(1, missing)
    .max(MAX_EMAIL, INVALID_EMAIL)
    .pipe(z.email(INVALID_EMAIL))
    .refine(isStorable, INVALID_EMAIL);
