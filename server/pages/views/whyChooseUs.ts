import { Field, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import { IconItem, PageHeading } from './shared.js';

@ObjectType({ description: 'The invitation at the end of the page; a button shows only with both text and link.' })
class WhyChooseUsClosingCta {
  @Field()
  title!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  cta1Text!: string | null;

  @Field(() => String, { nullable: true })
  cta1Link!: string | null;

  @Field(() => String, { nullable: true })
  cta2Text!: string | null;

  @Field(() => String, { nullable: true })
  cta2Link!: string | null;
}

@ObjectType({ description: "The page 'Why choose us'." })
export class WhyChooseUsPage {
  @Field(() => PageHeading)
  header!: PageHeading;

  @Field(() => String, { nullable: true })
  headerBackgroundImageUrl!: string | null;

  @Field(() => String, { nullable: true })
  headerBackgroundVideoUrl!: string | null;

  @Field({ description: "Default 'Our Core Benefits'." })
  benefitsTitle!: string;

  @Field(() => [IconItem], { description: 'By order.' })
  benefitItems!: IconItem[];

  @Field(() => WhyChooseUsClosingCta, { nullable: true })
  closingCta!: WhyChooseUsClosingCta | null;

  @Field(() => Date)
  lastUpdated!: Date;
}

export const presentWhyChooseUs = ({ content, lastUpdated }: WrittenPage<PageSlug.WHY_CHOOSE_US>): WhyChooseUsPage => ({
  ...content,
  lastUpdated,
});
