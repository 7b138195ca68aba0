import { setImmediate } from 'node:timers/promises';
import { constants, inflateSync } from 'node:zlib';
import { badInput } from '../../core/errors.js';
import { ambiguous, damaged, withForeignContent } from './kinds.js';
import { isLink } from './links.js';
import { type Dict, isDict, Name, PdfLexer, Reference, type Value } from './pdfLexer.js';

/**
 * Looks at all that a reader could find in a PDF (ISO 32000-2): each object that begins anywhere in the file, also in an earlier
 * version, inside another stream, or packed with others. What is not known to be harmless is refused.
 */

/** What packed objects may unpack to; those of a CV take some hundred kilobytes. */
const MAX_UNPACKED = 16 * 1024 * 1024;
/** How often the file may be read through: objects that begin inside of others are read more than once. */
const MAX_PASSES = 8;
/** What is read between two looks at other requests, in characters. */
const AT_ONCE = 500_000;
const MAX_COMMENT = 4_000;

/** What a click may do, and what may happen by itself. Scripts, programs, other files and forms that are sent are not among them. */
const ACTIONS = new Set([
  'GoTo',
  'GoToDp',
  'GoToR',
  'URI',
  'Named',
  'Thread',
  'Hide',
  'SetOCGState',
  'ResetForm',
  'Trans',
]);
const AUTOMATIC = new Set(['GoTo']);
/** The other actions of the standard: they are refused wherever they stand. */
const OTHER_ACTIONS = new Set(
  'Launch GoToE SubmitForm ImportData JavaScript Rendition Movie Sound GoTo3DView RichMediaExecute'.split(' '),
);
/** What can be on a page besides what is drawn. */
const ANNOTATIONS = new Set(
  'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Caret Stamp Ink Popup Widget PrinterMark TrapNet Watermark Redact'.split(
    ' ',
  ),
);
/** What the document may keep under names. */
const NAME_TREES = new Set([
  'Dests',
  'AP',
  'Pages',
  'IDS',
  'URLS',
  'Templates',
  'AlternatePresentations',
  'Limits',
  'Kids',
  'Names',
]);
/** Files in the file, scripts, forms of another language, and pages of other files. */
const NEVER = ['EF', 'RF', 'JS', 'XFA', 'EmbeddedFiles', 'JavaScript', 'RichMediaContent'];
/** Another PDF that lies beside this one, as the volumes of a manual do. */
const BESIDE = /^(?![a-z][a-z\d+.-]*:|[\\/])[^\0]*\.pdf$/i;

/**
 * @param file the whole of it
 * @throws AppError BAD_INPUT for a PDF that holds more than pages, or that is not whole, or nothing else besides
 */
export async function checkPdfObjects(file: Buffer): Promise<void> {
  const text = file.toString('latin1');
  checkFrame(text);
  const objects = await new ObjectReader(file, text).readAll();
  for (const { value, isStream } of objects.all) checkValue(value, isStream, objects);
}

/** Between the objects and behind the last one nothing stands but what belongs there. @throws AppError BAD_INPUT */
function checkFrame(text: string): void {
  const lexer = new PdfLexer(text, text.indexOf('%PDF-'));
  for (let word = next(lexer); word !== undefined; word = next(lexer)) {
    if (word === 'obj') skipStream(lexer, lexer.value());
    else if (word === 'trailer') lexer.value();
    else if (!/^(?:\d+|[nf]|xref|startxref|endobj|R)$/.test(word)) throw ambiguous();
  }
  if (!/%%EOF[\0-\x20]*$/.test(text.slice(-4096))) {
    throw text.includes('%%EOF') && text.lastIndexOf('%%EOF') > text.lastIndexOf('endobj') ? ambiguous() : damaged();
  }
}

function next(lexer: PdfLexer): string | undefined {
  if (lexer.skipSpace() > MAX_COMMENT) throw ambiguous();
  return lexer.word();
}

function skipStream(lexer: PdfLexer, value: Value): void {
  const start = lexer.streamStart();
  if (start === undefined || !isDict(value)) return;
  const length = value.get('Length')?.[0];
  const stated = typeof length === 'number' && lexer.text.slice(start + length, start + length + 12).trim();
  const end = stated && stated.startsWith('endstream') ? start + length : start;
  lexer.at = lexer.text.indexOf('endstream', end) + 'endstream'.length;
  if (lexer.at < start) throw damaged();
}

