import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDateTime } from '../lib/dates';
import { serverClock } from '../lib/serverClock';
import { translateServerMessage } from '../lib/serverTexts';
import { PICKUP_IN_PAST } from './repairRules';

/**
 * What is wrong with a request, in the reader's language. To whom a time looks as if it was still to come, because the clock of
 * their device is behind, 'in the past' would say nothing.
 */
export function sayError(i18n: I18n, message: string): string {
  const now = message === PICKUP_IN_PAST && serverClock.ahead();
  if (!now) return translateServerMessage(i18n, message);
  const time = formatDateTime(now, i18n.locale);
  return i18n._(
    msg`The clock on this device is slow. In Kathmandu it is now ${{ time }}. Please choose a later pickup time.`,
  );
}
