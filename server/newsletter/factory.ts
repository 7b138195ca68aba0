import type { OutgoingMail } from '../mail/entity.js';
import { buildMail } from '../mail/factory.js';
import { EmailCampaign } from './campaigns/entity.js';
import { NewsletterSubscription } from './entity.js';

let made = 0;

/** An address that wants the newsletter, for tests and the demo. */
export function buildSubscription(overrides: Partial<NewsletterSubscription> = {}): NewsletterSubscription {
  made += 1;
  return Object.assign(new NewsletterSubscription(), {
    email: `reader${made}@example.com`,
    createdAt: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });
}

/** A campaign that nobody has sent yet. */
export const buildCampaign = (overrides: Partial<EmailCampaign> = {}): EmailCampaign =>
  Object.assign(new EmailCampaign(), {
    subject: 'Before the monsoon',
    body: '<p>A stabiliser costs less than a power board.</p>',
    createdAt: new Date('2026-03-01T04:00:00Z'),
    ...overrides,
  });

/** One mail of a campaign, that waits. */
export const buildCampaignMail = (batchId: string, overrides: Partial<OutgoingMail> = {}): OutgoingMail =>
  buildMail({ kind: 'campaign', isUrgent: false, batchId, ...overrides });
