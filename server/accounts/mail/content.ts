import type { AddressedMail, MailContent } from '../../mail/index.js';
import type { User } from '../entity.js';
import type { Language } from '../enums.js';
import { calledBy, languageOf } from './addressee.js';

/** What the house writes to people about their accounts, in their own language (decisions §13). */

type Texts = Omit<MailContent, 'language' | 'button'> & { label: string };

const RESET: Record<Language, (name: string) => Texts> = {
  en: (name) => ({
    subject: 'Reset your password',
    greeting: `Hello ${name},`,
    paragraphs: ['Someone asked for a new password for your account at Parda. If it was you, set one here:'],
    label: 'Set a new password',
    closing: [
      'The link works once and for one hour.',
      'If it was not you, you need not do anything: your password stays as it is.',
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

const CONFIRMATION: Record<Language, (name: string) => Texts> = {
  en: (name) => ({
    subject: 'Confirm your email address',
    greeting: `Welcome, ${name}!`,
    paragraphs: ['Thank you for your account at Parda. Please confirm that this address is yours:'],
    label: 'Confirm my email address',
    closing: ['The link works for seven days.', 'If you did not open an account, please ignore this email.'],
  }),
  ne: (name) => ({
    subject: 'इमेल ठेगाना पुष्टि गर्नुहोस्',
    greeting: `स्वागत छ, ${name}!`,
    paragraphs: ['पर्दामा खाता खोल्नुभएकोमा धन्यवाद। यो ठेगाना तपाईंकै हो भनी पुष्टि गर्नुहोस्:'],
    label: 'मेरो इमेल ठेगाना पुष्टि गर्नुहोस्',
    closing: ['यो लिङ्क सात दिनसम्म काम गर्छ।', 'तपाईंले खाता खोल्नुभएको होइन भने यो इमेललाई बेवास्ता गर्नुहोस्।'],
  }),
};

/** For somebody whose address is known to be theirs from the beginning. */
const WELCOME: Record<Language, (name: string) => Texts> = {
  en: (name) => ({
    subject: 'Welcome to Parda',
    greeting: `Welcome, ${name}!`,
    paragraphs: [
      'Thank you for your account at Parda. You can book a repair, follow it step by step and approve its quote, all in one place.',
    ],
    label: 'Book a repair',
    closing: ['If you did not open an account, please tell us.'],
  }),
  ne: (name) => ({
    subject: 'पर्दामा स्वागत छ',
    greeting: `स्वागत छ, ${name}!`,
    paragraphs: [
      'पर्दामा खाता खोल्नुभएकोमा धन्यवाद। अब तपाईं एकै ठाउँबाट मर्मत बुक गर्न, त्यसको प्रगति हेर्न र मूल्य स्वीकार गर्न सक्नुहुन्छ।',
    ],
    label: 'मर्मत बुक गर्नुहोस्',
    closing: ['तपाईंले खाता खोल्नुभएको होइन भने कृपया हामीलाई खबर गर्नुहोस्।'],
  }),
};

export const passwordResetContent = (user: User, url: string) => mailTo(user, RESET, url);

export const emailConfirmationContent = (user: User, url: string) => mailTo(user, CONFIRMATION, url);

export const welcomeContent = (user: User, url: string) => mailTo(user, WELCOME, url);

function mailTo(user: User, words: Record<Language, (name: string) => Texts>, url: string): AddressedMail {
  const language = languageOf(user);
  const { label, ...content } = words[language](calledBy(user));
  return { to: user.email, content: { ...content, language, button: { label, url } } };
}
