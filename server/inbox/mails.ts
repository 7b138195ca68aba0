import type { MailKind } from '../mail/index.js';
import { inboxReplyMail } from './reply.service.js';

export const inboxMails: readonly MailKind[] = [inboxReplyMail];
