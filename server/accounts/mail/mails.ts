import type { MailKind } from '../../mail/index.js';
import { emailConfirmationMail, welcomeMail } from '../signIn/emailConfirmation.service.js';
import { passwordResetMail } from '../signIn/password.service.js';

export const accountMails: readonly MailKind[] = [passwordResetMail, emailConfirmationMail, welcomeMail];
