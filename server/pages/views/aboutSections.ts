import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Alignment, Side, TeamDisplay } from '../enums.js';
import { renderMarkup } from '../../platform/markup.js';
import type { SectionContent } from '../schemas/about.js';
import { rendered } from './shared.js';

/** The GraphQL types of the stored ones; the schema finds them by the interface that they implement. */
const TYPE_NAMES: Record<SectionContent['type'], string> = {
  textWithImage: 'TextWithImageSection',
  iconGrid: 'IconGridSection',
  teamShowcase: 'TeamShowcaseSection',
  callToAction: 'CallToActionSection',
  fullWidthText: 'FullWidthTextSection',
  location: 'LocationSection',
};

@InterfaceType({
  description: "A section of the page 'About us'.",
  resolveType: ({ type }: SectionContent) => TYPE_NAMES[type],
})
export abstract class AboutSection {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true })
  subtitle!: string | null;

  @Field(() => String, { nullable: true })
  backgroundImageUrl!: string | null;

  @Field(() => String, { nullable: true, description: '#RRGGBB' })
  backgroundColor!: string | null;

  @Field(() => String, { nullable: true, description: '#RRGGBB' })
  textColor!: string | null;

  @Field(() => Int)
  order!: number;
}

@ObjectType({ implements: AboutSection, description: 'Text beside a picture.' })
export class TextWithImageSection extends AboutSection {
  @Field(() => [String], { description: 'HTML.' })
  paragraphs!: string[];

  @Field(() => String, { nullable: true })
  imageUrl!: string | null;

  @Field(() => Side)
  textSide!: Side;

  @Field(() => String, { nullable: true })
  ctaButtonText!: string | null;

  @Field(() => String, { nullable: true })
  ctaButtonLink!: string | null;
}

@ObjectType({ description: 'A statement with an icon.' })
class IconGridItem {
  @Field(() => ID)
  id!: string;

  @Field({ description: 'The name of an icon; unknown ones show letters.' })
  iconIdentifier!: string;

  @Field()
  title!: string;

  @Field()
  description!: string;
}

@ObjectType({ implements: AboutSection, description: 'Statements with icons.' })
export class IconGridSection extends AboutSection {
  @Field(() => Int, { description: '2, 3 or 4.' })
  columns!: number;

  @Field(() => [IconGridItem])
  items!: IconGridItem[];
}

@ObjectType({ description: 'Somebody who works in the shop.' })
class TeamMember {
  @Field(() => ID)
  id!: string;

  @Field()
  name!: string;

  @Field()
  role!: string;

  @Field(() => String, { nullable: true })
  bioSnippet!: string | null;

  @Field(() => String, { nullable: true })
  imageUrl!: string | null;

  @Field(() => Int)
  order!: number;
}

@ObjectType({ implements: AboutSection, description: 'The people of the shop.' })
export class TeamShowcaseSection extends AboutSection {
  @Field(() => TeamDisplay)
  displayStyle!: TeamDisplay;

  @Field(() => String, { nullable: true, description: 'HTML.' })
  introductionText!: string | null;

  @Field(() => [TeamMember])
  members!: TeamMember[];
}

@ObjectType({ implements: AboutSection, description: 'An invitation with one or two buttons.' })
export class CallToActionSection extends AboutSection {
  @Field(() => String, { nullable: true, description: 'HTML.' })
  text!: string | null;

  @Field(() => String, { nullable: true })
  primaryCtaText!: string | null;

  @Field(() => String, { nullable: true })
  primaryCtaLink!: string | null;

  @Field(() => String, { nullable: true })
  secondaryCtaText!: string | null;

  @Field(() => String, { nullable: true })
  secondaryCtaLink!: string | null;
}

@ObjectType({ implements: AboutSection, description: 'Text in the full width.' })
export class FullWidthTextSection extends AboutSection {
  @Field(() => [String], { description: 'HTML.' })
  paragraphs!: string[];

  @Field(() => Alignment)
  alignment!: Alignment;
}

@ObjectType({ implements: AboutSection, description: 'Where the shop is.' })
export class LocationSection extends AboutSection {
  @Field(() => String, { nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true })
  mapEmbedUrl!: string | null;

  @Field(() => String, { nullable: true })
  accessibilityInfo!: string | null;
}

/** A stored section with its texts as HTML. */
export function presentSection(section: SectionContent): SectionContent {
  switch (section.type) {
    case 'textWithImage':
    case 'fullWidthText':
      return { ...section, paragraphs: section.paragraphs.map(renderMarkup) };
    case 'teamShowcase':
      return { ...section, introductionText: rendered(section.introductionText) };
    case 'callToAction':
      return { ...section, text: rendered(section.text) };
    default:
      return section;
  }
}
