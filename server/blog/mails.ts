import type { MailKind } from '../platform/context.js';
import { commentAnsweredMail } from './answerMail.js';

export const blogMails: readonly MailKind[] = [commentAnsweredMail];
