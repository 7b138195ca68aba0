import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import {
  BACKGROUND_IMAGE,
  BACKGROUND_VIDEO,
  HEADER,
  HTML_OR_NONE,
  LANGUAGES,
  LAST_UPDATED,
  PLAIN_OR_NONE,
  rendered,
} from './shared.js';
import type { PageContent } from '../schemas/index.js';
import { type Page, pageType } from './pageType.js';

const FaqHeader = pageType<PageContent<PageSlug.FAQ>['header']>('FaqHeader', "The heading of the page 'FAQ'.", {
  title: 'Plain text.',
  subtitle: PLAIN_OR_NONE,
  backgroundImageUrl: BACKGROUND_IMAGE,
  backgroundVideoUrl: BACKGROUND_VIDEO,
});

const FaqSection = pageType<PageContent<PageSlug.FAQ>['geminiSection']>('FaqSection', "A section of the page 'FAQ'.", {
  title: PLAIN_OR_NONE,
  backgroundImageUrl: BACKGROUND_IMAGE,
});

export const FaqPage = pageType<Page<PageSlug.FAQ>>('FaqPage', "The page 'FAQ', without its questions.", {
  title: { nullable: true, description: "Plain text; null where there is none. The line at the top is the header's." },
  body: HTML_OR_NONE,
  header: { ...HEADER, type: FaqHeader },
  faqListSection: { type: FaqSection, description: 'The section of the questions.' },
  geminiSection: { type: FaqSection, description: 'The section of the AI assistant.' },
  lastUpdated: LAST_UPDATED,
  ...LANGUAGES,
});

export const presentFaq = ({ content, lastUpdated }: WrittenPage<PageSlug.FAQ>) => ({
  ...content,
  body: rendered(content.body),
  lastUpdated,
});
