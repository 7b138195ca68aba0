import { z } from 'zod';
import { isStorable } from './text.js';

/** public-site §5: what is said of anything that is not a picture. */
export const NOT_A_PICTURE = { error: 'Invalid file type. Please select an image.' };

/** The address of a picture on the web, or of one in our own store. */
export const imageUrl = z
  .string(NOT_A_PICTURE)
  .max(2_000, NOT_A_PICTURE)
  .regex(/^(https?:\/\/[^\s/][^\s]*|\/media\/[\w-]+(\.\w+)?)$/i, NOT_A_PICTURE)
  .refine(isStorable, NOT_A_PICTURE);
