import { z } from 'zod';
import { imageUrl } from '../../platform/mediaAddress.js';
import { isStorable, requiredText } from '../../platform/text.js';
import { accountEmail } from '../inputs.js';

const MAX_NAME = 120;

/** The provider's own name for a person; it never changes there. */
export const subject = z.string().min(1).max(255).refine(isStorable);

/** What a provider says of a person. Whatever else it says, and whatever is not as it should be, is left out. */
export const profileSchema = z.object({
  subject,
  email: accountEmail.nullable().catch(null),
  emailVerified: z.boolean(),
  name: z
    .string()
    .transform((name) => name.trim().slice(0, MAX_NAME).toWellFormed())
    .pipe(requiredText('Full name', MAX_NAME))
    .nullable()
    .catch(null),
  pictureUrl: imageUrl
    .regex(/^https:/i)
    .nullable()
    .catch(null),
});

export type Profile = z.output<typeof profileSchema>;
