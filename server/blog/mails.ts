import type { MailKind } from '../mail/index.js';
import { commentAnsweredMail } from './comments/answer.mail.js';

export const blogMails: readonly MailKind[] = [commentAnsweredMail];
