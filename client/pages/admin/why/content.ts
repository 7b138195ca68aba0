import type { WhyChooseUsContentQuery } from '../../showcase.gen';

/** The page 'Why choose us' as its owner writes it (back-office §3). */
export type WhyContent = Omit<NonNullable<WhyChooseUsContentQuery['whyChooseUsPage']>, 'language'>;
export type Benefit = WhyContent['benefitItems'][number];
export type WhyClosing = NonNullable<WhyContent['closingCta']>;

export const blankWhy: WhyContent = {
  header: { title: '', subtitle: null },
  headerBackgroundImageUrl: null,
  headerBackgroundVideoUrl: null,
  benefitsTitle: '',
  benefitItems: [],
  closingCta: null,
};

export const noClosing: WhyClosing = {
  title: '',
  description: null,
  cta1Text: null,
  cta1Link: null,
  cta2Text: null,
  cta2Link: null,
};
