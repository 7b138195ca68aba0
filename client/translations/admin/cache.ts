import { forgetting } from '../../admin/kit/forgetting';
import type { TranslatedKind } from './translations.gen';

const PUBLIC_FIELDS: Record<TranslatedKind, readonly string[]> = {
  BLOG_POST: ['blogPosts', 'blogPost'],
  FAQ_ITEM: ['faqItems'],
  HERO_SLIDE: ['heroSlides'],
  JOB_OPENING: ['jobOpenings', 'jobOpening'],
  PRODUCT: ['products', 'product'],
  PAGE: ['aboutPage', 'servicesPage', 'whyChooseUsPage', 'contactPage', 'faqPage', 'policyPage', 'careersPage'],
};

/** What visitors read in either language is asked for anew by whoever shows it. */
export const forgetPublic = (kind: TranslatedKind) => forgetting(...PUBLIC_FIELDS[kind]);
