import type { WebhookEvent, WebhookInput, WebhookRowFragment } from './webhookAdmin.gen';
import { EVENT_NAMES } from './webhookLabels';

/** What is typed of an endpoint. */
export interface WebhookValues {
  url: string;
  description: string;
  events: WebhookEvent[];
}

/** A new one is notified of what most want to know. */
export const newWebhook = (): WebhookValues => ({
  url: '',
  description: '',
  events: ['REPAIR_CREATED', 'REPAIR_STATUS_CHANGED'],
});

export const valuesOf = ({ url, description, events }: WebhookRowFragment): WebhookValues => ({
  url,
  description: description ?? '',
  events: [...events],
});

/** @param isActive null leaves it as it is */
export const toInput = (
  { url, description, events }: WebhookValues,
  version: number | null,
  isActive: boolean | null = null,
): WebhookInput => ({
  url,
  description: description.trim() || null,
  events: EVENT_NAMES.filter((event) => events.includes(event)),
  isActive,
  version,
});
