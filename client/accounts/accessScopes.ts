import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccessScope } from './accessTokens.gen';

/** What each scope opens, in words. To change something includes no reading of it. */
export const SCOPE_WORDS: Record<AccessScope, MessageDescriptor> = {
  CONTENT_READ: msg`Read pages, slides, job openings and the FAQ`,
  CONTENT_WRITE: msg`Change pages, slides, job openings and the FAQ`,
  PRODUCTS_READ: msg`Read products`,
  PRODUCTS_WRITE: msg`Add, change and delete products`,
  REPAIRS_READ: msg`Read and track the repairs that you may see`,
  REPAIRS_WRITE: msg`Book repairs, decide on quotes, and change what you may change of a repair`,
  PAYMENTS_READ: msg`Read what was paid for the repairs that you may see`,
  PAYMENTS_WRITE: msg`Begin payments on the site; as an admin also enter what was paid`,
  REVIEWS_READ: msg`Read reviews and averages`,
  REVIEWS_WRITE: msg`Write reviews; as an admin also approve and delete them`,
  BLOG_READ: msg`Read posts and comments`,
  BLOG_WRITE: msg`Write comments; as an admin also posts and answers`,
  INBOX_READ: msg`Read messages and applications, with their CVs`,
  INBOX_WRITE: msg`Send, answer and delete messages`,
  NEWSLETTER_READ: msg`Read subscribers and campaigns`,
  NEWSLETTER_WRITE: msg`Change subscribers, write and send campaigns`,
  MAIL_READ: msg`See which emails went to whom`,
  MAIL_WRITE: msg`Resend failed emails, or discard them`,
  ACCOUNT_READ: msg`Read your profile, preferences and notifications`,
  ACCOUNT_WRITE: msg`Change your profile and preferences, mark notifications as read`,
  PEOPLE_READ: msg`Read all accounts`,
  PEOPLE_WRITE: msg`Add, change and delete accounts, but no account of an admin`,
  REPORTS_READ: msg`Read the workshop's report and the activity log`,
  MEDIA_WRITE: msg`Upload files`,
};

/** The domains as they are headed, in the order of the form. */
const DOMAINS: readonly { name: string; title: MessageDescriptor }[] = [
  { name: 'CONTENT', title: msg`Pages` },
  { name: 'PRODUCTS', title: msg`Products` },
  { name: 'REPAIRS', title: msg`Repairs` },
  { name: 'PAYMENTS', title: msg`Payments` },
  { name: 'REVIEWS', title: msg`Reviews` },
  { name: 'BLOG', title: msg`Blog` },
  { name: 'MEDIA', title: msg`Files` },
  { name: 'ACCOUNT', title: msg`Your account` },
  { name: 'INBOX', title: msg`Inbox` },
  { name: 'NEWSLETTER', title: msg`Newsletter` },
  { name: 'MAIL', title: msg`Mail` },
  { name: 'PEOPLE', title: msg`People` },
  { name: 'REPORTS', title: msg`Reports` },
];

/** Puts scopes under their headings; a heading without any is left out. */
export const byDomain = (scopes: readonly AccessScope[]) =>
  DOMAINS.map(({ name, title }) => ({
    name,
    title,
    scopes: scopes.filter((scope) => scope.startsWith(`${name}_`)),
  })).filter(({ scopes: some }) => some.length > 0);

/** A scope as the server's messages and its manual write it: `products:read`. */
export const scopeName = (scope: AccessScope): string => scope.toLowerCase().replace('_', ':');
