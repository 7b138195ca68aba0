import { useLingui } from '@lingui/react/macro';
import { formatDate, formatDateTime, formatTime } from '../../../lib/dates';

const isToday = (instant: string): boolean => formatDate(instant, 'en') === formatDate(new Date(), 'en');

/** A moment as one says it at the workbench: today by the clock alone. */
export function When({ value }: { value: string }) {
  const { i18n } = useLingui();
  const language = i18n.locale;
  return (
    <time dateTime={value} title={formatDateTime(value, 'en')}>
      {isToday(value) ? formatTime(value, language) : formatDateTime(value, language)}
    </time>
  );
}
