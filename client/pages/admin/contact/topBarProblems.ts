import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { firstPhone } from '../../../lib/contactLinks';
import { looksLikeEmail } from '../../../lib/email';
import { problems } from '../fields/problems';
import type { ContactInfo } from './content';

const NO_EMAIL = msg`Email is required.`;
const INVALID_EMAIL = msg`Please enter a valid email address.`;
const NO_PHONES = msg`Phones are required.`;

/**
 * What is missing of the top bar's settings, by the path of the field: it needs an e-mail address and at least one phone (back-office §5
 * 'Contact and top bar'), which the contact page may do without.
 */
export const topBarProblems = ({ email, phones }: ContactInfo, i18n: I18n): Record<string, string> =>
  problems({
    'contactInfo.email': !email?.trim() ? i18n._(NO_EMAIL) : !looksLikeEmail(email) && i18n._(INVALID_EMAIL),
    'contactInfo.phones': firstPhone(phones) === undefined && i18n._(NO_PHONES),
  });
