import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../lib/digits';

const STEP = 1024;

/** Writes sizes so that they can be read at a glance: 812 kB, 3.4 MB, 77 GB; a dash for one that could not be found out. */
export function useBytes(): (bytes: number | null) => string {
  const { t, i18n } = useLingui();
  return (bytes) => {
    if (bytes === null) return '–';
    let [amount, unit] = [bytes / STEP, 0];
    for (; amount >= STEP && unit < 3; unit += 1) amount /= STEP;
    const size = formatNumber(Number(amount.toFixed(amount < 10 ? 1 : 0)), i18n.locale);
    return [t`${size} kB`, t`${size} MB`, t`${size} GB`, t`${size} TB`][unit]!;
  };
}
