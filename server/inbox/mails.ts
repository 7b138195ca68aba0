import type { MailKind } from '../platform/context.js';
import { inboxReplyMail } from './reply.service.js';

export const inboxMails: readonly MailKind[] = [inboxReplyMail];
