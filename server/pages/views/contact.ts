import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import {
  ACCESSIBILITY,
  BACKGROUND_IMAGE,
  BACKGROUND_VIDEO,
  HEADER,
  LANGUAGES,
  LAST_UPDATED,
  MAP_URL,
} from './shared.js';
import type { PageContent } from '../schemas/index.js';
import { type Page, pageType } from './pageType.js';

const ICON = {
  nullable: true,
  description: "An address of a picture, or an SVG that begins with its svg tag; null for the site's own icon.",
};

const OpeningHours = pageType<PageContent<PageSlug.CONTACT>['contactInfo']['openingHours'][number]>(
  'OpeningHours',
  'Days on which the shop is open between the same hours.',
  {
    days: { type: [String], description: "English names, as 'Sunday'; the week begins with Sunday." },
    opens: "On Kathmandu's clock, as '10:00'.",
    closes: "On Kathmandu's clock, as '18:00'.",
  },
);

const ContactInfo = pageType<PageContent<PageSlug.CONTACT>['contactInfo']>('ContactInfo', 'How to reach the shop.', {
  address: {
    nullable: true,
    description: 'Where the shop is, in plain text of one or several lines; null where it is not said.',
  },
  phones: {
    type: [String],
    description: 'As the owner typed them; some may be empty, and the first that is not is the one to show alone.',
  },
  email: { nullable: true, description: 'Where the shop is written to; null where it is not said.' },
  hours: {
    nullable: true,
    description: 'When the shop is open, in plain text of one or several lines; null where it is not said.',
  },
  openingHours: {
    type: [OpeningHours],
    description: 'The same as days and times, for programs; empty where the owner has not set them.',
  },
  whatsapp: {
    nullable: true,
    description: 'The digits for `https://wa.me/{digits}`, with the country code; null where there is none.',
  },
  messenger: { nullable: true, description: 'The name for `https://m.me/{name}`; null where there is none.' },
  phoneIcon: ICON,
  emailIcon: ICON,
  whatsappIcon: ICON,
  messengerIcon: ICON,
});

const LocationInfo = pageType<PageContent<PageSlug.CONTACT>['locationInfo']>('LocationInfo', 'Where the shop is.', {
  mapPlaceholderText: {
    nullable: true,
    description: 'Plain text that is shown where there is no map; null where there is none.',
  },
  accessibilityInfo: ACCESSIBILITY,
  mapEmbedUrl: MAP_URL,
});

export const ContactPage = pageType<Page<PageSlug.CONTACT>>('ContactPage', "The page 'Contact'.", {
  header: HEADER,
  headerBackgroundImageUrl: BACKGROUND_IMAGE,
  headerBackgroundVideoUrl: BACKGROUND_VIDEO,
  contactInfo: { type: ContactInfo, description: 'Phone, e-mail, WhatsApp and Messenger are in the top bar, too.' },
  locationInfo: { type: LocationInfo, description: 'The map, and how to get in.' },
  lastUpdated: LAST_UPDATED,
  ...LANGUAGES,
});

export const presentContact = ({ content, lastUpdated }: WrittenPage<PageSlug.CONTACT>) => ({
  ...content,
  // pages that were written before there were such hours have none
  contactInfo: { ...content.contactInfo, openingHours: content.contactInfo.openingHours ?? [] },
  lastUpdated,
});
