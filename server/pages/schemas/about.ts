import { z } from 'zod';
import { optionalColour, optionalImageUrl, optionalLink, optionalMapUrl } from '../../core/fields/webAddress.js';
import { Alignment, Side, TeamDisplay } from '../enums.js';
import {
  identifiedList,
  itemId,
  itemOrder,
  optionalTitle,
  orderedList,
  orElse,
  plainText,
  requiredTitle,
  richText,
  richTexts,
  textOrEmpty,
} from './fields.js';

/** What sections of every type have (back-office §3 'About page content'). */
const SECTION = {
  id: itemId,
  title: optionalTitle('Section title'),
  subtitle: plainText('Section subtitle'),
  backgroundImageUrl: optionalImageUrl,
  backgroundColor: optionalColour('Background colour'),
  textColor: optionalColour('Text colour'),
  order: itemOrder,
};

const textWithImage = z.strictObject({
  ...SECTION,
  type: z.literal('textWithImage'),
  paragraphs: richTexts('Paragraphs'),
  imageUrl: optionalImageUrl,
  textSide: orElse(z.enum(Side, { error: 'Text side must be left or right.' }), Side.LEFT),
  ctaButtonText: optionalTitle('Button text'),
  ctaButtonLink: optionalLink('Button link'),
});

const iconGridItem = z.strictObject({
  id: itemId,
  iconIdentifier: textOrEmpty('Icon'),
  title: textOrEmpty('Item title'),
  description: textOrEmpty('Item description'),
});

const iconGrid = z.strictObject({
  ...SECTION,
  type: z.literal('iconGrid'),
  columns: orElse(z.literal([2, 3, 4], { error: 'Columns must be 2, 3 or 4.' }), 3),
  items: identifiedList(iconGridItem, 'Items'),
});

const teamMember = z.strictObject({
  id: itemId,
  name: requiredTitle('Name'),
  role: textOrEmpty('Role'),
  bioSnippet: plainText('Bio'),
  imageUrl: optionalImageUrl,
  order: itemOrder,
});

const teamShowcase = z.strictObject({
  ...SECTION,
  type: z.literal('teamShowcase'),
  displayStyle: orElse(z.enum(TeamDisplay, { error: 'Display style must be grid or list.' }), TeamDisplay.GRID),
  introductionText: richText('Introduction'),
  members: orderedList(teamMember, 'Members', ({ name }) => name),
});

const callToAction = z.strictObject({
  ...SECTION,
  type: z.literal('callToAction'),
  text: richText('Text'),
  primaryCtaText: optionalTitle('Primary button text'),
  primaryCtaLink: optionalLink('Primary button link'),
  secondaryCtaText: optionalTitle('Secondary button text'),
  secondaryCtaLink: optionalLink('Secondary button link'),
});

const fullWidthText = z.strictObject({
  ...SECTION,
  type: z.literal('fullWidthText'),
  paragraphs: richTexts('Paragraphs'),
  alignment: orElse(z.enum(Alignment, { error: 'Alignment must be left, center or right.' }), Alignment.LEFT),
});

const location = z.strictObject({
  ...SECTION,
  type: z.literal('location'),
  address: plainText('Address'),
  mapEmbedUrl: optionalMapUrl,
  accessibilityInfo: plainText('Accessibility'),
});

const section = z.discriminatedUnion(
  'type',
  [textWithImage, iconGrid, teamShowcase, callToAction, fullWidthText, location],
  { error: 'Section type is not known.' },
);

/** The page 'About us' (back-office §3). */
export const aboutSchema = z.strictObject({
  title: requiredTitle('Title'),
  body: richText('Body'),
  sections: orderedList(section, 'Sections', ({ title }) => title),
});

export type AboutContent = z.output<typeof aboutSchema>;
export type SectionContent = AboutContent['sections'][number];
