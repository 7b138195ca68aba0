import { Field, ID, Int, InterfaceType } from 'type-graphql';
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
import { pageType } from './pageType.js';

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

type SectionOf<Type> = Extract<SectionContent, { type: Type }>;
/** What a section has beside what all have. */
type OwnOf<Type> = Omit<SectionOf<Type>, keyof AboutSection | 'type'>;

export const TextWithImageSection = pageType<OwnOf<'textWithImage'>>(
  'TextWithImageSection',
  'Text beside a picture.',
  {
    paragraphs: { type: [String], description: 'HTML.' },
    imageUrl: { nullable: true, description: 'The address of the picture; null where there is none.' },
    textSide: { type: Side, description: 'The picture is on the other side.' },
    ctaButtonText: CTA_TEXT,
    ctaButtonLink: CTA_LINK,
  },
  AboutSection,
);

const IconGridItem = pageType<SectionOf<'iconGrid'>['items'][number]>('IconGridItem', 'A statement with an icon.', {
  id: ITEM_ID,
  iconIdentifier: 'The name of an icon; unknown ones show letters.',
  title: 'Plain text; may be empty.',
  description: 'Plain text; may be empty.',
});

export const IconGridSection = pageType<OwnOf<'iconGrid'>>(
  'IconGridSection',
  'Statements with icons.',
  {
    columns: { type: Int, description: '2, 3 or 4.' },
    items: { type: [IconGridItem], description: 'As the owner has put them, from left to right.' },
  },
  AboutSection,
);

const TeamMember = pageType<SectionOf<'teamShowcase'>['members'][number]>(
  'TeamMember',
  'Somebody who works in the shop.',
  {
    id: ITEM_ID,
    name: 'Plain text.',
    role: 'What they do in the shop; plain text, may be empty.',
    bioSnippet: { nullable: true, description: 'A few words about them, in plain text; null where there are none.' },
    imageUrl: { nullable: true, description: 'The address of a portrait; null where there is none.' },
    order: ITEM_ORDER,
  },
);

export const TeamShowcaseSection = pageType<OwnOf<'teamShowcase'>>(
  'TeamShowcaseSection',
  'The people of the shop.',
  {
    displayStyle: { type: TeamDisplay, description: 'Side by side or one below the other.' },
    introductionText: HTML_OR_NONE,
    members: { type: [TeamMember], description: 'By order, then by name.' },
  },
  AboutSection,
);

export const CallToActionSection = pageType<OwnOf<'callToAction'>>(
  'CallToActionSection',
  'An invitation with one or two buttons.',
  {
    text: HTML_OR_NONE,
    primaryCtaText: CTA_TEXT,
    primaryCtaLink: CTA_LINK,
    secondaryCtaText: CTA_TEXT,
    secondaryCtaLink: CTA_LINK,
  },
  AboutSection,
);

export const FullWidthTextSection = pageType<OwnOf<'fullWidthText'>>(
  'FullWidthTextSection',
  'Text in the full width.',
  {
    paragraphs: { type: [String], description: 'HTML.' },
    alignment: { type: Alignment, description: 'Of all its paragraphs.' },
  },
  AboutSection,
);

export const LocationSection = pageType<OwnOf<'location'>>(
  'LocationSection',
  'Where the shop is.',
  {
    address: { nullable: true, description: 'Plain text, in one or several lines; null where there is none.' },
    mapEmbedUrl: MAP_URL,
    accessibilityInfo: ACCESSIBILITY,
  },
  AboutSection,
);

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
