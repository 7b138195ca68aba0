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
  { path: aboutUrl, lazy: async () => ({ Component: (await import('./pages/AboutPage')).AboutPage }) },
  { path: servicesUrl, lazy: async () => ({ Component: (await import('./pages/ServicesPage')).ServicesPage }) },
  {
    path: whyChooseUsUrl,
    lazy: async () => ({ Component: (await import('./pages/WhyChooseUsPage')).WhyChooseUsPage }),
  },
  { path: contactUrl, lazy: async () => ({ Component: (await import('./pages/ContactPage')).ContactPage }) },
  { path: warrantyUrl, lazy: async () => ({ Component: (await import('./pages/WarrantyPage')).WarrantyPage }) },
  {
    path: privacyPolicyUrl,
    lazy: async () => ({ Component: (await import('./pages/PrivacyPolicyPage')).PrivacyPolicyPage }),
  },
  { path: termsOfUseUrl, lazy: async () => ({ Component: (await import('./pages/TermsOfUsePage')).TermsOfUsePage }) },
];
