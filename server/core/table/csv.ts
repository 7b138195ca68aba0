import { stringify } from 'csv-stringify/sync';
import { minuteInKathmandu } from '../fields/moment.js';

/** What is in each column, under its heading; null and undefined leave a cell empty, a moment is in the shop's time. */
export type CsvColumns<T> = Record<string, (row: T) => string | number | boolean | Date | null | undefined>;

/** What a spreadsheet might take for a formula, also behind blanks and what is not seen; the wide forms are read like the narrow ones. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

/** What may be before a sign, and the sign; each run is matched once, whatever comes behind it. */
const RUN = /([\s\p{Cc}\p{Cf}"',;]+)([=+\-@＝＋－＠]?)/gu;
/** Where a spreadsheet of another country, which takes no comma, begins a new cell. */
const SEPARATOR = /[,;\t\r\n]/;

/**
 * Behind an apostrophe a spreadsheet shows a text as it is (OWASP 'CSV Injection'): at its beginning, and behind whatever
 * could end the cell for one that does not heed the quotation marks.
 */
function defuse(text: string): string {
  const inner = text.replace(RUN, (whole, run: string, sign: string) =>
    sign && SEPARATOR.test(run) ? `${run}'${sign}` : whole,
  );
  return FORMULA.test(text) ? `'${inner}` : inner;
}

/** A cell of our own export as it was before. */
export const undefused = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** A table as CSV, in pieces. @param chunks of its rows */
export async function* toCsv<T>(columns: CsvColumns<T>, chunks: AsyncIterable<T[]>): AsyncGenerator<string> {
  // without the byte order mark a spreadsheet takes Devanagari for something else
  yield stringify([Object.keys(columns)], { bom: true });
  const cells = Object.values(columns);
  for await (const rows of chunks) {
    yield stringify(
      rows.map((row) => cells.map((cell) => cell(row))),
      {
        quoted_string: true,
        cast: { string: defuse, boolean: String, date: minuteInKathmandu },
      },
    );
  }
}
