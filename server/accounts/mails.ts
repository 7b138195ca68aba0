import { composeMail, type MailContent } from '../platform/mail/layout.js';
import type { MailMessage } from '../platform/mail/mailer.js';
import type { User } from './entity.js';
import { Language } from './enums.js';

/** What the house writes to people about their accounts, in their own language (decisions §13). */

type Words = Omit<MailContent, 'language' | 'button'> & { label: string };

const RESET: Record<Language, (name: string) => Words> = {
  en: (name) => ({
    subject: 'Reset your password',
    greeting: `Hello ${name},`,
    paragraphs: ['Somebody asked for a new password for your account at Parda. If it was you, set one here:'],
    label: 'Set a new password',
    closing: [
      'The link works once and for one hour.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }),
  ne: (name) => ({
    subject: 'पासवर्ड नयाँ बनाउनुहोस्',
    greeting: `नमस्ते ${name},`,
    paragraphs: ['तपाईंको पर्दा खाताका लागि नयाँ पासवर्ड मागिएको छ। तपाईंले नै माग्नुभएको हो भने यहाँ नयाँ पासवर्ड राख्नुहोस्:'],
    label: 'नयाँ पासवर्ड राख्नुहोस्',
    closing: [
      'यो लिङ्क एक पटक मात्र र एक घण्टासम्म काम गर्छ।',
      'तपाईंले माग्नुभएको होइन भने केही गर्नुपर्दैन: तपाईंको पासवर्ड जस्ताको तस्तै रहन्छ।',
    ],
  }),
};

const CONFIRMATION: Record<Language, (name: string) => Words> = {
  en: (name) => ({
    subject: 'Confirm your email address',
    greeting: `Welcome, ${name}!`,
    paragraphs: ['Thank you for your account at Parda. Please confirm that this address is yours:'],
    label: 'Confirm my email address',
    closing: ['The link works for seven days.', 'If you did not open an account, please ignore this mail.'],
  }),
  ne: (name) => ({
    subject: 'इमेल ठेगाना पुष्टि गर्नुहोस्',
    greeting: `स्वागत छ, ${name}!`,
    paragraphs: ['पर्दामा खाता खोल्नुभएकोमा धन्यवाद। यो ठेगाना तपाईंकै हो भनी पुष्टि गर्नुहोस्:'],
    label: 'मेरो इमेल ठेगाना पुष्टि गर्नुहोस्',
    closing: ['यो लिङ्क सात दिनसम्म काम गर्छ।', 'तपाईंले खाता खोल्नुभएको होइन भने यो इमेललाई बेवास्ता गर्नुहोस्।'],
  }),
};

export const passwordResetMail = (user: User, url: string): MailMessage => mailTo(user, RESET, url);

export const emailConfirmationMail = (user: User, url: string): MailMessage => mailTo(user, CONFIRMATION, url);

/** Until the address is proven the mail may reach a stranger, and must not carry what anybody likes to write. */
const calledBy = ({ name, username, emailConfirmedAt }: User): string => (emailConfirmedAt && name) || username;

function mailTo(user: User, words: Record<Language, (name: string) => Words>, url: string): MailMessage {
  const language = user.preferences.language ?? Language.EN;
  const { label, ...content } = words[language](calledBy(user));
  return composeMail(user.email, { ...content, language, button: { label, url } });
}
