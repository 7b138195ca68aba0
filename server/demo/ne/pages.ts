import { PageSlug } from '../../pages/enums.js';
import { services } from '../../pages/starter/ne/services.js';
import { BRANDS } from '../brands.js';

/** What the demo adds to the pages, in Nepali; brands write their names themselves. */
export const ADDED_TO_PAGES = {
  [PageSlug.SERVICES]: {
    sideImageCard: {
      title: 'हामी घरमै आउँछौं',
      text: '४३ इन्चसम्म स्कुटरमा, त्योभन्दा ठूलो भ्यानमा, कम्मलमा बेरेर: काठमाडौं उपत्यकाभित्र जहाँ पनि।',
    },
    supportedBrandsSection: {
      ...services.supportedBrandsSection,
      brands: Object.values(BRANDS).map(({ name }) => ({ name })),
    },
  },
};
