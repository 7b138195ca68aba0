import { Field, ObjectType } from 'type-graphql';
import { Alignment, PageSlug } from '../enums.js';
import type { AboutContent, SectionContent } from '../schemas/about.js';
import type { WrittenPage } from '../service.js';
import { AboutSection, presentSection } from './aboutSections.js';
import { HTML_OR_NONE, LAST_UPDATED, rendered } from './shared.js';

@ObjectType({ description: "The page 'About us'." })
export class AboutPage {
  @Field({ description: 'Plain text.' })
  title!: string;

  @Field(() => String, HTML_OR_NONE)
  body!: string | null;

  @Field(() => [AboutSection], { description: 'By order; without any, one text made of title and body.' })
  sections!: AboutSection[];

  @Field(() => Date, LAST_UPDATED)
  lastUpdated!: Date;
}

export function presentAbout({ content, lastUpdated }: WrittenPage<PageSlug.ABOUT_US>): AboutPage {
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
