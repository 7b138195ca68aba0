import { followEvents } from './platform/events.js';
import type { Job } from './platform/context.js';
import { sendMails } from './platform/mail/sender.js';
import { tellCustomers } from './repairs/updates/tell.js';
import { sendWebhooks } from './webhooks/sender.js';

/** The kinds of background work of all rooms. A room is plugged in here with its jobs. */
export const jobs: readonly Job<never>[] = [followEvents, sendMails, tellCustomers, sendWebhooks];
