import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '../../ui';
import type { WebhookDeliveryState, WebhookEvent } from './webhookAdmin.gen';

/** What an endpoint can be told of, in the order of the form. */
export const WEBHOOK_EVENTS: Readonly<Record<WebhookEvent, MessageDescriptor>> = {
  REPAIR_CREATED: msg`Repair booked`,
  REPAIR_STATUS_CHANGED: msg`Repair status changed`,
  REPAIR_QUOTE_DECIDED: msg`Quote decided`,
  QUOTE_OFFERED: msg`Quote offered`,
  QUOTE_DECIDED: msg`Quote decided, with its version`,
  WARRANTY_STARTED: msg`Warranty started`,
  REPAIR_UPDATED: msg`Repair record changed`,
  REPAIR_DELETED: msg`Repair deleted`,
  REPAIR_RESTORED: msg`Repair restored`,
  SET_RECEIVED: msg`Set taken in`,
  PAYMENT_RECEIVED: msg`Payment received`,
  BILL_ISSUED: msg`Bill issued`,
  INBOX_MESSAGE_RECEIVED: msg`Message received`,
  INBOX_MESSAGE_ANSWERED: msg`Message answered`,
  INBOX_STATUS_CHANGED: msg`Message status changed`,
  INBOX_MESSAGE_DELETED: msg`Message deleted`,
  INBOX_MESSAGE_RESTORED: msg`Message restored`,
};

export const EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** How far a message can be. */
export const DELIVERY_STATES = {
  WAITING: { label: msg`Waiting`, tone: 'blue' },
  SENDING: { label: msg`Being sent`, tone: 'yellow' },
  DELIVERED: { label: msg`Delivered`, tone: 'green' },
  FAILED: { label: msg`Not delivered`, tone: 'red' },
} as const satisfies Record<WebhookDeliveryState, { label: MessageDescriptor; tone: Tone }>;

export const STATE_NAMES = Object.keys(DELIVERY_STATES) as WebhookDeliveryState[];
