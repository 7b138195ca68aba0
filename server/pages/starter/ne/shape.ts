import type { WrittenTexts } from '../../../translations/index.js';
import type { PageSlug } from '../../enums.js';
import type { PAGE_TEXTS } from '../../texts.js';
import type { about } from '../about.js';
import type { careers } from '../careers.js';
import type { contact } from '../contact.js';
import type { faq } from '../faq.js';
import type { services } from '../services.js';
import type { termsOfUse } from '../terms.js';
import type { whyChooseUs } from '../whyChooseUs.js';

type InNepaliOf<Content, Slug extends PageSlug> = WrittenTexts<Content, (typeof PAGE_TEXTS)[Slug]>;

/** What each page has to have in Nepali: all the texts of its English content. */
export interface InNepali {
  about: InNepaliOf<typeof about, PageSlug.ABOUT_US>;
  careers: InNepaliOf<typeof careers, PageSlug.CAREERS>;
  contact: InNepaliOf<typeof contact, PageSlug.CONTACT>;
  faq: InNepaliOf<typeof faq, PageSlug.FAQ>;
  policy: InNepaliOf<typeof termsOfUse, PageSlug.TERMS_OF_USE>;
  services: InNepaliOf<typeof services, PageSlug.SERVICES>;
  whyChooseUs: InNepaliOf<typeof whyChooseUs, PageSlug.WHY_CHOOSE_US>;
}
