import { Language, languageOf } from '../../accounts/index.js';
import type { AddressedMail } from '../../mail/index.js';
import type { InboxMessage } from '../entity.js';

const WROTE = { en: 'You wrote:', ne: 'तपाईंले लेख्नुभएको:' };

/** Blank lines divide paragraphs. */
const paragraphsOf = (text: string): string[] => text.trim().split(/(?:\r?\n[ \t]*){2,}/);

/** The shop's answer, just as it was written, above what it answers. */
export function replyContent(message: InboxMessage, text: string): AddressedMail {
  const user = message.user?.getEntity();
  const language = user ? languageOf(user) : Language.EN;
  return {
    to: message.email,
    content: {
      language,
      subject: `Re: ${message.subject}`,
      paragraphs: paragraphsOf(text),
      quote: { by: WROTE[language], text: message.message },
      closing: [],
    },
  };
}
