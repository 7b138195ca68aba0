import type { z } from 'zod';
import type { Json, Schemas } from './schemas.js';

/** A message that the server posts to third parties. */
export interface DescribedWebhook {
  /** As `repair.created`. */
  type: string;
  description: string;
  /** Its body. */
  schema: z.ZodType;
}

const HEADERS = {
  'webhook-id': 'Known again when the same message comes twice.',
  'webhook-timestamp': 'When this attempt was made, in seconds since 1970.',
  'webhook-signature': 'One or two, separated by a space (Standard Webhooks).',
};

const PARAMETERS = Object.entries(HEADERS).map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));

/** Describes a message as the document's `webhooks` have it: as a call that the receiver answers. */
export const webhookOf = ({ type, description, schema }: DescribedWebhook, schemas: Schemas): Record<'post', Json> => ({
  post: {
    operationId: `receive${pascal(type)}`,
    tags: ['Webhooks'],
    summary: description,
    security: [],
    parameters: PARAMETERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemas.describeAs(nameOf(type), schema, 'output') } },
    },
    responses: {
      '2XX': { description: 'It has arrived; whatever else is answered, it is sent again.' },
      410: { description: 'Nobody is to be told any more: the endpoint is switched off.' },
    },
  },
});

/** `repair.status_changed` is the component `RepairStatusChangedMessage`. */
const nameOf = (type: string): string => `${pascal(type)}Message`;

const pascal = (type: string): string => type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());
