import { writtenTranslation } from '../../translations/index.js';
import type { Page } from '../entity.js';
import { PageSlug } from '../enums.js';
import { buildPage } from '../factory.js';
import { pageTranslations } from '../texts.js';
import { about } from './about.js';
import { careers } from './careers.js';
import { contact } from './contact.js';
import { faq } from './faq.js';
import { IN_NEPALI } from './ne/index.js';
import { privacyPolicy } from './privacy.js';
import { services } from './services.js';
import { termsOfUse } from './terms.js';
import { warrantyInfo } from './warranty.js';
import { whyChooseUs } from './whyChooseUs.js';

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

/** What Nepali readers see of them. @param pages the starter's @param more texts of what was added to some of them */
export const starterPageTranslations = (
  pages: readonly Page[],
  now: Date,
  more: Partial<Record<PageSlug, object>> = {},
): object[] =>
  pages.map((page) => writtenTranslation(pageTranslations, page, { ...IN_NEPALI[page.slug], ...more[page.slug] }, now));
