import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';

/** Writes how many there are; a dash where that could not be found out. */
export function useCount(): (count: number | null) => string {
  const { i18n } = useLingui();
  return (count) => (count === null ? '–' : formatNumber(count, i18n.locale));
}
