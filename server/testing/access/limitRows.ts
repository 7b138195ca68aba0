/** What holds back a guest who opens a door again and again. */
export interface LimitRow {
  /** The name of the limit. */
  limit: string;
  /** Instead of the request of the access row, where that one is refused before it counts. */
  request?: string;
}

/** A door without a limit, and why it needs none. */
export interface NoLimit {
  reason: string;
}

const NOTHING_HAPPENS: NoLimit = { reason: 'does nothing for a guest' };
/** payments/online/online.test.ts */
const ASKED_SELDOM: NoLimit = { reason: 'tells what is known where the provider was asked often enough' };
const CV = 'https://parda.example/media/parda/raw/upload/v1/cv.pdf';

const signInWith = (provider: string): Record<string, LimitRow> => ({
  [`post /auth/social/${provider}`]: { limit: 'social' },
});

/** Each changing door that a guest may open: every one is limited, or says why not. */
export const GUEST_LIMITS: Record<string, LimitRow | NoLimit> = {
  'Mutation.addBlogComment': { limit: 'comments' },
  'Mutation.applyForJob': {
    limit: 'applications',
    request: `applyForJob(input: { name: "Ram", email: "ram@example.com", phone: "9841234567", coverLetter: "Hi", cvUrl: "${CV}" })`,
  },
  'Mutation.askAssistant': { limit: 'assistant-address' },
  'Mutation.beginProductPayment': { limit: 'payment-attempts' },
  'Mutation.beginRepairPayment': { limit: 'payment-attempts' },
  'Mutation.bookRepair': { limit: 'bookings' },
  'Mutation.checkOnlinePayment': ASKED_SELDOM,
  'Mutation.confirmNewsletterSubscription': { limit: 'newsletter-choices' },
  'Mutation.register': { limit: 'register' },
  'Mutation.requestPasswordReset': { limit: 'reset-request' },
  'Mutation.resetPassword': { limit: 'reset' },
  'Mutation.resubscribeToNewsletter': { limit: 'newsletter-choices' },
  'Mutation.sendContactMessage': { limit: 'messages' },
  'Mutation.signIn': { limit: 'sign-in-here' },
  'Mutation.signInWithProvider': { limit: 'social' },
  'Mutation.signOut': NOTHING_HAPPENS,
  'Mutation.submitReview': { limit: 'reviews' },
  'Mutation.subscribeToNewsletter': { limit: 'subscriptions' },
  'Mutation.unsubscribeFromNewsletter': { limit: 'newsletter-choices' },

  'post /assistant/ask': { limit: 'assistant-address' },
  'post /assistant/chat': { limit: 'assistant-address' },
  'post /auth/login': { limit: 'sign-in-here' },
  'post /auth/logout': NOTHING_HAPPENS,
  'post /auth/password-reset': { limit: 'reset-request' },
  'post /auth/register': { limit: 'register' },
  'post /auth/reset-password': { limit: 'reset' },
  ...signInWith('google'),
  ...signInWith('facebook'),
  ...signInWith('x'),
  ...signInWith('github'),
  'post /blog/posts/{post}/comments': { limit: 'comments' },
  'post /content/activity-log': { limit: 'legacy-log' },
  'post /content/repair-request': { limit: 'bookings' },
  'post /newsletter': { limit: 'subscriptions' },
  'post /payments/{attempt}/check': ASKED_SELDOM,
  'post /products/{refurbished}/payments': { limit: 'payment-attempts' },
  'post /repairs/{repair}/payments': { limit: 'payment-attempts' },
  'post /reviews': { limit: 'reviews' },
};
