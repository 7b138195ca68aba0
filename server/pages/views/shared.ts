import { ID, Int } from 'type-graphql';
import { Language } from '../../accounts/index.js';
import { renderMarkup } from '../../core/fields/markup.js';
import { LANGUAGE_SHOWN } from '../../translations/index.js';
import type { PageSlug } from '../enums.js';
import type { PageContent } from '../schemas/index.js';
import { pageType } from './pageType.js';

/** A page text of the owner's as HTML that is safe to show; null stays null. */
export const rendered = (text: string | null): string | null => (text === null ? null : renderMarkup(text));

/** How GraphQL describes what several pages have alike. */
export const LAST_UPDATED = { type: Date, description: 'When it was saved last.' } as const;
/** decisions §16. */
export const LANGUAGES = {
  language: { type: Language, ...LANGUAGE_SHOWN },
  languages: { type: [Language], description: 'The languages that visitors can read it in.' },
} as const;
export const PLAIN_OR_NONE = { nullable: true, description: 'Plain text; null where there is none.' } as const;
export const HTML_OR_NONE = { nullable: true, description: 'HTML, ready to show; null where there is none.' } as const;
export const COLOUR_OR_NONE = { nullable: true, description: "#RRGGBB; null for the theme's own." } as const;
export const PART_OR_NONE = { nullable: true, description: 'Null where the owner has made none.' } as const;
export const BACKGROUND_IMAGE = {
  nullable: true,
  description: 'The address of a picture that lies behind; null where there is none.',
} as const;
export const BACKGROUND_VIDEO = {
  nullable: true,
  description: 'The address of a video that plays behind, without sound and again and again; null where there is none.',
} as const;
export const ITEM_ID = { type: ID, description: 'A UUID, which tells it apart from the others of the page.' } as const;
export const ITEM_ORDER = {
  type: Int,
  description: 'Smaller numbers come first, and equal ones by title; the list is in this order already.',
} as const;
export const CTA_TEXT = { nullable: true, description: 'What is on the button; null for no button.' } as const;
export const CTA_LINK = {
  nullable: true,
  description: 'Where the button leads: http, https, mailto, tel, or a path of this site; null for no button.',
} as const;
export const MAP_URL = {
  nullable: true,
  description: 'A map to be embedded, https and of Google Maps or OpenStreetMap only; null where there is none.',
} as const;
export const ACCESSIBILITY = {
  nullable: true,
  description: 'How to get in, as with a wheelchair, in plain text; null where nothing is said.',
} as const;

export const PageHeading = pageType<PageContent<PageSlug.SERVICES>['header']>('PageHeading', 'The heading of a page.', {
  title: "Plain text; the page's own name unless the owner has written another.",
  subtitle: PLAIN_OR_NONE,
});

export const IconItem = pageType<PageContent<PageSlug.SERVICES>['serviceItems'][number]>(
  'IconItem',
  'A service or a benefit, with its icon.',
  {
    id: ITEM_ID,
    iconIdentifier: 'The name of an icon; unknown ones show letters.',
    title: 'Plain text; of a benefit it may be empty.',
    description: 'Plain text; of a benefit it may be empty.',
    order: ITEM_ORDER,
  },
);

export const HEADER = { type: PageHeading, description: 'What is at its top.' } as const;
