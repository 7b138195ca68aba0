import { groupDigits } from './digits';

/** An amount in ASCII digits, as a field holds it: 19 or, where there are paisa, 19.50. */
export const decimalRupees = (rupees: number): string => rupees.toFixed(2).replace('.00', '');

/**
 * 'Rs. 1,25,000', with paisa 'Rs. 1,25,000.50', in Nepali 'रु. १,२५,०००' (decisions §11 and §13). What an unset price reads
 * is the caller's.
 */
export function formatMoney(rupees: number, language: string): string {
  return `${language === 'ne' ? 'रु.' : 'Rs.'} ${groupDigits(decimalRupees(rupees), language)}`;
}

/** The same of what may go as well as come: below 0 with a sign before it. */
export const signedMoney = (rupees: number, language: string): string =>
  rupees < 0 ? `− ${formatMoney(-rupees, language)}` : formatMoney(rupees, language);
