import type { MailKind } from '../platform/context.js';
import { campaignMail, campaignTestMail } from './campaignMails.js';
import { confirmationMail } from './confirmation.js';

export const newsletterMails: readonly MailKind[] = [campaignMail, campaignTestMail, confirmationMail];
