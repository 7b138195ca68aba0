import { toAsciiDigits } from '../lib/digits';
import { looksLikeEmail } from '../lib/email';
import { atMost, required, type TextRule } from '../lib/textRules';

/** What the server takes of a message or a cover letter. */
export const MAX_TEXT = 10_000;

/** public-site §5: 7 to 20 characters of digits, spaces, hyphens and parentheses with an optional leading plus. */
const PHONE = /^\+?[\d ()-]{7,20}$/;

/** public-site §5, 'Contact form' and 'Job application'; the lengths are those that the server takes. */
export const inboxRules = {
  name: required('Name', 120),
  email: (value) =>
    required('Email', 254)(value) ?? (looksLikeEmail(value) ? undefined : 'Please enter a valid email address.'),
  subject: required('Subject', 200),
  message: required('Message', MAX_TEXT),
  coverLetter: required('Cover letter', MAX_TEXT),
  /** In whichever digits it is typed (decisions §13). */
  phone: (value) =>
    !value.trim() || PHONE.test(toAsciiDigits(value).trim())
      ? atMost('Phone', 40)(value)
      : 'Please provide a valid phone number.',
} satisfies Record<string, TextRule>;
