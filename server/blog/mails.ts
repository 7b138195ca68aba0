import type { MailKind } from '../mail/index.js';
import { commentAnsweredMail } from './comments/answerMail.js';

export const blogMails: readonly MailKind[] = [commentAnsweredMail];
