import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The server speaks English constants; this table gives each of them a place in the catalogues (decisions §13).
 * A room with messages of its own adds them here. The test beside this file holds key and descriptor together.
 */
export const serverMessages: Record<string, MessageDescriptor> = {
  'Something went wrong. Please try again later.': msg`Something went wrong. Please try again later.`,
  'The shop could not be reached. Please check your connection.': msg`The shop could not be reached. Please check your connection.`,
  'Invalid credentials.': msg`Invalid credentials.`,
  'Email and password are required.': msg`Email and password are required.`,
  'Too many requests. Please try again later.': msg`Too many requests. Please try again later.`,
  'Full name is required.': msg`Full name is required.`,
  'Full name can have at most 120 characters.': msg`Full name can have at most 120 characters.`,
  'Contact number is required.': msg`Contact number is required.`,
  'Contact number can have at most 40 characters.': msg`Contact number can have at most 40 characters.`,
  'Please provide a valid phone number.': msg`Please provide a valid phone number.`,
  'Please choose a TV type from the list.': msg`Please choose a TV type from the list.`,
  'Brand is required.': msg`Brand is required.`,
  'Brand can have at most 80 characters.': msg`Brand can have at most 80 characters.`,
  'Model can have at most 120 characters.': msg`Model can have at most 120 characters.`,
  'Issue description is required.': msg`Issue description is required.`,
  'Issue description can have at most 5000 characters.': msg`Issue description can have at most 5000 characters.`,
  'Pickup address is required.': msg`Pickup address is required.`,
  'Pickup address can have at most 500 characters.': msg`Pickup address can have at most 500 characters.`,
  'Preferred pickup time is required.': msg`Preferred pickup time is required.`,
  'Preferred pickup time cannot be in the past.': msg`Preferred pickup time cannot be in the past.`,
  'Preferred pickup time is too far away.': msg`Preferred pickup time is too far away.`,
  'Please choose pickup or delivery.': msg`Please choose pickup or delivery.`,
  'This request was already sent with other details. Please submit it again.': msg`This request was already sent with other details. Please submit it again.`,
  'This form could not be sent. Please reload the page and try again.': msg`This form could not be sent. Please reload the page and try again.`,
  'That was very quick. Please check the form and send it again.': msg`That was very quick. Please check the form and send it again.`,
};

/** Messages that carry a value: the pattern finds it, the descriptor puts it into the reader's sentence. */
export const serverPatterns: { pattern: RegExp; message: (...values: string[]) => MessageDescriptor }[] = [
  {
    pattern: /^Repair ID '(.*)' not found\. Please check the ID and try again\.$/,
    // Two apostrophes make one: a single one before a brace would quote the brace.
    message: (id) => msg`Repair ID ''${id}'' not found. Please check the ID and try again.`,
  },
];

/** A server message in the reader's language; one that nobody has translated yet is shown as it came. */
export function translateServerMessage(i18n: I18n, text: string): string {
  const constant = serverMessages[text];
  if (constant) return i18n._(constant);
  for (const { pattern, message } of serverPatterns) {
    const match = pattern.exec(text);
    if (match) return i18n._(message(...match.slice(1)));
  }
  return text;
}
