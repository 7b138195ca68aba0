import type { MailKind } from '../platform/context.js';
import { emailConfirmationMail, welcomeMail } from './emailConfirmation.service.js';
import { passwordResetMail } from './password.service.js';

export const accountMails: readonly MailKind[] = [passwordResetMail, emailConfirmationMail, welcomeMail];
