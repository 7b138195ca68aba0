import { Field, ObjectType } from 'type-graphql';
import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import { rendered } from './shared.js';

@ObjectType({ description: "The heading of the page 'FAQ'." })
class FaqHeader {
  @Field()
  title!: string;

  @Field(() => String, { nullable: true })
  subtitle!: string | null;

  @Field(() => String, { nullable: true })
  backgroundImageUrl!: string | null;

  @Field(() => String, { nullable: true })
  backgroundVideoUrl!: string | null;
}

@ObjectType({ description: "A section of the page 'FAQ'." })
class FaqSection {
  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true })
  backgroundImageUrl!: string | null;
}

@ObjectType({ description: "The page 'FAQ', without its questions." })
export class FaqPage {
  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'HTML.' })
  body!: string | null;

  @Field(() => FaqHeader)
  header!: FaqHeader;

  @Field(() => FaqSection)
  faqListSection!: FaqSection;

  @Field(() => FaqSection, { description: 'The section of the AI assistant.' })
  geminiSection!: FaqSection;

  @Field(() => Date)
  lastUpdated!: Date;
}

export const presentFaq = ({ content, lastUpdated }: WrittenPage<PageSlug.FAQ>): FaqPage => ({
  ...content,
  body: rendered(content.body),
  lastUpdated,
});
