import { z } from 'zod';

/** PostgreSQL refuses the NUL character in text, so it never gets past the door. */
const storable = (value: string) => !value.includes('\u0000');
const notBlank = (value: string) => value.trim() !== '';

/**
 * A required plain text. It is kept exactly as typed, spaces and markup included (decisions §12): it is only
 * ever shown as text.
 * @param label the field's name in messages ("Full name")
 * @param max the most characters (UTF-16 units) it may have
 */
export function requiredText(label: string, max: number) {
  const missing = `${label} is required.`;
  return z
    .string({ error: missing })
    .max(max, `${label} can have at most ${max} characters.`)
    .refine(notBlank, missing)
    .refine(storable, `${label} contains a character that cannot be stored.`);
}

/** An optional plain text: absent, null and blank all become null. */
export function optionalText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text.` })
    .max(max, `${label} can have at most ${max} characters.`)
    .refine(storable, `${label} contains a character that cannot be stored.`)
    .nullish()
    .transform((value) => (value && notBlank(value) ? value : null));
}