interface PdfObject {
  value: Value;
  isStream: boolean;
}

interface Objects {
  all: PdfObject[];
  /** By number: each version of it. */
  byNumber: Map<number, Value[]>;
}

/** Finds the objects. */
class ObjectReader {
  readonly #file: Buffer;
  readonly #text: string;
  readonly #objects: Objects = { all: [], byNumber: new Map() };
  readonly #packed: { dict: Dict; start: number }[] = [];
  #left: number;
  #sinceRest = 0;
  #unpacked = 0;

  constructor(file: Buffer, text: string) {
    this.#file = file;
    this.#text = text;
    this.#left = text.length * MAX_PASSES + AT_ONCE;
  }

  async readAll(): Promise<Objects> {
    for (const found of this.#text.matchAll(/(?<=[\d\s\0])obj(?![A-Za-z\d])|trailer/g)) {
      const begin = found.index;
      const number = found[0] === 'obj' ? this.#numberBefore(begin) : undefined;
      const lexer = new PdfLexer(this.#text, begin + found[0].length);
      const value = this.#read(lexer);
      if (value === undefined) continue;
      const start = lexer.streamStart();
      this.#keep(number, value, start !== undefined);
      if (start !== undefined && isDict(value) && isPacked(value)) this.#packed.push({ dict: value, start });
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      await this.#rest();
    }
    if (this.#packed.length > 0 && this.#objects.all.some(({ value }) => isDict(value) && value.has('Encrypt')))
      throw badInput('Please save your CV without a password and try again.');
    for (const { dict, start } of this.#packed) {
      this.#unpack(dict, start);
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      await this.#rest();
    }
    return this.#objects;
  }

  #keep(number: number | undefined, value: Value, isStream: boolean): void {
    this.#objects.all.push({ value, isStream });
    if (number === undefined) return;
    const versions = this.#objects.byNumber.get(number);
    if (versions) versions.push(value);
    else this.#objects.byNumber.set(number, [value]);
  }

  #numberBefore(position: number): number | undefined {
    const [, number] = /(\d+)[\0\s]+\d+[\0\s]*$/.exec(this.#text.slice(Math.max(0, position - 40), position)) ?? [];
    return number === undefined ? undefined : Number(number);
  }

  /** @returns undefined for what is no object: it only looked like the beginning of one */
  #read(lexer: PdfLexer): Value | undefined {
    const begin = lexer.at;
    let value: Value | undefined;
    try {
      value = lexer.value();
    } catch {
      value = undefined;
    }
    this.#left -= lexer.at - begin;
    this.#sinceRest += lexer.at - begin;
    if (this.#left < 0) throw damaged();
    return value;
  }

  /** Objects in a stream (§7.5.7): read where its head says, and one after the other as well. */
  #unpack(dict: Dict, start: number): void {
    const text = this.#contentOf(dict, start);
    this.#left += text.length * 4;
    const first = Number(dict.get('First')?.[0]);
    const numbers = text
      .slice(0, first)
      .trim()
      .split(/[\0\s]+/)
      .map(Number);
    for (let index = 0; index + 1 < numbers.length; index += 2) {
      const value = this.#read(new PdfLexer(text, first + numbers[index + 1]!));
      if (value !== undefined) this.#keep(numbers[index], value, false);
    }
    const lexer = new PdfLexer(text, first || 0);
    for (let value = this.#read(lexer); value !== undefined; value = this.#read(lexer))
      this.#keep(undefined, value, false);
  }

  #contentOf(dict: Dict, start: number): string {
    const filters = (dict.get('Filter') ?? []).flat();
    const isPlain = filters.length === 0;
    const isDeflated =
      filters.length === 1 && filters[0] instanceof Name && /^(?:Fl|FlateDecode)$/.test(filters[0].value);
    // what nobody writes, and what could not be looked into
    if ((!isPlain && !isDeflated) || dict.has('DecodeParms') || dict.has('F')) throw damaged();
    if (isPlain) return this.#text.slice(start, this.#text.indexOf('endstream', start));
    try {
      const options = { maxOutputLength: MAX_UNPACKED - this.#unpacked, finishFlush: constants.Z_SYNC_FLUSH };
      const content = inflateSync(this.#file.subarray(start), options);
      this.#unpacked += content.length;
      return content.toString('latin1');
    } catch {
      throw damaged();
    }
  }

  async #rest(): Promise<void> {
    if (this.#sinceRest < AT_ONCE) return;
    this.#sinceRest = 0;
    await setImmediate();
  }
}

const isPacked = (dict: Dict): boolean => dict.has('First') || nameIn(dict, 'Type').includes('ObjStm');

const nameIn = (dict: Dict, key: string): string[] =>
  (dict.get(key) ?? []).flatMap((value) => (value instanceof Name ? [value.value] : []));

function checkValue(value: Value, isStream: boolean, objects: Objects): void {
  if (Array.isArray(value)) for (const item of value) checkValue(item, false, objects);
  if (!isDict(value)) return;
  checkDict(value, isStream, objects);
  for (const values of value.values()) for (const item of values) checkValue(item, false, objects);
}

function refuse(isBad: boolean): void {
  if (isBad) throw withForeignContent();
}

/** @throws AppError BAD_INPUT */
function checkDict(dict: Dict, isStream: boolean, objects: Objects): void {
  const types = nameIn(dict, 'Type');
  const subtypes = nameIn(dict, 'Subtype');
  refuse(NEVER.some((key) => dict.has(key)) || types.includes('EmbeddedFile'));
  // content that lies in another file
  refuse((isStream && dict.has('F')) || (dict.has('Ref') && subtypes.includes('Form')));
  refuse(dict.has('Rect') && subtypes.some((subtype) => !ANNOTATIONS.has(subtype)));
  refuse(nameIn(dict, 'S').some((action) => OTHER_ACTIONS.has(action)));
  refuse(nameIn(dict, 'S').includes('GoToR') && !leadsBeside(dict.get('F') ?? [], objects));
  if (types.includes('Catalog') || dict.has('Pages')) {
    const trees = dictsOf(dict.get('Names'), objects);
    refuse(trees.some((tree) => [...tree.keys()].some((key) => !NAME_TREES.has(key))));
  }
  for (const key of ['A', 'PA', 'Next', 'AA', 'OpenAction']) {
    for (const action of dictsOf(dict.get(key), objects)) {
      if (key === 'AA') refuse([...action.values()].some((values) => !actsAlone(values, objects)));
      else refuse(!isHarmless(action, key === 'OpenAction', objects));
    }
  }
}

const actsAlone = (values: Value[], objects: Objects, depth = 0): boolean =>
  dictsOf(values, objects).every((action) => isHarmless(action, true, objects, depth));

/** @param isAutomatic whether nobody has to click for it */
function isHarmless(action: Dict, isAutomatic: boolean, objects: Objects, depth = 0): boolean {
  if (depth > 20) return false;
  const kinds = nameIn(action, 'S');
  // something else has a key of this name, such as the attributes of a paragraph
  if (kinds.length === 0) return !action.has('S');
  if (!kinds.every((kind) => (isAutomatic ? AUTOMATIC : ACTIONS).has(kind))) return false;
  const addresses = (action.get('URI') ?? []).flatMap((value) => resolved(value, objects));
  if (!addresses.every((address) => typeof address === 'string' && isLink(address))) return false;
  return !isAutomatic || actsAlone(action.get('Next') ?? [], objects, depth + 1);
}

const leadsBeside = (files: Value[], objects: Objects): boolean =>
  files
    .flatMap((file) => resolved(file, objects))
    .flatMap((file) =>
      isDict(file)
        ? [...file].filter(([key]) => /^(?:U?F|DOS|Mac|Unix)$/.test(key)).flatMap(([, values]) => values)
        : [file],
    )
    .flatMap((file) => resolved(file, objects))
    .every((file) => typeof file === 'string' && BESIDE.test(file));

/** The dictionaries that a value is, refers to, or lists. */
const dictsOf = (values: Value[] | undefined, objects: Objects): Dict[] =>
  (values ?? [])
    .flatMap((value) => resolved(value, objects))
    .flatMap((value) =>
      Array.isArray(value)
        ? value.flatMap((item) => resolved(item, objects)).filter(isDict)
        : isDict(value)
          ? [value]
          : [],
    );

/** All that a reference may stand for, one step further; every other value is itself. */
const resolved = (value: Value, objects: Objects): Value[] =>
  value instanceof Reference ? (objects.byNumber.get(value.number) ?? []) : [value];
