import type { Language } from '../../accounts/index.js';
import type { AddressedMail, MailContent } from '../../mail/index.js';

/** What the house writes to subscribers, in the language of the page on which they subscribed (decisions §13). */

const UNSUBSCRIBE: Record<Language, string> = {
  en: 'Unsubscribe from these emails',
  ne: 'यस्ता इमेल अब नपठाउनुहोस्',
};

/** What the owner has written: the subject, and the body as HTML that is safe to show. */
export interface Written {
  subject: string;
  html: string;
}

/** A campaign as one subscriber gets it. @param links see unsubscribeLinks */
export function campaignContent(
  { subject, html }: Written,
  to: string,
  language: Language,
  links: { page: string; oneClick: string },
): AddressedMail {
  const unsubscribe = { ...links, label: UNSUBSCRIBE[language] };
  return { to, content: { language, subject, paragraphs: [], html, closing: [], unsubscribe } };
}

/** The same for whoever writes it. There is nothing to unsubscribe from: a click would end the shop's own newsletter for its owner. */
export const testContent = ({ subject, html }: Written, to: string): AddressedMail => ({
  to,
  content: { language: 'en', subject: `[Test] ${subject}`, paragraphs: [], html, closing: [] },
});

type Texts = Pick<MailContent, 'subject' | 'greeting' | 'paragraphs' | 'closing'> & { label: string };

const CONFIRMATION: Record<Language, Texts> = {
  en: {
    subject: 'Please confirm your subscription',
    greeting: 'Hello,',
    paragraphs: [
      'Someone entered this address for the Parda newsletter: care tips and offers, now and then. If it was you, please confirm it here:',
    ],
    label: 'Confirm subscription',
    closing: [
      'The link works for seven days.',
      'If it was not you, you need not do anything: without a confirmation we will not write to you.',
    ],
  },
  ne: {
    subject: 'कृपया सदस्यता पुष्टि गर्नुहोस्',
    greeting: 'नमस्ते,',
    paragraphs: [
      'पर्दाको न्युजलेटरका लागि यो ठेगाना दिइएको छ: बेलाबेलामा टिभी हेरचाहका सुझाव र अफर आउँछन्। तपाईंले नै दिनुभएको हो भने यहाँ पुष्टि गर्नुहोस्:',
    ],
    label: 'सदस्यता पुष्टि गर्नुहोस्',
    closing: [
      'यो लिङ्क सात दिनसम्म काम गर्छ।',
      'तपाईंले दिनुभएको होइन भने केही गर्नुपर्दैन: पुष्टि नगरेसम्म हामी तपाईंलाई इमेल पठाउँदैनौँ।',
    ],
  },
};

export function confirmationContent(to: string, language: Language, url: string): AddressedMail {
  const { label, ...words } = CONFIRMATION[language];
  return { to, content: { ...words, language, button: { label, url } } };
}
