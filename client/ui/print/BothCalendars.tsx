import { Trans, useLingui } from '@lingui/react/macro';
import { bikramDate, bikramDateInLatin } from '../../lib/bikram';
import { formatDate, toKathmanduInput } from '../../lib/dates';

/** A day in both calendars of Nepal, that of the reader's language first. @param value ISO 8601 */
export function BothCalendars({ value }: { value: string }) {
  const { i18n } = useLingui();
  const day = toKathmanduInput(value).slice(0, 10);
  const gregorian = formatDate(value, 'en');
  const bikram = i18n.locale === 'ne' ? bikramDate(day) : bikramDateInLatin(day);
  return (
    <time dateTime={value}>
      <Trans>
        <strong>{gregorian}</strong> (BS {bikram})
      </Trans>
    </time>
  );
}
