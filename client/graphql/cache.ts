import { InMemoryCache } from '@apollo/client';

const ABOUT_SECTIONS = [
  'TextWithImageSection',
  'IconGridSection',
  'TeamShowcaseSection',
  'CallToActionSection',
  'FullWidthTextSection',
  'LocationSection',
];

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
];

/**
 * Cache identity, all of it: how each type is told apart and how the arguments of a list count.
 *
 * Every argument of a list is part of its key, the cursor too. Our lists show one page at a time with the state in the
 * URL, so a page is an entry of its own; merging pages into one long list would let the three rows of the home page
 * overwrite the twenty of the records page. The desk's numbered pages (`…Table`) need no line of their own: without one, all
 * arguments count.
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      AboutSection: ABOUT_SECTIONS,
      ContentBlock: ['TextBlock', 'ImageBlock'],
    },
    typePolicies: {
      Query: {
        fields: {
          publicRepairs: { keyArgs: ['search', 'status', 'sort', 'first', 'after', 'last', 'before'] },
          // An id can be typed in many ways; the server knows them all and answers with the same record.
          trackRepair: { keyArgs: ['id'] },
          repair: { keyArgs: ['id'] },
          repairs: { keyArgs: ['scope', 'search', 'status', 'sort', 'first', 'after', 'last', 'before'] },
          products: { keyArgs: ['category', 'first', 'after', 'last', 'before'] },
          product: { keyArgs: ['id'] },
          reviews: {
            keyArgs: ['targetType', 'targetId', 'rating', 'withComment', 'first', 'after', 'last', 'before'],
          },
          myReview: { keyArgs: ['targetType', 'targetId'] },
          blogPosts: { keyArgs: ['category', 'search', 'first', 'after', 'last', 'before'] },
          blogPost: { keyArgs: ['id'] },
          policyPage: { keyArgs: ['slug'] },
          pageSource: { keyArgs: ['slug'] },
          heroSlides: { keyArgs: ['includeInactive'] },
          jobOpenings: { keyArgs: ['includeInactive'] },
          notifications: { keyArgs: ['first', 'after', 'last', 'before'] },
          workshopReport: { keyArgs: ['days'] },
        },
      },
      FaqItem: { keyFields: ['id'] },
      Product: { keyFields: ['id'] },
      Review: { keyFields: ['id'] },
      BlogPost: { keyFields: ['id'], fields: { comments: { keyArgs: ['first', 'after', 'last', 'before'] } } },
      BlogComment: { keyFields: ['id'] },
      // The same with what only admins see.
      ManagedBlogComment: { keyFields: ['id'] },
      BlogCategory: { keyFields: ['name'] },
      HeroSlide: { keyFields: ['id'] },
      JobOpening: { keyFields: ['id'] },
      // Of each page there is one.
      AboutPage: { keyFields: [] },
      ServicesPage: { keyFields: [] },
      WhyChooseUsPage: { keyFields: [] },
      ContactPage: { keyFields: [] },
      FaqPage: { keyFields: [] },
      CareersPage: { keyFields: [] },
      PolicyPage: { keyFields: ['slug'] },
      PageSource: { keyFields: ['slug'] },
      // A redacted record and the tracking view are different types, so they never mix (decisions §3).
      PublicRepair: { keyFields: ['id'] },
      TrackedRepair: { keyFields: ['id'] },
      Repair: { keyFields: ['id'] },
      RepairOwner: { keyFields: ['id'] },
      Customer: { keyFields: ['key'] },
      RepairStatusPreview: { keyFields: false },
      CustomerUpdate: { keyFields: ['id'] },
      CustomerMessage: { keyFields: false },
      RepairStatusEvent: { keyFields: ['id'] },
      User: { keyFields: ['id'] },
      AccessToken: { keyFields: ['id'] },
      CreatedAccessToken: { keyFields: false },
      Notification: { keyFields: ['id'] },
      ActivityLog: { keyFields: ['id'] },
      LoggedExchange: { keyFields: false },
      SocialProviderInfo: { keyFields: ['provider'] },
      // There is one set of statistics: no id, but the same object everywhere.
      SiteStats: { keyFields: [] },
      // It tells of a thing, and is not the thing.
      Story: { keyFields: false },
      // Which report it is its days tell; the strip of figures asks for a part of it.
      ...Object.fromEntries(PARTS_OF_REPORTS.map((type) => [type, { keyFields: false as const, merge: true }])),
      // Nor where files are uploaded to.
      MediaUpload: { keyFields: [] },
      MediaLimits: { keyFields: false },
      AssistantStatus: { keyFields: [] },
      AssistantAnswer: { keyFields: false },
      AssistantSource: { keyFields: false },
      // What a page is made of lives in its page; an id in it counts there only. Two queries may each ask for some of its fields.
      ...Object.fromEntries(PARTS_OF_PAGES.map((type) => [type, { keyFields: false as const, merge: true }])),
      TextBlock: { keyFields: false },
      ImageBlock: { keyFields: false },
      RatingSummary: { keyFields: false },
      PageInfo: { keyFields: false },
      PublicRepairConnection: { keyFields: false },
      PublicRepairEdge: { keyFields: false },
      RepairConnection: { keyFields: false },
      RepairEdge: { keyFields: false },
      ProductConnection: { keyFields: false },
      ProductEdge: { keyFields: false },
      ReviewConnection: { keyFields: false },
      ReviewEdge: { keyFields: false },
      BlogPostConnection: { keyFields: false },
      BlogPostEdge: { keyFields: false },
      BlogCommentConnection: { keyFields: false },
      BlogCommentEdge: { keyFields: false },
      NotificationConnection: { keyFields: false },
      NotificationEdge: { keyFields: false },
      // Counted anew each time; whole, with the campaign.
      CampaignProgress: { keyFields: false },
      SubscriptionByLink: { keyFields: false },
      SubscriptionImport: { keyFields: false },
      InvalidLine: { keyFields: false },
      AuthPayload: { keyFields: false },
      Coordinates: { keyFields: false },
      // What the caller may do with a record: it comes whole, with the record it belongs to.
      RepairAbilities: { keyFields: false },
      Preferences: { keyFields: false },
      CustomThemeColors: { keyFields: false },
    },
  });
}
