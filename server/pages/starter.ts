import type { Page } from './entity.js';
import { PageSlug } from './enums.js';
import { buildPage } from './factory.js';
import { about } from './starter/about.js';
import { careers } from './starter/careers.js';
import { contact } from './starter/contact.js';
import { faq } from './starter/faq.js';
import { privacyPolicy } from './starter/privacy.js';
import { services } from './starter/services.js';
import { termsOfUse } from './starter/terms.js';
import { warrantyInfo } from './starter/warranty.js';
import { whyChooseUs } from './starter/whyChooseUs.js';

const STARTER: Record<PageSlug, object> = {
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

/** All pages of a new installation, in the shop's voice (decisions §6); the owner goes on from there. */
export const starterPages = (now: Date): Page[] =>
  Object.values(PageSlug).map((slug) => buildPage(slug, STARTER[slug], now));
