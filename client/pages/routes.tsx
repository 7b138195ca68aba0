import type { RouteObject } from 'react-router-dom';
import {
  aboutUrl,
  contactUrl,
  privacyPolicyUrl,
  servicesUrl,
  termsOfUseUrl,
  warrantyUrl,
  whyChooseUsUrl,
} from './urls';

export const pagesRoutes: RouteObject[] = [
  { path: aboutUrl, lazy: async () => ({ Component: (await import('./public/about/AboutPage')).AboutPage }) },
  {
    path: servicesUrl,
    lazy: async () => ({ Component: (await import('./public/services/ServicesPage')).ServicesPage }),
  },
  {
    path: whyChooseUsUrl,
    lazy: async () => ({ Component: (await import('./public/why/WhyChooseUsPage')).WhyChooseUsPage }),
  },
  { path: contactUrl, lazy: async () => ({ Component: (await import('./public/contact/ContactPage')).ContactPage }) },
  { path: warrantyUrl, lazy: async () => ({ Component: (await import('./public/policy/WarrantyPage')).WarrantyPage }) },
  {
    path: privacyPolicyUrl,
    lazy: async () => ({ Component: (await import('./public/policy/PrivacyPolicyPage')).PrivacyPolicyPage }),
  },
  {
    path: termsOfUseUrl,
    lazy: async () => ({ Component: (await import('./public/policy/TermsOfUsePage')).TermsOfUsePage }),
  },
];
