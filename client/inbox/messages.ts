import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { translateServerMessage } from '../lib/serverTexts';

/**
 * What the forms of this room and the server's checks of them say (public-site §5). Kept as English constants like the
 * server's own (lib/serverMessages.ts), so that a word on screen follows the language switch; and not among them, since
 * only two pages need these.
 */
export const inboxMessages = {
  'Name is required.': msg`Name is required.`,
  'Name can have at most 120 characters.': msg`Name can have at most 120 characters.`,
  'Name contains a character that cannot be used.': msg`Name contains a character that cannot be used.`,
  'Email is required.': msg`Email is required.`,
  'Email can have at most 254 characters.': msg`Email can have at most 254 characters.`,
  'Subject is required.': msg`Subject is required.`,
  'Subject can have at most 200 characters.': msg`Subject can have at most 200 characters.`,
  'Subject contains a character that cannot be used.': msg`Subject contains a character that cannot be used.`,
  'Message is required.': msg`Message is required.`,
  'Message can have at most 10000 characters.': msg`Message can have at most 10000 characters.`,
  'Phone can have at most 40 characters.': msg`Phone can have at most 40 characters.`,
  'Cover letter is required.': msg`Cover letter is required.`,
  'Cover letter can have at most 10000 characters.': msg`Cover letter can have at most 10000 characters.`,
  'Job opening not found.': msg`Job opening not found.`,
  'Please upload your CV.': msg`Please upload your CV.`,
};

const isOwn = (text: string): text is keyof typeof inboxMessages => Object.hasOwn(inboxMessages, text);

/** Puts such a constant, or another of the server's, into the reader's language. */
export function useInboxMessage(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => (isOwn(text) ? i18n._(inboxMessages[text]) : translateServerMessage(i18n, text));
}
