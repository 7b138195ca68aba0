import type { QuotePartsFragment } from './repairs.gen';

type Line = QuotePartsFragment['lines'][number];

/** The total without some lines, in rupees; counted in paisa, as sums of binary fractions would not be exact. */
export const totalWithout = (lines: readonly Pick<Line, 'place' | 'amount'>[], leftOut: readonly number[]): number =>
  lines.reduce((sum, { place, amount }) => (leftOut.includes(place) ? sum : sum + Math.round(amount * 100)), 0) / 100;

/** A line beside what it was in an earlier version. */
export interface ComparedLine<Of> {
  line: Of;
  isNew: boolean;
  /** What it came to before, where that was another amount. */
  before: number | null;
}

type Comparable = Pick<Line, 'kind' | 'text' | 'amount'>;

/**
 * What has changed since an earlier version: a line is the same if it asks for the same thing in the same words.
 * @returns the lines with what is new of them, and those that are gone
 */
export function compareLines<Of extends Comparable>(
  lines: readonly Of[],
  earlier: readonly Of[],
): { lines: ComparedLine<Of>[]; gone: Of[] } {
  const left = [...earlier];
  const compared = lines.map((line) => {
    const index = left.findIndex(({ kind, text }) => kind === line.kind && text === line.text);
    const [was] = index < 0 ? [] : left.splice(index, 1);
    return { line, isNew: was === undefined, before: was && was.amount !== line.amount ? was.amount : null };
  });
  return { lines: compared, gone: left };
}

/** Whether photos and warranty are kept back until the contact number is given (decisions §14 'Redaction'). */
export const isKeptBack = (quote: Pick<QuotePartsFragment, 'lines'>): boolean =>
  quote.lines.some(({ warrantyMonths }) => warrantyMonths === null);
