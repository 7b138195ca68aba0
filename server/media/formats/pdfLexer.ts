/** Reads the values that a PDF is made of (ISO 32000-2 §7.2, §7.3). */

/** `/Name`, with its escapes resolved. */
export class Name {
  constructor(readonly value: string) {}
}

/** `12 0 R`. */
export class Reference {
  constructor(readonly number: number) {}
}

/** A key that is there twice has two values: readers differ in which one they take. */
export type Dict = Map<string, Value[]>;

/** A string is the bytes of one, in latin1; a word that is none of these (true, null) is null. */
export type Value = Name | Reference | string | number | null | Value[] | Dict;

export const isDict = (value: Value): value is Dict => value instanceof Map;

/** Lists and dictionaries in one another. */
const MAX_DEPTH = 100;

const SPACE = /[\0\t\n\f\r ]+/y;
const COMMENT = /%[^\r\n]*/y;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const REFERENCE = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const HEX = /<([^<>]*)>/y;
const STREAM = /stream(?:\r\n|\n|\r)?/y;

/** A place in a PDF, whose bytes are given in latin1. */
export class PdfLexer {
  constructor(
    readonly text: string,
    public at: number,
  ) {}

  /** Goes past white space and comments. @returns the length of the longest comment */
  skipSpace(): number {
    for (let longest = 0; ;) {
      const begin = this.at;
      this.#take(SPACE);
      longest = Math.max(longest, this.#take(COMMENT)?.[0].length ?? 0);
      if (this.at === begin) return longest;
    }
  }

  /** The word or the sign that is here; undefined at the end. */
  word(): string | undefined {
    this.skipSpace();
    return this.#take(REGULAR)?.[0] ?? this.text[this.at++];
  }

  /** Where the content of a stream begins, if its dictionary has just been read. */
  streamStart(): number | undefined {
    this.skipSpace();
    return this.#take(STREAM) ? this.at : undefined;
  }

  /** The value that is here. @throws Error where the file ends within it, or it is nested too deeply */
  value(depth = 0): Value {
    if (depth > MAX_DEPTH) throw new Error('nested too deeply');
    this.skipSpace();
    const sign = this.text[this.at];
    if (sign === undefined) throw new Error('the file ends');
    if (sign === '/') return this.#name();
    if (sign === '(') return this.#string();
    if (sign === '[') return this.#list(depth);
    if (sign === '<') return this.text[this.at + 1] === '<' ? this.#dict(depth) : this.#hexString();
    const reference = this.#take(REFERENCE);
    if (reference) return new Reference(Number(reference[1]));
    const word = this.#take(REGULAR)?.[0];
    if (word === undefined) this.at += 1;
    return word !== undefined && /^[+-]?[\d.]+$/.test(word) ? Number(word) : null;
  }

  #name(): Name {
    this.at += 1;
    const written = this.#take(REGULAR)?.[0] ?? '';
    return new Name(written.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))));
  }

  #list(depth: number): Value[] {
    this.at += 1;
    const values: Value[] = [];
    while (!this.#ends(']')) values.push(this.value(depth + 1));
    return values;
  }

  #dict(depth: number): Dict {
    this.at += 2;
    const dict: Dict = new Map();
    while (!this.#ends('>>')) {
      const key = this.value(depth + 1);
      // readers pass over what is no key
      if (!(key instanceof Name) || this.#isAt('>>')) continue;
      const value = this.value(depth + 1);
      dict.set(key.value, [...(dict.get(key.value) ?? []), value]);
    }
    return dict;
  }

  #isAt(sign: string): boolean {
    this.skipSpace();
    return this.text.startsWith(sign, this.at);
  }

  #ends(sign: string): boolean {
    if (!this.#isAt(sign)) return false;
    this.at += sign.length;
    return true;
  }

  #hexString(): string {
    const digits = this.#take(HEX)?.[1];
    if (digits === undefined) {
      this.at += 1;
      return '';
    }
    return Buffer.from(digits.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1');
  }

  #string(): string {
    const begin = ++this.at;
    for (let open = 1; open > 0; this.at += 1) {
      const sign = this.text[this.at];
      if (sign === undefined) throw new Error('the file ends');
      if (sign === '\\') this.at += 1;
      else if (sign === '(') open += 1;
      else if (sign === ')') open -= 1;
    }
    return unescaped(this.text.slice(begin, this.at - 1));
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text) ?? undefined;
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}

/** Only what an address can be hidden behind: octal codes, escaped signs and broken lines. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n?|\n)|([^]))/g, (_, octal?: string, _line?: string, sign?: string) =>
    octal ? String.fromCharCode(parseInt(octal, 8) & 255) : (sign ?? ''),
  );
