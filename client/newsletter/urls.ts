/** Where this room lives; the links in its mails lead here (decisions §12 'Addresses'). */
export const unsubscribeUrl = '/unsubscribe';

/** What the tokens of a mailed confirmation begin with; those of an account do not. */
const CONFIRMATION_PREFIX = 'newsletter.';

/** Whether a confirmation is one of the newsletter's. */
export const confirmsSubscription = (token: string): boolean => token.startsWith(CONFIRMATION_PREFIX);
