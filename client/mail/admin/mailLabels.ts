import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the house writes to people. The newest kinds come with the server: one that is not named here shows by its own name. */
export const MAIL_KINDS: Readonly<Record<string, MessageDescriptor>> = {
  'password-reset': msg`New password`,
  'email-confirmation': msg`Welcome and confirmation`,
  welcome: msg`Welcome`,
  'repair-received': msg`Repair received`,
  'repair-status': msg`Repair update`,
  'repair-quote': msg`Quote`,
  bill: msg`Bill or receipt`,
  'comment-answered': msg`Answered comment`,
  'inbox-reply': msg`Answer from the inbox`,
  'newsletter-confirmation': msg`Newsletter confirmation`,
  'campaign-test': msg`Test of a campaign`,
};
