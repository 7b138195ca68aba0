import type { ApolloCache } from '@apollo/client';
import type { PageSlug } from './pageSource.gen';

/** What the public pages ask for, by what is edited here. */
const PUBLIC_FIELDS: Record<PageSlug, string> = {
  ABOUT_US: 'aboutPage',
  SERVICES: 'servicesPage',
  WHY_CHOOSE_US: 'whyChooseUsPage',
  CONTACT: 'contactPage',
  FAQ: 'faqPage',
  PRIVACY_POLICY: 'policyPage',
  TERMS_OF_USE: 'policyPage',
  WARRANTY_INFO: 'policyPage',
  CAREERS: 'careersPage',
};

/** A page that was saved is asked for anew by whoever shows it, or its owner would see the old one on the site. */
export function forgetPublicPage(cache: ApolloCache, slug: PageSlug): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: PUBLIC_FIELDS[slug] });
}
