import type { MailKind } from '../../mail/index.js';
import { campaignMail, campaignTestMail } from '../campaigns/mails.js';
import { confirmationMail } from './confirmation.js';

export const newsletterMails: readonly MailKind[] = [campaignMail, campaignTestMail, confirmationMail];
