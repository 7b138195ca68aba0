import type { MailKind } from '../../mail/index.js';
import { inboxReplyMail } from '../admin/reply.service.js';

export const inboxMails: readonly MailKind[] = [inboxReplyMail];
