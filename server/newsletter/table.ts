import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { NewsletterSubscription } from './entity.js';
import { canManage } from './policy.js';

export enum SubscriptionTableSort {
  EMAIL = 'EMAIL',
  CREATED_AT = 'CREATED_AT',
  ACTIVE = 'ACTIVE',
}

describedEnum(SubscriptionTableSort, 'SubscriptionTableSort', 'What the newsletter subscriptions can be sorted by.', {
  EMAIL: 'By the address, regardless of case.',
  CREATED_AT: 'By when it was put on the list.',
  ACTIVE: 'Rising: what was unsubscribed, then what is active.',
});

const schema = tableSchema(
  SubscriptionTableSort,
  { sort: SubscriptionTableSort.CREATED_AT, direction: SortDirection.DESC },
  { isActive: flagFilter('Only active ones, or only the others.') },
);

/** back-office §2 'Newsletter subscriptions': newest first. */
export const subscriptionTable: Table<NewsletterSubscription, z.output<typeof schema>> = {
  name: 'SubscriptionTable',
  description: 'The newsletter subscriptions, newest first; searched in the address. For admins.',
  pageDescription: 'A page of the newsletter subscriptions.',
  scope: 'newsletter',
  mayRead: canManage,
  entity: NewsletterSubscription,
  schema,
  sorts: { EMAIL: 'emailKey', CREATED_AT: 'createdAt', ACTIVE: 'isActive' },
  where: ({ search, isActive }) => ({
    $and: [typeof isActive === 'boolean' ? { isActive } : {}, ...containsEveryWord('email_key', search ?? '')],
  }),
};
