import { Language } from '../../accounts/index.js';
import { isExhausted, type RateLimit } from '../../core/limits.js';
import type { MailKind } from '../../mail/index.js';
import { isOnList } from '../audience/list.js';
import { confirmationLink } from '../links/links.js';
import { confirmationContent } from './content.js';

/** Confirmation mails to one address, whoever asks for them; counted where nobody waits for the answer. */
const CONFIRMATION_MAILS: RateLimit = {
  name: 'newsletter-confirmations',
  points: 3,
  durationSeconds: 24 * 60 * 60,
};

/**
 * Asks whether somebody wants the newsletter, where NEWSLETTER_DOUBLE_OPT_IN is on. That it goes only to an address that does
 * not get it yet is found out here, so that the form answers alike to all, in text and in time.
 */
export const confirmationMail: MailKind = {
  name: 'newsletter-confirmation',
  isUrgent: true,
  write: async (ctx, { recipient, data, attempts }) => {
    if (!recipient || (await isOnList(ctx, recipient))) return null;
    // what is tried again because the mail server was away is one mail
    if (attempts === 1 && (await isExhausted(ctx, CONFIRMATION_MAILS, recipient.toLowerCase()))) return null;
    const language = (data.language ?? null) as Language | null;
    const url = confirmationLink(ctx, { email: recipient, language });
    return confirmationContent(recipient, language ?? Language.EN, url);
  },
};
