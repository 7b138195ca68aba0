import { blogMails } from './blog/mails.js';
import { inboxMails } from './inbox/mails.js';
import { newsletterMails } from './newsletter/mails.js';
import type { MailKind } from './platform/context.js';
import { repairMails } from './repairs/updates/mails.js';
import { accountMails } from './accounts/mails.js';

/** The kinds of mail of all rooms. A room is plugged in here with its mails. */
export const mailKinds: readonly MailKind[] = [
  ...accountMails,
  ...blogMails,
  ...inboxMails,
  ...newsletterMails,
  ...repairMails,
];
