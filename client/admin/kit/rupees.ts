import { toAsciiDigits } from '../../lib/digits';
import { decimalRupees } from '../../lib/money';
import { plainEntry } from '../../lib/plainLine';

/**
 * An amount as it is typed, in whichever digits, with or without commas and the sign of the rupee.
 * @returns null where nothing is typed, NaN where it is no number
 */
export function parseRupees(typed: string): number | null {
  const plain = toAsciiDigits(plainEntry(typed))
    .replace(/^rs\.?\s*/i, '')
    .replaceAll(',', '');
  return plain === '' ? null : Number(plain);
}

/** The same the other way round, for the field. */
export const typedRupees = (amount: number | null): string => (amount === null ? '' : decimalRupees(amount));

/** An amount may stay empty. The sentences are the server's own constants. */
export const rupeesRule =
  (label: string) =>
  (typed: string): string | undefined => {
    const amount = parseRupees(typed);
    if (amount === null) return undefined;
    if (!Number.isFinite(amount)) return `${label} must be a number.`;
    return amount < 0 ? `${label} cannot be negative.` : undefined;
  };
