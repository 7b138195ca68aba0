import type { PageSlug } from '../enums.js';
import type { WrittenPage } from '../service.js';
import {
  BACKGROUND_IMAGE,
  BACKGROUND_VIDEO,
  HEADER,
  IconItem,
  ITEM_ID,
  ITEM_ORDER,
  LANGUAGES,
  LAST_UPDATED,
  PART_OR_NONE,
  PLAIN_OR_NONE,
  rendered,
} from './shared.js';
import type { PageContent } from '../schemas/index.js';
import { type Page, pageType } from './pageType.js';

type Brands = NonNullable<PageContent<PageSlug.SERVICES>['supportedBrandsSection']>;

const Brand = pageType<Brands['brands'][number]>('Brand', 'A brand that the shop repairs.', {
  id: ITEM_ID,
  name: 'Plain text; what stands for the logo where that cannot be seen.',
  logoUrl: 'The address of a picture.',
  order: ITEM_ORDER,
});

const BrandsSection = pageType<Brands>('BrandsSection', 'The brands that the shop repairs.', {
  title: "Plain text; 'Brands We Support' unless the owner has written another.",
  brands: { type: [Brand], description: 'By order, then by name.' },
});

const SideImageCard = pageType<NonNullable<PageContent<PageSlug.SERVICES>['sideImageCard']>>(
  'SideImageCard',
  'A picture with a few words beside the services.',
  {
    imageUrl: 'The address of the picture.',
    title: PLAIN_OR_NONE,
    text: PLAIN_OR_NONE,
  },
);

const ServicesClosingCta = pageType<NonNullable<PageContent<PageSlug.SERVICES>['closingCta']>>(
  'ServicesClosingCta',
  'The invitation at the end of the page.',
  {
    title: 'Plain text.',
    description: PLAIN_OR_NONE,
    ctaText: "What stands on the button; 'Contact Us' unless the owner has written something else.",
    ctaLink: 'Default /contact.',
  },
);

export const ServicesPage = pageType<Page<PageSlug.SERVICES>>('ServicesPage', "The page 'Services'.", {
  header: HEADER,
  headerBackgroundImageUrl: BACKGROUND_IMAGE,
  headerBackgroundVideoUrl: BACKGROUND_VIDEO,
  body: {
    nullable: true,
    description: 'HTML, ready to show; its beginning stands in for a missing subtitle. Null where there is none.',
  },
  serviceItems: { type: [IconItem], description: 'By order.' },
  sideImageCard: { ...PART_OR_NONE, type: SideImageCard },
  supportedBrandsSection: { ...PART_OR_NONE, type: BrandsSection },
  closingCta: { ...PART_OR_NONE, type: ServicesClosingCta },
  lastUpdated: LAST_UPDATED,
  ...LANGUAGES,
});

export const presentServices = ({ content, lastUpdated }: WrittenPage<PageSlug.SERVICES>) => ({
  ...content,
  body: rendered(content.body),
  lastUpdated,
});
