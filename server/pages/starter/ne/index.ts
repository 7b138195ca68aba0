import { PageSlug } from '../../enums.js';
import { about } from './about.js';
import { careers } from './careers.js';
import { contact } from './contact.js';
import { faq } from './faq.js';
import { privacyPolicy } from './privacy.js';
import { services } from './services.js';
import { termsOfUse } from './terms.js';
import { warrantyInfo } from './warranty.js';
import { whyChooseUs } from './whyChooseUs.js';

/** The texts of all pages in Nepali. */
export const IN_NEPALI: Record<PageSlug, object> = {
  [PageSlug.ABOUT_US]: about,
  [PageSlug.SERVICES]: services,
  [PageSlug.WHY_CHOOSE_US]: whyChooseUs,
  [PageSlug.CONTACT]: contact,
  [PageSlug.FAQ]: faq,
  [PageSlug.PRIVACY_POLICY]: privacyPolicy,
  [PageSlug.TERMS_OF_USE]: termsOfUse,
  [PageSlug.WARRANTY_INFO]: warrantyInfo,
  [PageSlug.CAREERS]: careers,
};
