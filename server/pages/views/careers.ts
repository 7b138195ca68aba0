import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import { HTML_OR_NONE, LANGUAGES, LAST_UPDATED, rendered } from './shared.js';
import { type Page, pageType } from './pageType.js';

export const CareersPage = pageType<Page<PageSlug.CAREERS>>(
  'CareersPage',
  "The page 'Careers', without its openings.",
  {
    pageTitle: "Plain text; 'Careers' unless the owner has written another.",
    introductionText: HTML_OR_NONE,
    whyWorkWithUsSectionTitle: {
      nullable: true,
      description: 'Plain text; the section shows only with both title and content, and null is none.',
    },
    whyWorkWithUsContent: HTML_OR_NONE,
    lastUpdated: LAST_UPDATED,
    ...LANGUAGES,
  },
);

export const presentCareers = ({ content, lastUpdated }: WrittenPage<PageSlug.CAREERS>) => ({
  ...content,
  introductionText: rendered(content.introductionText),
  whyWorkWithUsContent: rendered(content.whyWorkWithUsContent),
  lastUpdated,
});
