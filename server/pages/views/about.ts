import { Alignment, PageSlug } from '../enums.js';
import type { AboutContent, SectionContent } from '../schemas/about.js';
import type { WrittenPage } from '../service.js';
import { AboutSection, presentSection } from './aboutSections.js';
import { HTML_OR_NONE, LANGUAGES, LAST_UPDATED, rendered } from './shared.js';
import { type Page, pageType } from './pageType.js';

export const AboutPage = pageType<Page<PageSlug.ABOUT_US>>('AboutPage', "The page 'About us'.", {
  title: 'Plain text.',
  body: HTML_OR_NONE,
  sections: { type: [AboutSection], description: 'By order; without any, one text made of title and body.' },
  lastUpdated: LAST_UPDATED,
  ...LANGUAGES,
});

export function presentAbout({ content, lastUpdated }: WrittenPage<PageSlug.ABOUT_US>) {
  const sections = content.sections.length > 0 ? content.sections : [onlySection(content)];
  return {
    title: content.title,
    body: rendered(content.body),
    sections: sections.map(presentSection),
    lastUpdated,
  };
}

/** public-site §2 'About': with no sections, one text is built from title and body. */
const onlySection = ({ title, body }: AboutContent): SectionContent => ({
  id: PageSlug.ABOUT_US,
  type: 'fullWidthText',
  title,
  subtitle: null,
  backgroundImageUrl: null,
  backgroundColor: null,
  textColor: null,
  order: 0,
  paragraphs: body === null ? [] : [body],
  alignment: Alignment.LEFT,
});
