import { Field, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import { HTML_OR_NONE, LAST_UPDATED, rendered } from './shared.js';

@ObjectType({ description: "The page 'Careers', without its openings." })
export class CareersPage {
  @Field({ description: "Plain text; 'Careers' unless the owner has written another." })
  pageTitle!: string;

  @Field(() => String, HTML_OR_NONE)
  introductionText!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text; the section shows only with both title and content, and null is none.',
  })
  whyWorkWithUsSectionTitle!: string | null;

  @Field(() => String, HTML_OR_NONE)
  whyWorkWithUsContent!: string | null;

  @Field(() => Date, LAST_UPDATED)
  lastUpdated!: Date;
}

export const presentCareers = ({ content, lastUpdated }: WrittenPage<PageSlug.CAREERS>): CareersPage => ({
  ...content,
  introductionText: rendered(content.introductionText),
  whyWorkWithUsContent: rendered(content.whyWorkWithUsContent),
  lastUpdated,
});
