import { useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime, timeSince } from '../lib/dates';
import { formatNumber } from '../lib/digits';

interface DateTimeProps {
  /** ISO 8601, as the server sends it. */
  value: string;
  show?: 'date' | 'datetime' | 'relative';
}

/**
 * An instant on Kathmandu's clock in the reader's language: Bikram Sambat in Nepali with the Gregorian date in the
 * tooltip (decisions §13), and how long ago in the words of public-site §2.
 */
export function DateTime({ value, show = 'datetime' }: DateTimeProps) {
  const { t, i18n } = useLingui();
  const language = i18n.locale;
  const gregorian = formatDateTime(value, 'en');
  const relative = () => {
    const { unit, count: amount } = timeSince(value);
    const count = formatNumber(amount, language);
    if (unit === 'now') return t`Just now`;
    if (unit === 'minutes') return t`${count}m ago`;
    return unit === 'hours' ? t`${count}h ago` : t`${count}d ago`;
  };
  return (
    <time dateTime={value} title={gregorian} suppressHydrationWarning={show === 'relative'}>
      {show === 'relative'
        ? relative()
        : show === 'date'
          ? formatDate(value, language)
          : formatDateTime(value, language)}
    </time>
  );
}
