/** Amounts of lines, counted in paisa: sums of binary fractions would not be exact. */

interface Priced {
  quantity: number;
  /** In rupees. */
  unitPrice: number;
}

const paisaOf = ({ quantity, unitPrice }: Priced): number => Math.round(unitPrice * 100) * quantity;

/** What a line comes to, in rupees. */
export const amountOf = (line: Priced): number => paisaOf(line) / 100;

/** What lines come to, in rupees. @param leftOut the places of those that do not count, from 1 */
export const totalOf = (lines: readonly Priced[], leftOut: readonly number[] = []): number =>
  lines.reduce((sum, line, index) => (leftOut.includes(index + 1) ? sum : sum + paisaOf(line)), 0) / 100;
