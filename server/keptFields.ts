/**
 * Which fields of `Query` are answered to guests out of memory until the content version moves on (platform/http/answerCache). A room
 * is plugged in here with each of its fields; keptFields.test.ts fails for one without a place. What is kept has to be the same for
 * every guest at any hour, and each change of it has to be told by an event with `changesContent`.
 */

/** Everybody sees the same of these. */
export const kept: readonly string[] = [
  'aboutPage',
  'careersPage',
  'contactPage',
  'faqPage',
  'policyPage',
  'servicesPage',
  'whyChooseUsPage',
  'faqItems',
  'heroSlides',
  'jobOpenings',
  'product',
  'products',
  'publicRepairs',
  'reviews',
  'serviceRating',
  'siteStats',
  'stories',
  'blogCategories',
  'blogPost',
  'blogPosts',
  'contentVersion',
  // of the settings, which are read once at the start
  'assistant',
  'mediaUpload',
  'newsletterDoubleOptIn',
  'socialProviders',
];

/** These are asked of the database each time. */
export const notKept: Readonly<Record<string, readonly string[]>> = {
  'it is about whoever asks': [
    'viewer',
    'myReview',
    'myAccessTokens',
    'grantableScopes',
    'notifications',
    'unreadNotificationCount',
    'repair',
    'repairs',
    'user',
  ],
  'it is for whoever knows an id or a token, and wrong guesses are counted': ['trackRepair', 'newsletterSubscription'],
  'it is for admins': [
    'activeSubscriberCount',
    'activityActionTypes',
    'activityTable',
    'blogCommentTable',
    'blogPostTable',
    'campaign',
    'campaignRecipientTable',
    'campaignTable',
    'customerLookup',
    'customerUpdates',
    'faqItemTable',
    'heroSlideTable',
    'inboxMessage',
    'inboxTable',
    'jobOpeningTable',
    'mailTable',
    'newInboxCount',
    'pageSource',
    'productTable',
    'repairBoard',
    'repairStatusPreview',
    'repairTable',
    'reviewTable',
    'signedCv',
    'strandedMailCount',
    'subscriptionTable',
    'systemHealth',
    'userTable',
    'webhookDeliveryTable',
    'webhookTable',
    'workshopReport',
  ],
};
