import { PageSlug, PolicySlug } from './enums.js';

/** What the pages are called in messages, and the title of those that were given none. */
export const PAGE_NAMES: Record<PageSlug, string> = {
  [PageSlug.ABOUT_US]: 'About Us',
  [PageSlug.SERVICES]: 'Services',
  [PageSlug.WHY_CHOOSE_US]: 'Why Choose Us',
  [PageSlug.CONTACT]: 'Contact',
  [PageSlug.FAQ]: 'FAQ Page',
  [PageSlug.PRIVACY_POLICY]: 'Privacy Policy',
  [PageSlug.TERMS_OF_USE]: 'Terms of Use',
  [PageSlug.WARRANTY_INFO]: 'Warranty Information',
  [PageSlug.CAREERS]: 'Careers',
};

/** The pages that are one text. */
export const POLICY_PAGES = {
  [PolicySlug.PRIVACY_POLICY]: PageSlug.PRIVACY_POLICY,
  [PolicySlug.TERMS_OF_USE]: PageSlug.TERMS_OF_USE,
  [PolicySlug.WARRANTY_INFO]: PageSlug.WARRANTY_INFO,
} as const satisfies Record<PolicySlug, PageSlug>;

export type PolicyPageSlug = (typeof POLICY_PAGES)[PolicySlug];

export const isPageSlug = (slug: string): slug is PageSlug => Object.values<string>(PageSlug).includes(slug);

export const isPolicySlug = (slug: PageSlug): slug is PolicyPageSlug =>
  Object.values<PageSlug>(POLICY_PAGES).includes(slug);
