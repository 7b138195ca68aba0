import { flagFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { NewsletterSubscription } from './entity.js';
import { canManage } from './policy.js';

/** back-office §2 'Newsletter subscriptions': newest first. */
export const subscriptionTable = declareTable({
  name: 'SubscriptionTable',
  description: 'The newsletter subscriptions, newest first; searched in the address. For admins.',
  pageDescription: 'A page of the newsletter subscriptions.',
  scope: 'newsletter',
  mayRead: canManage,
  entity: NewsletterSubscription,
  sortDescription: 'What the newsletter subscriptions can be sorted by.',
  sorts: {
    EMAIL: ['emailKey', 'By the address, regardless of case.'],
    CREATED_AT: ['createdAt', 'By when it was put on the list.'],
    ACTIVE: ['isActive', 'Rising: what was unsubscribed, then what is active.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: { isActive: flagFilter('Only active ones, or only the others.') },
  searched: 'email_key',
});
