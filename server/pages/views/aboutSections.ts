import { Field, ID, Int, InterfaceType, ObjectType } from 'type-graphql';
import { renderMarkup } from '../../core/fields/markup.js';
import { Alignment, Side, TeamDisplay } from '../enums.js';
import type { SectionContent } from '../schemas/about.js';
import {
  ACCESSIBILITY,
  BACKGROUND_IMAGE,
  COLOUR_OR_NONE,
  CTA_LINK,
  CTA_TEXT,
  HTML_OR_NONE,
  ITEM_ID,
  ITEM_ORDER,
  MAP_URL,
  PLAIN_OR_NONE,
  rendered,
} from './shared.js';

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
  @Field(() => ID, { description: 'Tells the section apart from the others of the page.' })
  id!: string;

  @Field(() => String, PLAIN_OR_NONE)
  title!: string | null;

  @Field(() => String, PLAIN_OR_NONE)
  subtitle!: string | null;

  @Field(() => String, BACKGROUND_IMAGE)
  backgroundImageUrl!: string | null;

  @Field(() => String, COLOUR_OR_NONE)
  backgroundColor!: string | null;

  @Field(() => String, COLOUR_OR_NONE)
  textColor!: string | null;

  @Field(() => Int, ITEM_ORDER)
  order!: number;
}

@ObjectType({ implements: AboutSection, description: 'Text beside a picture.' })
export class TextWithImageSection extends AboutSection {
  @Field(() => [String], { description: 'HTML.' })
  paragraphs!: string[];

  @Field(() => String, { nullable: true, description: 'The address of the picture; null where there is none.' })
  imageUrl!: string | null;

  @Field(() => Side, { description: 'The picture stands on the other side.' })
  textSide!: Side;

  @Field(() => String, CTA_TEXT)
  ctaButtonText!: string | null;

  @Field(() => String, CTA_LINK)
  ctaButtonLink!: string | null;
}

@ObjectType({ description: 'A statement with an icon.' })
class IconGridItem {
  @Field(() => ID, ITEM_ID)
  id!: string;

  @Field({ description: 'The name of an icon; unknown ones show letters.' })
  iconIdentifier!: string;

  @Field({ description: 'Plain text; may be empty.' })
  title!: string;

  @Field({ description: 'Plain text; may be empty.' })
  description!: string;
}

@ObjectType({ implements: AboutSection, description: 'Statements with icons.' })
export class IconGridSection extends AboutSection {
  @Field(() => Int, { description: '2, 3 or 4.' })
  columns!: number;

  @Field(() => [IconGridItem], { description: 'As the owner has put them, from left to right.' })
  items!: IconGridItem[];
}

@ObjectType({ description: 'Somebody who works in the shop.' })
class TeamMember {
  @Field(() => ID, ITEM_ID)
  id!: string;

  @Field({ description: 'Plain text.' })
  name!: string;

  @Field({ description: 'What they do in the shop; plain text, may be empty.' })
  role!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A few words about them, in plain text; null where there are none.',
  })
  bioSnippet!: string | null;

  @Field(() => String, { nullable: true, description: 'The address of a portrait; null where there is none.' })
  imageUrl!: string | null;

  @Field(() => Int, ITEM_ORDER)
  order!: number;
}

@ObjectType({ implements: AboutSection, description: 'The people of the shop.' })
export class TeamShowcaseSection extends AboutSection {
  @Field(() => TeamDisplay, { description: 'Side by side or one below the other.' })
  displayStyle!: TeamDisplay;

  @Field(() => String, HTML_OR_NONE)
  introductionText!: string | null;

  @Field(() => [TeamMember], { description: 'By order, then by name.' })
  members!: TeamMember[];
}

@ObjectType({ implements: AboutSection, description: 'An invitation with one or two buttons.' })
export class CallToActionSection extends AboutSection {
  @Field(() => String, HTML_OR_NONE)
  text!: string | null;

  @Field(() => String, CTA_TEXT)
  primaryCtaText!: string | null;

  @Field(() => String, CTA_LINK)
  primaryCtaLink!: string | null;

  @Field(() => String, CTA_TEXT)
  secondaryCtaText!: string | null;

  @Field(() => String, CTA_LINK)
  secondaryCtaLink!: string | null;
}

@ObjectType({ implements: AboutSection, description: 'Text in the full width.' })
export class FullWidthTextSection extends AboutSection {
  @Field(() => [String], { description: 'HTML.' })
  paragraphs!: string[];

  @Field(() => Alignment, { description: 'Of all its paragraphs.' })
  alignment!: Alignment;
}

@ObjectType({ implements: AboutSection, description: 'Where the shop is.' })
export class LocationSection extends AboutSection {
  @Field(() => String, {
    nullable: true,
    description: 'Plain text, in one or several lines; null where there is none.',
  })
  address!: string | null;

  @Field(() => String, MAP_URL)
  mapEmbedUrl!: string | null;

  @Field(() => String, ACCESSIBILITY)
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
