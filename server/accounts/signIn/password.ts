import { hash, verify } from '@node-rs/argon2';

export const MAX_PASSWORD = 128;

/** Keyboards write 'é' and 'ज़' in one character or in two (RFC 8265 §4.2): a password is hashed in the form NFC. */
const normalForm = (password: string): string => password.normalize('NFC');

/** Argon2id with OWASP's parameters (19 MiB, two passes, one lane), which are the library's own defaults. */
export const hashPassword = (password: string): Promise<string> => hash(normalForm(password));

/** A hash of nothing in particular, so that an unknown account takes as long as a wrong password. */
const decoy = hash('no account has this password');

/**
 * Whether the password is right; equally slow when there is no hash to compare with. One that was chosen before there was one
 * form for all was hashed as it was typed, so that is tried, too.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await decoy);
  for (const form of formsOf(password)) {
    if (await verify(against, form)) return Boolean(passwordHash);
  }
  return false;
}

/** @returns a hash to take the place of one that is right, but was made of another form; null where there is nothing to mend */
export async function mendedHash(passwordHash: string, password: string): Promise<string | null> {
  const isMended = formsOf(password).length === 1 || (await verify(passwordHash, normalForm(password)));
  return isMended ? null : hashPassword(password);
}

/**
 * What may have been hashed of a password. A longer one than any account has cannot match, and a megabyte need not be hashed to
 * know; halves of surrogate pairs would be hashed alike, whichever they are. It still takes its time.
 */
function formsOf(password: string): string[] {
  if (password.length > LONGEST_TYPED || !password.isWellFormed()) return [''];
  const forms = [normalForm(password), password, password.normalize('NFD')].filter(
    ({ length }) => length <= MAX_PASSWORD,
  );
  return forms.length > 0 ? [...new Set(forms)] : [''];
}

/** No character of NFC has more than four units in any other form (UAX #15 §9), and to normalize takes the square of a text's length. */
export const LONGEST_TYPED = 4 * MAX_PASSWORD;
