import { type Texts, TranslatedKind, translatable } from '../translations/index.js';
import { Page } from './entity.js';
import { PageSlug } from './enums.js';
import { parsePage } from './schemas/index.js';

const HEADING = { title: true, subtitle: true } as const;
const POLICY = { title: true, content: true } as const;
const ICON_ITEM = { title: true, description: true } as const;

/** Which fields of each page's content are texts; names of brands and of people are, too, as they are written in letters. */
export const PAGE_TEXTS = {
  [PageSlug.ABOUT_US]: {
    title: true,
    body: true,
    sections: [
      {
        ...HEADING,
        paragraphs: true,
        ctaButtonText: true,
        items: [ICON_ITEM],
        introductionText: true,
        members: [{ name: true, role: true, bioSnippet: true }],
        text: true,
        primaryCtaText: true,
        secondaryCtaText: true,
        address: true,
        accessibilityInfo: true,
      },
    ],
  },
  [PageSlug.SERVICES]: {
    header: HEADING,
    body: true,
    serviceItems: [ICON_ITEM],
    sideImageCard: { title: true, text: true },
    supportedBrandsSection: { title: true, brands: [{ name: true }] },
    closingCta: { title: true, description: true, ctaText: true },
  },
  [PageSlug.WHY_CHOOSE_US]: {
    header: HEADING,
    benefitsTitle: true,
    benefitItems: [ICON_ITEM],
    closingCta: { title: true, description: true, cta1Text: true, cta2Text: true },
  },
  [PageSlug.CONTACT]: {
    header: HEADING,
    contactInfo: { address: true, hours: true },
    locationInfo: { mapPlaceholderText: true, accessibilityInfo: true },
  },
  [PageSlug.FAQ]: {
    title: true,
    body: true,
    header: HEADING,
    faqListSection: { title: true },
    geminiSection: { title: true },
  },
  [PageSlug.PRIVACY_POLICY]: POLICY,
  [PageSlug.TERMS_OF_USE]: POLICY,
  [PageSlug.WARRANTY_INFO]: POLICY,
  [PageSlug.CAREERS]: {
    pageTitle: true,
    introductionText: true,
    whyWorkWithUsSectionTitle: true,
    whyWorkWithUsContent: true,
  },
} as const satisfies Record<PageSlug, Texts>;

/** What of the pages is written in both languages; each page has texts of its own. */
export const pageTranslations = translatable({
  kind: TranslatedKind.PAGE,
  entity: Page,
  idName: 'slug',
  texts: (slug) => PAGE_TEXTS[slug as PageSlug],
  contentOf: ({ content }) => content,
  check: (content, slug) => parsePage(slug as PageSlug, content),
});
