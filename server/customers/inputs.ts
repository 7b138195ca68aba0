import { z } from 'zod';
import { plainEntry } from '../core/fields/plainLine.js';
import { requiredText } from '../core/fields/text.js';

const MAX_WHO = 254;
const MAX_NOTE = 2_000;

/** Somebody as an address of the admin names them: the id of an account, an email address, or a phone number however it is written. */
export const whoSchema = requiredText('Customer', MAX_WHO, plainEntry);

export const noteSchema = z.object({ who: whoSchema, text: requiredText('Note', MAX_NOTE) });
