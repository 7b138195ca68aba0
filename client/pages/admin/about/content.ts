import { inOrder, newLocalId } from '../../../admin/kit/editor/localItems';

/** The page 'About us' as its owner writes it (back-office §3), as REST and `pageSource` have it. */
export interface AboutContent {
  title: string;
  body: string | null;
  sections: Section[];
}

interface SectionFrame {
  id: string;
  title: string | null;
  subtitle: string | null;
  backgroundImageUrl: string | null;
  /** `#rrggbb`, as the text's. */
  backgroundColor: string | null;
  textColor: string | null;
  order: number;
}

export interface TextWithImage extends SectionFrame {
  type: 'textWithImage';
  /** Markdown or HTML, as everything that is written with the editor of rich text. */
  paragraphs: readonly string[];
  imageUrl: string | null;
  textSide: 'left' | 'right';
  ctaButtonText: string | null;
  ctaButtonLink: string | null;
}

export interface GridItem {
  id: string;
  iconIdentifier: string;
  title: string;
  description: string;
}

export interface IconGrid extends SectionFrame {
  type: 'iconGrid';
  columns: 2 | 3 | 4;
  items: readonly GridItem[];
}

export interface Member {
  id: string;
  name: string;
  role: string;
  bioSnippet: string | null;
  imageUrl: string | null;
  order: number;
}

export interface TeamShowcase extends SectionFrame {
  type: 'teamShowcase';
  displayStyle: 'grid' | 'list';
  introductionText: string | null;
  members: readonly Member[];
}

export interface CallToAction extends SectionFrame {
  type: 'callToAction';
  text: string | null;
  primaryCtaText: string | null;
  primaryCtaLink: string | null;
  secondaryCtaText: string | null;
  secondaryCtaLink: string | null;
}

export interface FullWidthText extends SectionFrame {
  type: 'fullWidthText';
  paragraphs: readonly string[];
  alignment: 'left' | 'center' | 'right';
}

export interface Location extends SectionFrame {
  type: 'location';
  address: string | null;
  mapEmbedUrl: string | null;
  accessibilityInfo: string | null;
}

export type Section = TextWithImage | IconGrid | TeamShowcase | CallToAction | FullWidthText | Location;
export type SectionType = Section['type'];

const FRAME = {
  title: null,
  subtitle: null,
  backgroundImageUrl: null,
  backgroundColor: null,
  textColor: null,
  order: 0,
} satisfies Omit<SectionFrame, 'id'>;

/** What a section of each type begins with (back-office §9): the only place with these defaults, and with a type's own fields. */
const BLANK: { [Type in SectionType]: Omit<Extract<Section, { type: Type }>, 'id'> } = {
  textWithImage: {
    ...FRAME,
    type: 'textWithImage',
    paragraphs: [''],
    imageUrl: null,
    textSide: 'left',
    ctaButtonText: null,
    ctaButtonLink: null,
  },
  iconGrid: { ...FRAME, type: 'iconGrid', columns: 3, items: [] },
  teamShowcase: { ...FRAME, type: 'teamShowcase', displayStyle: 'grid', introductionText: null, members: [] },
  callToAction: {
    ...FRAME,
    type: 'callToAction',
    text: null,
    primaryCtaText: null,
    primaryCtaLink: null,
    secondaryCtaText: null,
    secondaryCtaLink: null,
  },
  fullWidthText: { ...FRAME, type: 'fullWidthText', paragraphs: [''], alignment: 'left' },
  location: { ...FRAME, type: 'location', address: null, mapEmbedUrl: null, accessibilityInfo: null },
};

/** In the order in which they are offered. */
export const SECTION_TYPES = Object.keys(BLANK) as SectionType[];

export const newSection = (): Section => ({ ...BLANK.textWithImage, id: newLocalId('section') });
export const newGridItem = (): GridItem => ({ id: newLocalId('item'), iconIdentifier: '', title: '', description: '' });
export const newMember = (): Member => ({
  id: newLocalId('member'),
  name: '',
  role: '',
  bioSnippet: null,
  imageUrl: null,
  order: 0,
});

/**
 * The same section as another type. What the other type does not know stays with it until it is tidied, so that somebody who
 * only looks at the types loses nothing.
 */
export const asType = (section: Section, type: SectionType): Section =>
  ({ ...BLANK[type], ...section, type }) as Section;

/** A section as the page keeps it: only its own type's fields, nothing blank, and its people in their order. */
export function tidied(section: Section): Section {
  const blank = BLANK[section.type];
  const typed: Partial<Record<string, unknown>> = { ...section };
  const fields = Object.entries(blank).map(([name, before]) => {
    const value = typed[name] ?? before;
    return [name, before === null && value === '' ? null : value];
  });
  const tidy = { ...Object.fromEntries(fields), id: section.id } as Section;
  switch (tidy.type) {
    case 'textWithImage':
    case 'fullWidthText':
      return { ...tidy, paragraphs: tidy.paragraphs.filter((text) => text.trim() !== '') };
    case 'teamShowcase':
      return { ...tidy, members: inOrder(tidy.members, ({ name }) => name) };
    default:
      return tidy;
  }
}
