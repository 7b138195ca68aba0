import { isDeepStrictEqual } from 'node:util';

/** A fenced block of a guide. */
export interface Example {
  /** Where it begins in the file, counted from 1. */
  line: number;
  /** What is behind the fence: `http`, `js`, `text`. */
  language: string;
  text: string;
}

/** The fenced blocks of a Markdown text, in order. */
export function examplesOf(markdown: string): Example[] {
  return Array.from(
    markdown.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm),
    ({ index, 1: language = '', 2: text = '' }) => ({
      line: markdown.slice(0, index).split('\n').length,
      language,
      text,
    }),
  );
}

/**
 * An HTTP message in the notation of `.http` files: a first line, headers, and after an empty line the body. A long address goes on in
 * indented lines that begin with `?` or `&`.
 */
export interface HttpMessage {
  first: string;
  headers: [name: string, value: string][];
  body: string;
}

export function parseHttp(text: string): HttpMessage {
  const [head = '', ...rest] = text.replaceAll(/\n +(?=[?&])/g, '').split('\n\n');
  const [first = '', ...lines] = head.split('\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return { first, headers, body: rest.join('\n\n') };
}

/** The body of an expected answer, in which `…` and `{{name}}` may stand for any value without quotation marks. */
export const parseExpected = (body: string): unknown =>
  JSON.parse(body.replaceAll(/(?<=[[:,]\s*)(?:…|\{\{\w+\}\})(?=\s*[\],}])/g, '"$&"'));

/** What a guide leaves open: the rest of a text, any value, further items of a list. */
const ANYTHING = '…';

/**
 * The values that a guide's examples hand on. In what is sent, `{{name}}` stands for one; in what is expected it keeps what
 * comes there, or compares with it where it is known already.
 */
export class GuideValues {
  readonly #values: Map<string, string>;

  constructor(values: Record<string, string>) {
    this.#values = new Map(Object.entries(values));
  }

  get all(): Record<string, string> {
    return Object.fromEntries(this.#values);
  }

  /** @throws Error where a name is used that no example before has given a value */
  fill(text: string): string {
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = this.#values.get(name);
      if (value === undefined) throw new Error(`{{${name}}} has no value yet.`);
      return value;
    });
  }

  /**
   * Compares JSON: what is expected must be there, more may be.
   * @throws Error that names the place where something else stands
   */
  match(expected: unknown, actual: unknown, place = 'The body'): void {
    if (expected === ANYTHING) {
      if (actual === undefined) throw new Error(`${place} is missing.`);
    } else if (typeof expected === 'string') {
      this.matchText(expected, typeof actual === 'string' ? actual : JSON.stringify(actual), place);
    } else if (Array.isArray(expected)) {
      this.#matchItems(expected, actual, place);
    } else if (typeof expected === 'object' && expected !== null) {
      if (typeof actual !== 'object' || actual === null) throw new Error(`${place} is ${JSON.stringify(actual)}.`);
      for (const [key, value] of Object.entries(expected)) {
        this.match(value, (actual as Record<string, unknown>)[key], `${place}.${key}`);
      }
    } else if (!isDeepStrictEqual(expected, actual)) {
      throw new Error(`${place} should be ${String(expected)}, and is ${JSON.stringify(actual)}.`);
    }
  }

  #matchItems(expected: readonly unknown[], actual: unknown, place: string): void {
    const items = expected.filter((item) => item !== ANYTHING);
    const isCut = items.length < expected.length;
    if (!Array.isArray(actual) || actual.length < items.length || (!isCut && actual.length > items.length)) {
      throw new Error(`${place} should have ${items.length} items, and is ${JSON.stringify(actual)}.`);
    }
    for (const [at, item] of items.entries()) this.match(item, actual[at], `${place}[${at}]`);
  }

  /** @throws Error where a text is another one */
  matchText(expected: string, actual: string | undefined, place: string): void {
    const names: string[] = [];
    const pattern = expected
      .split(/(\{\{\w+\}\}|…)/)
      .map((part) => {
        if (part === ANYTHING) return '[\\s\\S]*';
        const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
        if (!name) return literally(part);
        const value = this.#values.get(name);
        if (value !== undefined) return literally(value);
        names.push(name);
        return '(.+)';
      })
      .join('');
    const found = actual === undefined ? null : new RegExp(`^${pattern}$`).exec(actual);
    if (!found) throw new Error(`${place} should be ${expected}, and is ${actual}.`);
    for (const [at, name] of names.entries()) this.#values.set(name, found[at + 1]!);
  }
}

/** A pattern that stands for a text itself. */
const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
