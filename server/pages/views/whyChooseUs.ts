import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import {
  BACKGROUND_IMAGE,
  BACKGROUND_VIDEO,
  CTA_LINK,
  CTA_TEXT,
  HEADER,
  IconItem,
  LANGUAGES,
  LAST_UPDATED,
  PART_OR_NONE,
  PLAIN_OR_NONE,
} from './shared.js';
import type { PageContent } from '../schemas/index.js';
import { type Page, pageType } from './pageType.js';

const WhyChooseUsClosingCta = pageType<NonNullable<PageContent<PageSlug.WHY_CHOOSE_US>['closingCta']>>(
  'WhyChooseUsClosingCta',
  'The invitation at the end of the page; a button shows only with both text and link.',
  {
    title: 'Plain text.',
    description: PLAIN_OR_NONE,
    cta1Text: CTA_TEXT,
    cta1Link: CTA_LINK,
    cta2Text: CTA_TEXT,
    cta2Link: CTA_LINK,
  },
);

export const WhyChooseUsPage = pageType<Page<PageSlug.WHY_CHOOSE_US>>('WhyChooseUsPage', "The page 'Why choose us'.", {
  header: HEADER,
  headerBackgroundImageUrl: BACKGROUND_IMAGE,
  headerBackgroundVideoUrl: BACKGROUND_VIDEO,
  benefitsTitle: "Default 'Our Core Benefits'.",
  benefitItems: { type: [IconItem], description: 'By order.' },
  closingCta: { ...PART_OR_NONE, type: WhyChooseUsClosingCta },
  lastUpdated: LAST_UPDATED,
  ...LANGUAGES,
});

export const presentWhyChooseUs = ({ content, lastUpdated }: WrittenPage<PageSlug.WHY_CHOOSE_US>) => ({
  ...content,
  lastUpdated,
});
