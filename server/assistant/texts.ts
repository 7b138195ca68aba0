import { Language } from './language.js';
import { FailureKind } from './model/failure.js';

/** What the assistant says by itself (public-site §8). */

/** Instead of an answer, where there is no key. */
export const UNAVAILABLE = 'Sorry, I am currently unavailable. Please try again later.';
/** The same in a conversation. */
export const NO_KEY = 'AI Assistant is not available due to missing API Key.';

export const NO_ANSWER = 'Sorry, I had trouble fetching an answer.';
export const WRONGLY_CONFIGURED = 'There seems to be an issue with the API configuration.';
/** In a conversation, whatever the reason. */
export const NO_REPLY = 'Sorry, there was an error getting a response.';

/** What went wrong, in words that tell nothing of the provider. */
export const DETAILS: Record<Exclude<FailureKind, FailureKind.CONFIGURATION>, string> = {
  [FailureKind.BUSY]: 'The assistant is busy right now. Please try again in a minute.',
  [FailureKind.UNREACHABLE]: 'The assistant could not be reached. Please try again later.',
  [FailureKind.BLOCKED]: 'The assistant cannot answer this question. Please ask it in other words.',
  [FailureKind.EMPTY]: 'The assistant gave no answer. Please ask it in other words.',
};

/** To a question that has nothing to do with the shop; in the visitor's language, as an answer would be. */
export const OFF_TOPIC: Record<Language, string> = {
  [Language.ENGLISH]:
    'I can only help with our shop: TV repairs, our televisions, accessories and parts, the warranty, and how to reach us. For anything else, please talk to a person at the shop.',
  [Language.NEPALI]:
    'म हाम्रो पसलका कुरामा मात्र सहयोग गर्न सक्छु: टिभी मर्मत, हामीले बेच्ने टिभी, सामान र पार्ट, वारेन्टी, र हामीलाई कसरी भेट्ने। अरू कुराका लागि कृपया पसलका मानिससँग कुरा गर्नुहोस्।',
  [Language.ROMANISED_NEPALI]:
    'Ma hamro pasal ka kura ma matra sahayog garna sakchu: TV marmat, hamile bechne TV, saman ra part, warranty, ra hamilai kasari bhetne. Aru kura ka lagi kripaya pasal ka manche sanga kura garnuhos.',
};
