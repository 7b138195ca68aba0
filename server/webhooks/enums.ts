import { registerEnumType } from 'type-graphql';

/** What a third party can be told of. The values are the `type` of the messages, which receivers rely on: never changed once released. */
export enum WebhookEvent {
  REPAIR_CREATED = 'repair.created',
  REPAIR_STATUS_CHANGED = 'repair.status_changed',
  REPAIR_QUOTE_DECIDED = 'repair.quote_decided',
  REPAIR_UPDATED = 'repair.updated',
  REPAIR_DELETED = 'repair.deleted',
  REPAIR_RESTORED = 'repair.restored',
  INBOX_MESSAGE_RECEIVED = 'inbox.message_received',
  INBOX_MESSAGE_ANSWERED = 'inbox.message_answered',
  INBOX_STATUS_CHANGED = 'inbox.status_changed',
  INBOX_MESSAGE_DELETED = 'inbox.message_deleted',
}

/** What the desk sends to see whether somebody listens; nobody subscribes to it. */
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

registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What an endpoint can be told of; a message has it as its `type`, spelled `repair.created`.',
  valuesConfig: {
    REPAIR_CREATED: { description: 'A repair was booked or taken in.' },
    REPAIR_STATUS_CHANGED: { description: 'A repair has another status; taking a change back is one, too.' },
    REPAIR_QUOTE_DECIDED: { description: 'The customer has approved or rejected a quote.' },
    REPAIR_UPDATED: { description: 'Details, costs or the visibility of a record were changed.' },
    REPAIR_DELETED: { description: 'A record was deleted; it may be restored.' },
    REPAIR_RESTORED: { description: 'A deleted record is back.' },
    INBOX_MESSAGE_RECEIVED: { description: 'A message or an application has arrived.' },
    INBOX_MESSAGE_ANSWERED: { description: 'The shop has answered one by mail.' },
    INBOX_STATUS_CHANGED: { description: 'One was marked as new, read or answered.' },
    INBOX_MESSAGE_DELETED: { description: 'One was deleted for good.' },
  },
});
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far a message to an endpoint is.',
  valuesConfig: {
    WAITING: { description: 'For its first attempt, or for the next one.' },
    SENDING: { description: 'An attempt is under way.' },
    DELIVERED: { description: 'The receiver has answered 2xx.' },
    FAILED: { description: 'Tried often enough, or its endpoint was switched off.' },
  },
});
registerEnumType(WebhookDisabledReason, {
  name: 'WebhookDisabledReason',
  description: 'Why an endpoint was switched off without a person doing it.',
  valuesConfig: {
    GONE: { description: 'It answered 410.' },
    FAILING: { description: 'For five days nothing has reached it.' },
  },
});
