import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { badInput } from '../platform/errors.js';
import { cutText, isStorable, isVisible } from '../platform/text.js';
import { undefused } from '../platform/table/csv.js';
import { subscriberAddress } from './inputs.js';

/** A list of addresses as somebody brings it: one a line, or CSV whose first line names a column Email. */

const MAX_BYTES = 1_000_000;
const MAX_ROWS = 20_000;
/** Of a line that cannot be read. */
const MAX_SHOWN = 120;

/** One address of the list. */
export interface ImportedAddress {
  email: string;
  isActive: boolean;
  /** When it subscribed; null where the list does not say. */
  createdAt: Date | null;
}

export interface ImportedList {
  addresses: ImportedAddress[];
  /** What is no address, as it stands there, and in which line, counted from 1. */
  invalid: { line: number; text: string }[];
}

interface Row {
  line: number;
  cells: string[];
}

/**
 * Reads a list, and takes nothing of one that cannot be read as a whole.
 * @throws AppError BAD_INPUT
 */
export function readImport(text: unknown): ImportedList {
  if (typeof text !== 'string' || !isVisible(text)) throw badInput('There are no addresses in this list.');
  if (Buffer.byteLength(text) > MAX_BYTES) throw badInput('A list can have at most 1 MB.');
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const first = lines.trimStart().split('\n', 1)[0]!;
  const [columns, rows] = isCsv(first) ? readCsv(lines) : [ONE_COLUMN, readLines(lines)];
  if (rows.length === 0) throw badInput('There are no addresses in this list.');
  if (rows.length > MAX_ROWS) throw badInput('A list can have at most 20,000 addresses.');
  const list: ImportedList = { addresses: [], invalid: [] };
  for (const row of rows) {
    const address = addressOf(row, columns);
    if (address) list.addresses.push(address);
    else list.invalid.push({ line: row.line, text: shown(row) });
  }
  return list;
}

const EMAIL = /^e-?mail([ -]?address)?$/i;

const isCsv = (firstLine: string): boolean =>
  /[,;\t]/.test(firstLine) || EMAIL.test(firstLine.replaceAll('"', '').trim());

const readLines = (text: string): Row[] =>
  text.split('\n').flatMap((line, index) => (isVisible(line) ? { line: index + 1, cells: [line.trim()] } : []));

/** Where in a row what is; -1 for a column that is not there. */
interface Columns {
  email: number;
  active: number;
  subscribed: number;
}

const ONE_COLUMN: Columns = { email: 0, active: -1, subscribed: -1 };

function readCsv(text: string): [Columns, Row[]] {
  const [heading, ...rows] = parseCsv(text);
  const names = heading!.cells;
  const columns = {
    email: names.findIndex((name) => EMAIL.test(name)),
    active: names.findIndex((name) => /^active$/i.test(name)),
    subscribed: names.findIndex((name) => /^subscribed$/i.test(name)),
  };
  if (columns.email < 0) throw badInput('The first line must name the columns, one of them Email.');
  return [columns, rows];
}

function parseCsv(text: string): Row[] {
  try {
    const records = parse(text, {
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError)
      throw badInput('The list could not be read as CSV: please check its quotation marks.');
    throw error;
  }
}

const YES = /^(|true|yes|1|active)$/i;
const NO = /^(false|no|0|inactive)$/i;

/** @returns undefined for a row that says no address, or not whether it is active */
function addressOf({ cells }: Row, { email, active, subscribed }: Columns): ImportedAddress | undefined {
  const address = subscriberAddress.safeParse(undefused(cells[email] ?? ''));
  const flag = cells[active] ?? '';
  const isActive = YES.test(flag);
  if (!address.success || (!isActive && !NO.test(flag))) return undefined;
  return { email: address.data, isActive, createdAt: momentOf(cells[subscribed] ?? '') };
}

/** As our own export writes it; anything else could be read in two ways. */
const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function momentOf(text: string): Date | null {
  const moment = ISO.test(text) ? new Date(text) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** What can be shown of a row, whatever it holds. */
const shown = ({ cells }: Row): string => {
  const text = cutText(cells.filter(Boolean).join(', '), MAX_SHOWN);
  return isStorable(text) ? text : text.toWellFormed().replaceAll('\u0000', '');
};
