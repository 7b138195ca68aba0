import { z } from 'zod';
import { optionalImageUrl, optionalVideoUrl } from '../../core/fields/webAddress.js';
import { optionalTitle, orElse, plainText, requiredTitle, richText } from './fields.js';

const header = z.strictObject({
  title: requiredTitle('Header title'),
  subtitle: plainText('Header subtitle'),
  backgroundImageUrl: optionalImageUrl,
  backgroundVideoUrl: optionalVideoUrl,
});

const section = z.strictObject({ title: optionalTitle('Section title'), backgroundImageUrl: optionalImageUrl });

const NO_HEADER = {
  title: 'Frequently Asked Questions',
  subtitle: null,
  backgroundImageUrl: null,
  backgroundVideoUrl: null,
};
const NO_SECTION = { title: null, backgroundImageUrl: null };

/** The page 'FAQ'; the questions are a room of their own (back-office §3). */
export const faqSchema = z.strictObject({
  title: optionalTitle('Title'),
  body: richText('Body'),
  header: orElse(header, NO_HEADER),
  faqListSection: orElse(section, NO_SECTION),
  geminiSection: orElse(section, NO_SECTION),
});
