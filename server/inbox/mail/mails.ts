import type { MailKind } from '../../mail/index.js';
import { inboxReplyMail } from '../desk/reply.service.js';

export const inboxMails: readonly MailKind[] = [inboxReplyMail];
