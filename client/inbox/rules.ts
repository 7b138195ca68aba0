import { looksLikeEmail } from '../lib/email';
import { isPhone } from '../lib/phone';
import { plainEntry } from '../lib/plainLine';
import { isVisible, required, requiredLine, type TextRule } from '../lib/textRules';

/** What the server takes of a message or a cover letter. */
export const MAX_TEXT = 10_000;

/** public-site §5, 'Contact form' and 'Job application'; the lengths are those that the server takes. */
export const inboxRules = {
  name: requiredLine('Name', 120),
  email: (value) =>
    required('Email', 254)(plainEntry(value)) ??
    (looksLikeEmail(value) ? undefined : 'Please enter a valid email address.'),
  subject: requiredLine('Subject', 200),
  message: required('Message', MAX_TEXT),
  coverLetter: required('Cover letter', MAX_TEXT),
  phone: (value) => (!isVisible(value) || isPhone(value) ? undefined : 'Please provide a valid phone number.'),
} satisfies Record<string, TextRule>;
