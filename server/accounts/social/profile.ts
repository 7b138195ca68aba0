import { z } from 'zod';
import { imageUrl } from '../../core/fields/mediaAddress.js';
import { plainLine } from '../../core/fields/plainLine.js';
import { fitText, isStorable } from '../../core/fields/text.js';
import { accountEmail, fullName, MAX_FULL_NAME } from '../inputs.js';

/** The provider's own name for a person; it never changes there. */
export const subject = z.string().min(1).max(255).refine(isStorable);

/** The lines of a display name, one behind the other. */
const inOneLine = (name: string): string => plainLine(name).replace(/\s+/g, ' ').trim();

/** What a provider says of a person. Whatever else it says, and whatever is not as it should be, is left out. */
export const profileSchema = z.object({
  subject,
  email: accountEmail.nullable().catch(null),
  emailVerified: z.boolean(),
  name: z
    .string()
    .transform((name) => fitText(inOneLine(name.toWellFormed()), MAX_FULL_NAME))
    .pipe(fullName)
    .nullable()
    .catch(null),
  pictureUrl: imageUrl
    .regex(/^https:/i)
    .nullable()
    .catch(null),
});

export type Profile = z.output<typeof profileSchema>;
