import { z } from 'zod';
import { describedEnum } from '../core/entities/describedEnum.js';
import { containsEveryWord } from '../core/entities/textSearch.js';
import { SortDirection } from '../core/pagination.js';
import { flagFilter, tableSchema } from '../core/table/args.js';
import type { Table } from '../core/table/table.js';
import { WebhookDelivery, WebhookEndpoint } from './entity.js';
import { WebhookDeliveryState } from './enums.js';

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
  { isActive: flagFilter },
);

/** The endpoints, newest first; searched in address and description. */
export const webhookTable: Table<WebhookEndpoint, z.output<typeof endpointSchema>> = {
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
    webhookId: z.uuid('Please choose a webhook from the list.').nullish(),
    state: z.enum(WebhookDeliveryState, { error: 'Please choose a state from the list.' }).nullish(),
  },
);

/** The messages to one endpoint or to all, newest first; found by their type and by what they are about. */
export const webhookDeliveryTable: Table<WebhookDelivery, z.output<typeof deliverySchema>> = {
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
