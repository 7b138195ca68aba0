import { calledBy, type Language, languageOf, type User } from '../../../accounts/index.js';
import type { Ctx } from '../../../core/context.js';
import type { AddressedLetter } from '../../../mail/index.js';
import type { Repair } from '../../entity.js';
import { deviceOf } from '../../record/device.js';
import type { CustomerUpdate } from '../entity.js';
import { UpdateKind } from '../enums.js';
import { trackingUrl } from './messages.js';
import { amountIn, STATUS_WORDS } from './words.js';

/** An update as a mail, in its reader's language. No link in it changes anything: a quote is answered on the site. */

interface Phrases {
  greeting: (name: string) => string;
  your: (device: string) => string;
  /** A set whose name must not stand there. */
  unnamed: (id: string) => string;
  tv: string;
  received: (set: string, id: string) => [subject: string, ...paragraphs: string[]];
  quote: (set: string, cost: string) => [subject: string, ...paragraphs: string[]];
  by: string;
  follow: string;
  seeQuote: string;
}

const PHRASES: Record<Language, Phrases> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    your: (device) => `your ${device}`,
    unnamed: (id) => `TV (repair ${id})`,
    tv: 'TV',
    received: (set, id) => [
      'We have received your repair request',
      `Thank you for trusting us with ${set}. The number of your repair is ${id}.`,
      'Use the link below to follow your repair at any time. We will write to you at each step.',
    ],
    quote: (set, cost) => [
      `Your quote is ready: ${cost}`,
      `We have found what is wrong with ${set}. Repairing it would cost ${cost}.`,
      'Please look at the quote and approve or reject it. Nothing is repaired before you agree.',
    ],
    by: 'From the workshop:',
    follow: 'Follow your repair',
    seeQuote: 'See the quote',
  },
  ne: {
    greeting: (name) => `नमस्ते ${name},`,
    your: (device) => `तपाईंको ${device}`,
    unnamed: (id) => `टिभी (मर्मत नं. ${id})`,
    tv: 'टिभी',
    received: (set, id) => [
      'तपाईंको मर्मत अनुरोध आइपुग्यो',
      `${set} मर्मतको जिम्मा हामीलाई दिनुभएकोमा धन्यवाद। तपाईंको मर्मत नम्बर ${id} हो।`,
      'काम कहाँ पुग्यो, तलको लिङ्कबाट जुनसुकै बेला हेर्न सक्नुहुन्छ। हरेक चरणमा हामी खबर गर्नेछौं।',
    ],
    quote: (set, cost) => [
      `मर्मतको मूल्य तयार छ: ${cost}`,
      `${set} मा के बिग्रियो भन्ने थाहा भयो। मर्मत गर्न ${cost} लाग्छ।`,
      'कृपया मूल्य हेरेर स्वीकार वा अस्वीकार गर्नुहोस्। तपाईंले हुन्छ नभनी केही पनि मर्मत गर्दैनौं।',
    ],
    by: 'वर्कशपको सन्देश:',
    follow: 'मर्मतको अवस्था हेर्नुहोस्',
    seeQuote: 'मूल्य हेर्नुहोस्',
  },
};

/**
 * Until the owner's address is proven the mail may reach a stranger: then nothing stands in it that anybody has typed, and
 * the set is called by the number of the repair.
 */
export function updateLetter(ctx: Ctx, update: CustomerUpdate, repair: Repair, owner: User): AddressedLetter {
  const language = languageOf(owner);
  const phrases = PHRASES[language];
  const isProven = owner.emailConfirmedAt !== null;
  const [subject, ...paragraphs] = wordsOf(update, repair, language, isProven);
  return {
    to: owner.email,
    letter: {
      language,
      subject,
      greeting: phrases.greeting(calledBy(owner)),
      paragraphs: paragraphs.map(capitalized),
      ...(isProven && update.note !== null && { quote: { by: phrases.by, text: update.note } }),
      button: {
        label: update.kind === UpdateKind.QUOTE ? phrases.seeQuote : phrases.follow,
        url: trackingUrl(ctx, repair),
      },
      closing: [],
    },
  };
}

function wordsOf({ kind, status, cost }: CustomerUpdate, repair: Repair, language: Language, isProven: boolean) {
  const { received, quote, your, unnamed, tv } = PHRASES[language];
  const { id } = repair;
  // that letter says the number anyway
  if (kind === UpdateKind.RECEIVED) return received(your(isProven ? deviceOf(repair) : tv), id);
  const set = your(isProven ? deviceOf(repair) : unnamed(id));
  if (kind === UpdateKind.QUOTE) return quote(set, amountIn(language, cost!));
  return STATUS_WORDS[language][status](set);
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
