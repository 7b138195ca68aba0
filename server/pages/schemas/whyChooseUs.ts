import { z } from 'zod';
import { optionalLink } from '../../core/fields/webAddress.js';
import {
  HEADER_BACKGROUND,
  heading,
  itemId,
  itemOrder,
  optionalTitle,
  orderedList,
  orElse,
  plainText,
  requiredTitle,
  textOrEmpty,
} from './fields.js';

/** public-site §2 'Why choose us'. */
const BENEFITS_TITLE = 'Our Core Benefits';

/** None of it is required (back-office §5). */
const benefitItem = z.strictObject({
  id: itemId,
  iconIdentifier: textOrEmpty('Icon'),
  title: textOrEmpty('Benefit title'),
  description: textOrEmpty('Benefit description'),
  order: itemOrder,
});

const closingCta = z.strictObject({
  title: requiredTitle('Closing title'),
  description: plainText('Closing description'),
  cta1Text: optionalTitle('First button text'),
  cta1Link: optionalLink('First button link'),
  cta2Text: optionalTitle('Second button text'),
  cta2Link: optionalLink('Second button link'),
});

/** The page 'Why choose us' (back-office §3). */
export const whyChooseUsSchema = z.strictObject({
  header: heading('Why Choose Us'),
  ...HEADER_BACKGROUND,
  benefitsTitle: optionalTitle('Benefits title').transform((title) => title ?? BENEFITS_TITLE),
  benefitItems: orderedList(benefitItem, 'Benefit items', ({ title }) => title),
  closingCta: orElse(closingCta.nullable(), null),
});
