import type { InNepali } from './shape.js';

/** The texts of 'FAQ' in Nepali; its questions are in their own room. */
export const faq: InNepali['faq'] = {
  title: 'धेरै सोधिने प्रश्न',
  body: 'धेरैले सोध्ने कुरा, फोनमा जसरी भन्छौं त्यसरी नै।',
  header: {
    title: 'प्रश्न र उत्तर',
    subtitle: 'मर्मत, मूल्य, टिभी लिन आउने र वारेन्टीबारे।',
  },
  faqListSection: { title: 'धेरैले सोध्ने कुरा' },
  geminiSection: { title: 'हाम्रो एआई सहायकलाई सोध्नुहोस्' },
};
