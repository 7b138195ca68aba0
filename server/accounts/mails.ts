import type { MailKind } from '../mail/index.js';
import { emailConfirmationMail, welcomeMail } from './emailConfirmation.service.js';
import { passwordResetMail } from './password.service.js';

export const accountMails: readonly MailKind[] = [passwordResetMail, emailConfirmationMail, welcomeMail];
