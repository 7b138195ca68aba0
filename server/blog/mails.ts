import type { MailKind } from '../mail/index.js';
import { commentAnsweredMail } from './answerMail.js';

export const blogMails: readonly MailKind[] = [commentAnsweredMail];
