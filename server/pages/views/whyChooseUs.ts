import { Field, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import {
  BACKGROUND_IMAGE,
  BACKGROUND_VIDEO,
  CTA_LINK,
  CTA_TEXT,
  HEADER,
  IconItem,
  LAST_UPDATED,
  PageHeading,
  PART_OR_NONE,
  PLAIN_OR_NONE,
} from './shared.js';

@ObjectType({ description: 'The invitation at the end of the page; a button shows only with both text and link.' })
class WhyChooseUsClosingCta {
  @Field({ description: 'Plain text.' })
  title!: string;

  @Field(() => String, PLAIN_OR_NONE)
  description!: string | null;

  @Field(() => String, CTA_TEXT)
  cta1Text!: string | null;

  @Field(() => String, CTA_LINK)
  cta1Link!: string | null;

  @Field(() => String, CTA_TEXT)
  cta2Text!: string | null;

  @Field(() => String, CTA_LINK)
  cta2Link!: string | null;
}

@ObjectType({ description: "The page 'Why choose us'." })
export class WhyChooseUsPage {
  @Field(() => PageHeading, HEADER)
  header!: PageHeading;

  @Field(() => String, BACKGROUND_IMAGE)
  headerBackgroundImageUrl!: string | null;

  @Field(() => String, BACKGROUND_VIDEO)
  headerBackgroundVideoUrl!: string | null;

  @Field({ description: "Default 'Our Core Benefits'." })
  benefitsTitle!: string;

  @Field(() => [IconItem], { description: 'By order.' })
  benefitItems!: IconItem[];

  @Field(() => WhyChooseUsClosingCta, PART_OR_NONE)
  closingCta!: WhyChooseUsClosingCta | null;

  @Field(() => Date, LAST_UPDATED)
  lastUpdated!: Date;
}

export const presentWhyChooseUs = ({ content, lastUpdated }: WrittenPage<PageSlug.WHY_CHOOSE_US>): WhyChooseUsPage => ({
  ...content,
  lastUpdated,
});
