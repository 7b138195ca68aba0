import { TranslatedKind, translatable } from '../translations/index.js';
import { FaqItem } from './entity.js';
import { faqItemSchema } from './inputs.js';

/** What of a question is written in both languages. */
export const faqItemTexts = translatable({
  kind: TranslatedKind.FAQ_ITEM,
  entity: FaqItem,
  texts: { question: true, answer: true, category: true },
  check: (item) => faqItemSchema.parse(item),
});
