import { looksLikeEmail } from '../lib/email';
import { plainEntry } from '../lib/plainLine';
import { isVisible } from '../lib/textRules';

/** What a check says about a text: the message to show, or nothing. */
export type TextRule = (value: string) => string | undefined;

/** Something has to be there. */
export const filled =
  (message: string): TextRule =>
  (value) =>
    isVisible(value) ? undefined : message;

/** The same for a password, of which spaces are a part. */
export const typed =
  (message: string): TextRule =>
  (value) =>
    value ? undefined : message;

/** As the server compares passwords: 'é' is one character, whichever keyboard wrote it. */
const inOneForm = (password: string): string => password.normalize('NFC');

/** public-site §9: 6 characters; each screen has its own words for fewer. */
const atLeastSix =
  (message: string): TextRule =>
  (value) =>
    inOneForm(value).length < 6 ? message : undefined;

/** The checks of one field: of what is in it, and of it beside what is in the others. */
type Checks<Values> = Record<string, (value: string, values: Values) => string | undefined>;

/**
 * The rules of a new password. The field that repeats it, `confirmPassword`, is checked anew with it.
 * @param tooShort the screen's words for fewer than 6 characters
 * @param missing its words for none at all, where that is something missing
 */
export function newPasswordRules(tooShort: string, missing?: string) {
  const validate: Checks<unknown> = { ...(missing && { blank: typed(missing) }), length: atLeastSix(tooShort) };
  return { validate, deps: 'confirmPassword' as const };
}

/**
 * The rules of the field that repeats a new password.
 * @param password the name of the field with the password
 * @param missing the screen's words for none at all, where that is something missing
 */
export function confirmPasswordRules<Name extends string>(password: Name, missing?: string) {
  const validate: Checks<Record<Name, string>> = {
    ...(missing && { blank: typed(missing) }),
    same: (value, values) => (inOneForm(value) === inOneForm(values[password]) ? undefined : 'Passwords do not match.'),
  };
  return { validate };
}

export const emailRule: TextRule = (value) =>
  looksLikeEmail(value) ? undefined : 'Please enter a valid email address.';

/** back-office §5, 'User form', which decisions §12 applies to registration too. */
export const usernameRule: TextRule = (value) => {
  const username = plainEntry(value);
  if (username.length < 3) return 'Username must be at least 3 characters long.';
  return /^\w+$/.test(username) ? undefined : 'Username can only contain letters, numbers, and underscores.';
};
