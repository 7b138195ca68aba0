import { InMemoryCache, type TypePolicy } from '@apollo/client';

const ABOUT_SECTIONS = [
  'TextWithImageSection',
  'IconGridSection',
  'TeamShowcaseSection',
  'CallToActionSection',
  'FullWidthTextSection',
  'LocationSection',
];

/** What a page is made of lives in its page; an id in it counts there only. Two queries may each ask for some of its fields. */
const PARTS_OF_PAGES = [
  ...ABOUT_SECTIONS,
  'IconGridItem',
  'TeamMember',
  'PageHeading',
  'IconItem',
  'SideImageCard',
  'Brand',
  'BrandsSection',
  'ServicesClosingCta',
  'WhyChooseUsClosingCta',
  'ContactInfo',
  'LocationInfo',
  'FaqHeader',
  'FaqSection',
];

/** Which report it is its days tell; two queries may each ask for some of it. */
const PARTS_OF_REPORTS = [
  'WorkshopReport',
  'RepairStatusCount',
  'DayCount',
  'DayAmount',
  'TurnaroundReport',
  'AgeGroup',
  'QuoteReport',
  'IncomeReport',
  'RatingCount',
  'ReviewReport',
  'MoneyReport',
  'ReceivedReport',
  'MethodAmount',
  'OpenReport',
  'OpenGroup',
];

/** Of each there is one. */
const SINGLETONS = ['SiteStats', 'MediaUpload', 'AssistantStatus', 'SheetChecklist', 'BillSettings'];

/** They tell of a thing by its id, and are not the thing. */
const ABOUT_OTHERS = ['Story', 'WorkspaceHit', 'SiteHit', 'ProductBefore', 'RepairBefore'];

/** Of each there is one in each language. */
const PAGES = ['AboutPage', 'ServicesPage', 'WhyChooseUsPage', 'ContactPage', 'FaqPage', 'CareersPage'];

/** The owner writes them in two languages: what visitors read is told apart from what is edited, which says none. */
const TRANSLATED = ['BlogPost', 'FaqItem', 'HeroSlide', 'JobOpening', 'Product'];

const inLanguage = (name: string, language: unknown): string =>
  typeof language === 'string' ? `${name}:${language}` : name;

const keyedByLanguage: TypePolicy = {
  keyFields: ({ id, language }, { typename }) => inLanguage(`${typename}:${id as string}`, language),
};

/** The places in the cache where a thing may be, in whichever language it was read. */
export const placesOf = (typename: string, id: string): string[] =>
  ['EN', 'NE', undefined].map((language) => inLanguage(`${typename}:${id}`, language));

const each = (types: readonly string[], policy: TypePolicy) => Object.fromEntries(types.map((type) => [type, policy]));

/**
 * Cache identity, where it is not what Apollo takes it for: a thing is told from others by its type and `id`, what has none lives in the
 * thing around it, and an answer is told from others by its field and all its arguments. So each page of a list is an entry of its own,
 * as it has an address of its own, and the three rows of the home page do not overwrite the twenty of the records page.
 */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    possibleTypes: {
      AboutSection: ABOUT_SECTIONS,
      ContentBlock: ['TextBlock', 'ImageBlock'],
    },
    typePolicies: {
      // the contact number shows more of the same record
      Query: { fields: { trackRepair: { keyArgs: ['id'] } } },
      BlogCategory: { keyFields: ['name'] },
      Customer: { keyFields: ['key'] },
      MessageTemplate: { keyFields: ['occasion'] },
      PageSource: { keyFields: ['slug'] },
      PolicyPage: {
        keyFields: ({ slug, language }) => inLanguage(`PolicyPage:${slug as string}`, language),
      },
      SocialProviderInfo: { keyFields: ['provider'] },
      ...each(PAGES, { keyFields: ({ language }, { typename }) => inLanguage(String(typename), language) }),
      ...each(TRANSLATED, keyedByLanguage),
      ...each(SINGLETONS, { keyFields: [] }),
      ...each([...PARTS_OF_PAGES, ...PARTS_OF_REPORTS], { keyFields: false, merge: true }),
      ...each(ABOUT_OTHERS, { keyFields: false }),
    },
  });
