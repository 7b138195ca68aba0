import { Field, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import {
  BACKGROUND_IMAGE,
  BACKGROUND_VIDEO,
  HEADER,
  HTML_OR_NONE,
  LAST_UPDATED,
  PLAIN_OR_NONE,
  rendered,
} from './shared.js';

@ObjectType({ description: "The heading of the page 'FAQ'." })
class FaqHeader {
  @Field({ description: 'Plain text.' })
  title!: string;

  @Field(() => String, PLAIN_OR_NONE)
  subtitle!: string | null;

  @Field(() => String, BACKGROUND_IMAGE)
  backgroundImageUrl!: string | null;

  @Field(() => String, BACKGROUND_VIDEO)
  backgroundVideoUrl!: string | null;
}

@ObjectType({ description: "A section of the page 'FAQ'." })
class FaqSection {
  @Field(() => String, PLAIN_OR_NONE)
  title!: string | null;

  @Field(() => String, BACKGROUND_IMAGE)
  backgroundImageUrl!: string | null;
}

@ObjectType({ description: "The page 'FAQ', without its questions." })
export class FaqPage {
  @Field(() => String, {
    nullable: true,
    description: "Plain text; null where there is none. The line at the top is the header's.",
  })
  title!: string | null;

  @Field(() => String, HTML_OR_NONE)
  body!: string | null;

  @Field(() => FaqHeader, HEADER)
  header!: FaqHeader;

  @Field(() => FaqSection, { description: 'The section of the questions.' })
  faqListSection!: FaqSection;

  @Field(() => FaqSection, { description: 'The section of the AI assistant.' })
  geminiSection!: FaqSection;

  @Field(() => Date, LAST_UPDATED)
  lastUpdated!: Date;
}

export const presentFaq = ({ content, lastUpdated }: WrittenPage<PageSlug.FAQ>): FaqPage => ({
  ...content,
  body: rendered(content.body),
  lastUpdated,
});
