import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { type Example, examplesOf, GuideValues, parseExpected, parseHttp } from './guideExamples.js';

/** Programs of a guide load the packages that are installed here. */
const ROOT = path.join(import.meta.dirname, '..', '..');

/** What is not tried by itself: an example's output, and things to look at. */
const SHOWN = new Set(['text', 'json']);

/** As long as a busy machine needs. */
const PROGRAM_TIMEOUT_MS = 20_000;

/** Told of each line that a program of the guide has printed, so that what it waits for can be made to happen. */
export type OnLine = (program: string, line: string, values: Record<string, string>) => Promise<void>;

interface Guide {
  markdown: string;
  /** What the reader brings along: the server's address, a password. */
  values: Record<string, string>;
  onLine: OnLine;
}

/**
 * Does what a guide says, from its first example to its last: sends its requests and runs its programs, and compares the
 * block that follows each of them with what came.
 * @returns how many examples were tried, by language
 * @throws Error that names the line of the first example that does not hold
 */
export async function followGuide({ markdown, values: given, onLine }: Guide): Promise<Record<string, number>> {
  const values = new GuideValues(given);
  const tried: Record<string, number> = {};
  const examples = examplesOf(markdown);
  for (const [at, example] of examples.entries()) {
    const isAnswer = example.text.startsWith('HTTP/');
    const expected = examples[at + 1];
    try {
      if (example.language === 'http' && !isAnswer) await send(example, expected, values);
      else if (example.language === 'js') await run(example, expected, values, onLine);
      else if (isAnswer || SHOWN.has(example.language)) continue;
      else throw new Error(`Nobody knows how to try ${example.language}.`);
    } catch (error) {
      throw new Error(`Line ${example.line}: ${(error as Error).message}`, { cause: error });
    }
    tried[example.language] = (tried[example.language] ?? 0) + 1;
  }
  return tried;
}

async function send(request: Example, expected: Example | undefined, values: GuideValues): Promise<void> {
  const { first, headers, body } = parseHttp(values.fill(request.text));
  const [method = '', ...address] = first.split(' ');
  const response = await fetch(address.join(' '), { method, headers, ...(body && { body }) });
  const answer = await response.text();
  if (!expected?.text.startsWith('HTTP/')) throw new Error('No answer follows this request.');
  const wanted = parseHttp(expected.text);
  values.matchText(wanted.first, `HTTP/1.1 ${response.status} ${response.statusText}`, `The status of ${answer}`);
  for (const [name, value] of wanted.headers) {
    values.matchText(value, response.headers.get(name) ?? undefined, `The header ${name}`);
  }
  if (wanted.body) values.match(parseExpected(wanted.body), JSON.parse(answer));
  else if (answer) throw new Error(`No body was expected, and came ${answer}`);
}

/** Runs a program, whose first line is its name in a comment, until it has printed what follows it in the guide. */
async function run(
  program: Example,
  expected: Example | undefined,
  values: GuideValues,
  onLine: OnLine,
): Promise<void> {
  const name = /^\/\/ (\S+\.js)\n/.exec(program.text)?.[1];
  if (!name) throw new Error('A program begins with its name.');
  if (expected?.language !== 'text') throw new Error('What it prints does not follow this program.');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program.text], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', ...values.all },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PROGRAM_TIMEOUT_MS,
  });
  const ended = once(child, 'exit');
  const complaints = text(child.stderr);
  const wanted = expected.text.split('\n');
  try {
    for await (const line of createInterface(child.stdout)) {
      values.matchText(wanted.shift()!, line, `What ${name} prints`);
      await onLine(name, line, values.all);
      if (wanted.length === 0) return;
    }
    throw new Error(`${name} ended before it had printed ${wanted[0]}\n${await complaints}`);
  } finally {
    child.kill();
    await ended;
  }
}
