import { z } from 'zod';
import { ToldBy } from './enums.js';

/** A mail goes by itself, and is noted by whoever sends it. */
export const markToldSchema = z.object({
  by: z.enum(ToldBy, { error: 'Please choose how the customer was told.' }).exclude([ToldBy.EMAIL], {
    error: 'Please choose how the customer was told.',
  }),
});
