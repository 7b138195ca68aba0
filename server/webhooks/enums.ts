import { describedEnum } from '../core/entities/describedEnum.js';

/** What a third party can be told of. The values are the `type` of the messages, which receivers rely on: never changed once released. */
export enum WebhookEvent {
  REPAIR_CREATED = 'repair.created',
  REPAIR_STATUS_CHANGED = 'repair.status_changed',
  REPAIR_QUOTE_DECIDED = 'repair.quote_decided',
  QUOTE_OFFERED = 'quote.offered',
  QUOTE_DECIDED = 'quote.decided',
  WARRANTY_STARTED = 'warranty.started',
  REPAIR_UPDATED = 'repair.updated',
  REPAIR_DELETED = 'repair.deleted',
  REPAIR_RESTORED = 'repair.restored',
  SET_RECEIVED = 'set.received',
  PAYMENT_RECEIVED = 'payment.received',
  BILL_ISSUED = 'bill.issued',
  INBOX_MESSAGE_RECEIVED = 'inbox.message_received',
  INBOX_MESSAGE_ANSWERED = 'inbox.message_answered',
  INBOX_STATUS_CHANGED = 'inbox.status_changed',
  INBOX_MESSAGE_DELETED = 'inbox.message_deleted',
  INBOX_MESSAGE_RESTORED = 'inbox.message_restored',
}

/** What the admin sends to see whether somebody listens; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';

/** The `type` of any message. */
export type MessageType = WebhookEvent | typeof TEST_EVENT;

/** How far a message is. */
export enum WebhookDeliveryState {
  /** For its first attempt, or for the next one. */
  WAITING = 'WAITING',
  /** An attempt is under way. */
  SENDING = 'SENDING',
  /** The receiver has answered 2xx. */
  DELIVERED = 'DELIVERED',
  /** Tried often enough, or its endpoint was switched off: an admin may send it again. */
  FAILED = 'FAILED',
}

/** Why an endpoint was switched off without a person doing it. */
export enum WebhookDisabledReason {
  /** It answered 410. */
  GONE = 'GONE',
  /** For days nothing has reached it. */
  FAILING = 'FAILING',
}

describedEnum(
  WebhookEvent,
  'WebhookEvent',
  'What an endpoint can be told of; a message has it as its `type`, spelled `repair.created`.',
  {
    REPAIR_CREATED: 'A repair was booked or taken in.',
    REPAIR_STATUS_CHANGED: 'A repair has another status; taking a change back is one, too.',
    REPAIR_QUOTE_DECIDED: 'The customer has approved or rejected a quote; `quote.decided` says more.',
    QUOTE_OFFERED: 'A version of a quote was offered to the customer, or offered again.',
    QUOTE_DECIDED: 'A version of a quote was approved or rejected, by the customer or by the shop for them.',
    WARRANTY_STARTED: 'The set was delivered, and the warranty of what was approved runs.',
    REPAIR_UPDATED: 'Details, costs or the visibility of a record were changed.',
    REPAIR_DELETED: 'A record was deleted; it may be restored.',
    REPAIR_RESTORED: 'A deleted record is back.',
    SET_RECEIVED: 'The workshop has taken a set in: its intake sheet is signed.',
    PAYMENT_RECEIVED: 'A deposit or a payment has come, at the counter or on the site.',
    BILL_ISSUED: 'A bill was issued: an estimate, a receipt, a tax invoice, a PAN bill or a credit note.',
    INBOX_MESSAGE_RECEIVED: 'A message or an application has arrived.',
    INBOX_MESSAGE_ANSWERED: 'The shop has answered one by mail.',
    INBOX_STATUS_CHANGED: 'One was marked as new, read or answered.',
    INBOX_MESSAGE_DELETED: 'One was deleted; it may be restored.',
    INBOX_MESSAGE_RESTORED: 'A deleted one is back.',
  },
);
describedEnum(WebhookDeliveryState, 'WebhookDeliveryState', 'How far a message to an endpoint is.', {
  WAITING: 'For its first attempt, or for the next one.',
  SENDING: 'An attempt is under way.',
  DELIVERED: 'The receiver has answered 2xx.',
  FAILED: 'Tried often enough, or its endpoint was switched off.',
});
describedEnum(
  WebhookDisabledReason,
  'WebhookDisabledReason',
  'Why an endpoint was switched off without a person doing it.',
  {
    GONE: 'It answered 410.',
    FAILING: 'For five days nothing has reached it.',
  },
);
