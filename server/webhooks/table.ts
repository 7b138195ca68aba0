import { choiceFilter, flagFilter, idFilter } from '../core/table/args.js';
import { declareTable } from '../core/table/declareTable.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { WebhookDeliveryState } from './enums.js';
import { canManage } from './policy.js';

/** The endpoints, newest first; searched in address and description. */
export const webhookTable = declareTable({
  name: 'WebhookTable',
  description: 'Where third parties are notified of what happens. For admins.',
  pageDescription: 'A page of the endpoints.',
  scope: 'no token',
  mayRead: canManage,
  entity: WebhookEndpoint,
  sortDescription: 'What endpoints can be sorted by.',
  sorts: {
    CREATED_AT: ['createdAt', 'When they were added.'],
    URL: ['url', 'Their address.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: { isActive: flagFilter('Only those that are active, or that are not.') },
  searched: 'search',
});

/** The messages to one endpoint or to all, newest first; found by their type and by what they are about. */
export const webhookDeliveryTable = declareTable({
  name: 'WebhookDeliveryTable',
  description: 'The messages to endpoints, newest first. For admins.',
  pageDescription: 'A page of the messages to endpoints.',
  scope: 'no token',
  mayRead: canManage,
  entity: WebhookDelivery,
  sortDescription: 'What the messages to endpoints can be sorted by.',
  sorts: {
    CREATED_AT: ['createdAt', 'When they were written.'],
  },
  order: ['CREATED_AT', 'DESC'],
  filters: {
    webhookId: idFilter('Please choose a webhook from the list.', 'Only those to this endpoint.'),
    state: choiceFilter(WebhookDeliveryState, 'Please choose a state from the list.', 'Only those that are so far.'),
  },
  searched: 'search',
  where: ({ webhookId }) => [webhookId ? { endpoint: webhookId } : {}],
});
