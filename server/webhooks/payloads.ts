import { z } from 'zod';
import { InboxKind, InboxStatus } from '../inbox/index.js';
import { DecisionWay, DeliveryOption, QuoteDecision, RepairStatus } from '../repairs/index.js';
import { BillKind } from '../bills/index.js';
import { EntryKind, PaymentMethod } from '../payments/index.js';
import { type MessageType, TEST_EVENT, WebhookEvent } from './enums.js';
import { TVType } from '../sets/index.js';

/**
 * What receivers get. Least data is the rule: nothing says who a customer is, how to reach them or what they have written. Whoever
 * needs more asks the interfaces for it, by the id and with rights of their own.
 */

const time = z.iso.datetime();
const rupees = z.number().nullable();

const repair = z.object({
  id: z.string().describe('12 characters'),
  status: z.enum(RepairStatus),
  tvType: z.enum(TVType),
  brand: z.string(),
  model: z.string().nullable(),
  deliveryOption: z.enum(DeliveryOption),
  deliveryCharge: rupees.describe('In rupees; null until it is quoted'),
  estimatedCost: rupees.describe('In rupees'),
  approvedCost: rupees.describe('In rupees; null until a quote is approved'),
  actualCost: rupees.describe('In rupees'),
  isPublic: z.boolean(),
  submissionDate: time,
  lastUpdateDate: time,
  promisedDate: time.nullable(),
});

/** The serial number is for whoever brought the set. */
const set = z.object({
  id: z.uuid(),
  brand: z.string(),
  model: z.string().nullable(),
  tvType: z.enum(TVType),
  sizeInches: z.number().nullable(),
});

const inboxMessage = z.object({
  id: z.uuid(),
  kind: z.enum(InboxKind),
  status: z.enum(InboxStatus),
  jobId: z.uuid().nullable().describe('Of an application for an opening'),
  createdAt: time,
});

const DATA = {
  [WebhookEvent.REPAIR_CREATED]: {
    description: 'A repair was booked or taken in.',
    data: z.object({ repair }),
  },
  [WebhookEvent.REPAIR_STATUS_CHANGED]: {
    description: 'A repair has another status. A change that is taken back is told as another one.',
    data: z.object({ repair, from: z.enum(RepairStatus), to: z.enum(RepairStatus) }),
  },
  [WebhookEvent.REPAIR_QUOTE_DECIDED]: {
    description: 'The customer has decided a quote; the change of status is told besides.',
    data: z.object({
      repair,
      decision: z.enum(QuoteDecision),
      cost: z.number().describe('What was quoted, in rupees'),
    }),
  },
  [WebhookEvent.QUOTE_OFFERED]: {
    description: 'A version of a quote was offered to the customer, or offered again after its time.',
    data: z.object({ repair, version: z.int(), total: z.number().describe('Of all lines, in rupees') }),
  },
  [WebhookEvent.QUOTE_DECIDED]: {
    description: 'A version of a quote was approved or rejected, by the customer or by the shop for them.',
    data: z.object({
      repair,
      version: z.int(),
      decision: z.enum(QuoteDecision),
      total: z.number().describe('Without the lines that are left out, in rupees'),
      via: z.enum(DecisionWay).describe('SITE is the customer themself'),
    }),
  },
  [WebhookEvent.WARRANTY_STARTED]: {
    description: 'The set was delivered, and the warranty of what was approved runs.',
    data: z.object({ repair, from: time.nullable() }),
  },
  [WebhookEvent.REPAIR_UPDATED]: {
    description: 'Details, costs or the visibility of a record were changed.',
    data: z.object({ repair, change: z.enum(['details', 'costs', 'visibility']) }),
  },
  [WebhookEvent.REPAIR_DELETED]: {
    description: 'A record was deleted; it may be restored.',
    data: z.object({ repair: repair.pick({ id: true }) }),
  },
  [WebhookEvent.REPAIR_RESTORED]: {
    description: 'A deleted record is back.',
    data: z.object({ repair }),
  },
  [WebhookEvent.SET_RECEIVED]: {
    description: 'The workshop has taken a set in: its intake sheet is signed.',
    data: z.object({ repair, set: set.nullable().describe('Null where nobody has written the set down') }),
  },
  [WebhookEvent.PAYMENT_RECEIVED]: {
    description: 'A deposit or a payment has come, at the counter or on the site.',
    data: z.object({
      payment: z.object({
        id: z.uuid(),
        repairId: z.string().nullable().describe('Null where a product was paid for'),
        productId: z.uuid().nullable().describe('Null where a repair was paid for'),
        kind: z.enum(EntryKind).describe('DEPOSIT or PAYMENT'),
        method: z.enum(PaymentMethod),
        amount: z.number().describe('In rupees'),
        isOnline: z.boolean().describe('Whether a provider has reported it'),
      }),
    }),
  },
  [WebhookEvent.BILL_ISSUED]: {
    description: 'A bill was issued; it never changes.',
    data: z.object({
      bill: z.object({
        id: z.uuid(),
        kind: z.enum(BillKind),
        code: z.string().describe("What it is called, as 'INV-2083/84-12'"),
        total: z.number().describe('With tax, in rupees'),
        repairId: z.string().nullable().describe('Null where it is for a product'),
        productId: z.uuid().nullable().describe('Null where it is for a repair'),
        creditsCode: z.string().nullable().describe('Of a credit note, what the bill is called that it takes back'),
      }),
    }),
  },
  [WebhookEvent.INBOX_MESSAGE_RECEIVED]: {
    description: 'A message or an application has arrived.',
    data: z.object({ message: inboxMessage }),
  },
  [WebhookEvent.INBOX_MESSAGE_ANSWERED]: {
    description: 'The shop has answered one by mail.',
    data: z.object({ message: inboxMessage }),
  },
  [WebhookEvent.INBOX_STATUS_CHANGED]: {
    description: 'One was marked as new, read or answered.',
    data: z.object({ message: inboxMessage, from: z.enum(InboxStatus), to: z.enum(InboxStatus) }),
  },
  [WebhookEvent.INBOX_MESSAGE_DELETED]: {
    description: 'One was deleted; it may be restored.',
    data: z.object({ message: inboxMessage.pick({ id: true }) }),
  },
  [WebhookEvent.INBOX_MESSAGE_RESTORED]: {
    description: 'A deleted one is back.',
    data: z.object({ message: inboxMessage }),
  },
  [TEST_EVENT]: {
    description: 'Sent by hand from the admin, to see whether somebody listens.',
    data: z.object({ message: z.string() }),
  },
} as const satisfies Record<MessageType, { description: string; data: z.ZodObject }>;

/** What a message of a type says. */
export type MessageData<Type extends MessageType> = z.input<(typeof DATA)[Type]['data']>;

const envelope = (type: MessageType) =>
  z.object({
    id: z.uuid().describe('The same as the header `webhook-id`'),
    type: z.literal(type),
    timestamp: time.describe('When it happened'),
    data: DATA[type].data,
  });

/** All that is sent: each type with its meaning and the schema of its body, for whatever documents the interfaces. */
export const webhookEvents = (Object.keys(DATA) as MessageType[]).map((type) => ({
  type,
  description: DATA[type].description,
  schema: envelope(type),
}));

const schemas = new Map(webhookEvents.map(({ type, schema }) => [type, schema]));

/** The body of a message, cut to what is documented. @param id of the message */
export function writeBody<Type extends MessageType>(
  id: string,
  type: Type,
  occurredAt: Date,
  data: MessageData<Type>,
): string {
  return JSON.stringify(schemas.get(type)!.parse({ id, type, timestamp: occurredAt.toISOString(), data }));
}
