import type { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { choiceFilter, flagFilter, idFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { WebhookDeliveryState } from './enums.js';
import { canManage } from './policy.js';

export enum WebhookTableSort {
  CREATED_AT = 'CREATED_AT',
  URL = 'URL',
}

describedEnum(WebhookTableSort, 'WebhookTableSort', 'What endpoints can be sorted by.', {
  CREATED_AT: 'When they were added.',
  URL: 'Their address.',
});

const endpointSchema = tableSchema(
  WebhookTableSort,
  { sort: WebhookTableSort.CREATED_AT, direction: SortDirection.DESC },
  { isActive: flagFilter('Only those that are active, or that are not.') },
);

/** The endpoints, newest first; searched in address and description. */
export const webhookTable: Table<WebhookEndpoint, z.output<typeof endpointSchema>> = {
  name: 'WebhookTable',
  description: 'Where third parties are told of what happens. For admins.',
  pageDescription: 'A page of the endpoints.',
  scope: 'no token',
  mayRead: canManage,
  entity: WebhookEndpoint,
  schema: endpointSchema,
  sorts: { CREATED_AT: 'createdAt', URL: 'url' },
  where: ({ search, isActive }) => ({
    $and: [typeof isActive === 'boolean' ? { isActive } : {}, ...containsEveryWord('search', search ?? '')],
  }),
};

export enum WebhookDeliveryTableSort {
  CREATED_AT = 'CREATED_AT',
}

describedEnum(
  WebhookDeliveryTableSort,
  'WebhookDeliveryTableSort',
  'What the messages to endpoints can be sorted by.',
  {
    CREATED_AT: 'When they were written.',
  },
);

const deliverySchema = tableSchema(
  WebhookDeliveryTableSort,
  { sort: WebhookDeliveryTableSort.CREATED_AT, direction: SortDirection.DESC },
  {
    webhookId: idFilter('Please choose a webhook from the list.', 'Only those to this endpoint.'),
    state: choiceFilter(WebhookDeliveryState, 'Please choose a state from the list.', 'Only those that are so far.'),
  },
);

/** The messages to one endpoint or to all, newest first; found by their type and by what they are about. */
export const webhookDeliveryTable: Table<WebhookDelivery, z.output<typeof deliverySchema>> = {
  name: 'WebhookDeliveryTable',
  description: 'The messages to endpoints, newest first. For admins.',
  pageDescription: 'A page of the messages to endpoints.',
  scope: 'no token',
  mayRead: canManage,
  entity: WebhookDelivery,
  schema: deliverySchema,
  sorts: { CREATED_AT: 'createdAt' },
  where: ({ search, webhookId, state }) => ({
    $and: [
      webhookId ? { endpoint: webhookId } : {},
      state ? { state } : {},
      ...containsEveryWord('search', search ?? ''),
    ],
  }),
};
