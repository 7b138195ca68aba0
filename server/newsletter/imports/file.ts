import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import addressparser from 'nodemailer/lib/addressparser';
import { badInput } from '../../core/errors.js';
import { readMinuteInKathmandu } from '../../core/fields/moment.js';
import { cutText, isVisible, toStorable } from '../../core/fields/text.js';
import { undefused } from '../../core/table/csv.js';
import { subscriberAddress } from '../inputs.js';
import { type ImportedStatus, statusReader, wordsOf } from './status.js';

/** A list of addresses as somebody brings it: one a line, or CSV whose first line names a column Email. */

const MAX_BYTES = 1_000_000;
const MAX_ADDRESSES = 20_000;
/** Of a line that cannot be read. */
const MAX_SHOWN = 120;

/** One address of the list. */
export interface ImportedAddress extends ImportedStatus {
  email: string;
  /** When it subscribed; null where the list does not say. */
  createdAt: Date | null;
}

export interface ImportedList {
  addresses: ImportedAddress[];
  /** What is no address, as it is there, and in which line, counted from 1. */
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
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(SEPARATOR_LINE, '');
  const first = lines.trimStart().split('\n', 1)[0]!;
  const separator = separatorOf(first);
  if (separator === undefined && !isOfAddresses(first)) throw badInput(NO_HEADING);
  const list = separator === undefined ? readLines(lines) : readCsv(lines, separator);
  if (list.addresses.length + list.invalid.length === 0) throw badInput('There are no addresses in this list.');
  if (list.addresses.length + list.invalid.length > MAX_ADDRESSES)
    throw badInput('A list can have at most 20,000 addresses.');
  return list;
}

const NO_HEADING = 'The first line must name the columns, one of them Email.';

/** Spreadsheets write it before the heading; the line stays, so that the others keep their numbers. */
const SEPARATOR_LINE = /^\s*"?sep=[,;|\t]"?[ \t]*(?=\n)/i;
const SEPARATORS = [',', ';', '\t', '|'];

/** `Email`, `email_address`, `E-mail 1 - Value`, in the words of `wordsOf`. */
const EMAIL =
  /^((primary|contact|subscriber|user|customer|home|work|business|personal|other) )?(e ?)?mails?( ?(address|adresse|id))?( \d)?( (address|value))?$|^subscriber$|^इमेल( ठेगाना)?$/;

const isEmail = (heading: string): boolean => EMAIL.test(wordsOf(heading));

/** What the heading is made of: names may hold the other separators. Undefined where no column is named Email. */
function separatorOf(heading: string): string | undefined {
  const ways = SEPARATORS.map((separator) => ({ separator, names: cellsOf(heading, separator) }));
  const fitting = ways.filter(({ names }) => names.some(isEmail)).toSorted((a, b) => b.names.length - a.names.length);
  return fitting[0]?.separator;
}

function cellsOf(line: string, delimiter: string): string[] {
  // a heading that goes on in the next line
  const closed = line.split('"').length % 2 === 0 ? `${line}"` : line;
  try {
    return parseCsv(closed, delimiter)[0]?.cells ?? [];
  } catch {
    return [];
  }
}

/** Whether a line holds an address, several of them, or people with theirs: `Ram <ram@example.com>`. */
function isOfAddresses(line: string): boolean {
  const parts = line.split(/[,;\t]/).filter(isVisible);
  return parts.length === 1 || /<[^<>@]+@[^<>]+>/.test(line) || parts.every((part) => part.includes('@'));
}

/** One row for each address of a line; of what is beside an address nothing is taken. */
function readLines(text: string): ImportedList {
  const list: ImportedList = { addresses: [], invalid: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (!isVisible(line)) continue;
    const row = { line: index + 1, cells: [line.trim()] };
    for (const address of addressesIn(line)) take(list, row, address, IS_ACTIVE, null);
  }
  return list;
}

const IS_ACTIVE: ImportedStatus = { isActive: true, hasLeft: false };

function readCsv(text: string, separator: string): ImportedList {
  const [heading, ...rows] = parseCsv(text, separator);
  const names = heading!.cells;
  const emails = [...names.keys()].filter((index) => isEmail(names[index]!));
  const subscribed = names.findIndex((name) => /^subscribed$/i.test(name));
  const statusOf = statusReader(names);
  const list: ImportedList = { addresses: [], invalid: [] };
  for (const row of rows) {
    // of the addresses of one person the first
    const cell = emails.map((index) => row.cells[index] ?? '').find(isVisible) ?? '';
    take(list, row, addressesIn(undefused(cell))[0]!, statusOf(row.cells), momentOf(row.cells[subscribed] ?? ''));
  }
  return list;
}

function parseCsv(text: string, delimiter: string): Row[] {
  try {
    const records = parse(text, {
      delimiter,
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

/** The addresses in `Ram <ram@example.com>, sita@example.com`, without the names; at least one text. */
function addressesIn(text: string): string[] {
  // ' ::: ' is between several addresses of one person (Google)
  const plain = text
    .trim()
    .replace(/^mailto:/i, '')
    .replaceAll(' ::: ', ', ');
  if (!/[<,;:]/.test(plain)) return [plain];
  const found = addressparser(plain, { flatten: true })
    .map(({ address }) => address)
    .filter((address) => address.includes('@'));
  return found.length > 0 ? found : [plain];
}

/** @param status undefined where the row does not say it clearly */
function take(
  list: ImportedList,
  row: Row,
  text: string,
  status: ImportedStatus | undefined,
  createdAt: Date | null,
): void {
  const address = subscriberAddress.safeParse(text);
  if (address.success && status) list.addresses.push({ email: address.data, ...status, createdAt });
  else if (list.invalid.at(-1)?.line !== row.line) list.invalid.push({ line: row.line, text: shown(row) });
}

/** As our own export writes it now, and as it did; anything else could be read in two ways. */
const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function momentOf(text: string): Date | null {
  const moment = ISO.test(text) ? new Date(text) : readMinuteInKathmandu(text);
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}

/** What can be shown of a row, whatever it holds. */
const shown = ({ cells }: Row): string => cutText(toStorable(cells.filter(Boolean).join(', ')), MAX_SHOWN);
