/** The page 'FAQ' as it is stored (back-office §3); its questions are things of their own. */
export interface FaqPageContent {
  title: string | null;
  body: string | null;
  header: {
    title: string;
    subtitle: string | null;
    backgroundImageUrl: string | null;
    backgroundVideoUrl: string | null;
  };
  faqListSection: FaqPageSection;
  geminiSection: FaqPageSection;
}

export interface FaqPageSection {
  title: string | null;
  backgroundImageUrl: string | null;
}

const NOTHING: FaqPageSection = { title: null, backgroundImageUrl: null };

/** What a page begins from that was never written. */
export const blankFaqPage: FaqPageContent = {
  title: 'Frequently Asked Questions',
  body: null,
  header: {
    title: 'Frequently Asked Questions',
    subtitle: null,
    backgroundImageUrl: null,
    backgroundVideoUrl: null,
  },
  faqListSection: NOTHING,
  geminiSection: NOTHING,
};
