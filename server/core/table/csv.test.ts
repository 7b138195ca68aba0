import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv } from './csv.js';

interface Row {
  name: string;
  count: number;
  text: string;
}

async function csvOf(...rows: Row[]): Promise<string> {
  const columns = { Name: ({ name }: Row) => name, Count: ({ count }: Row) => count, Text: ({ text }: Row) => text };
  const chunks = (async function* () {
    yield rows;
  })();
  return (await Array.fromAsync(toCsv(columns, chunks))).join('');
}

it('quotes every text, and no number', async () => {
  const rows = [{ name: 'Sita', count: -3, text: 'a "b"' }];
  expect(await csvOf(...rows)).toBe('\ufeffName,Count,Text\n"Sita",-3,"a ""b"""\n');
});

/** What a spreadsheet takes for a formula where it takes `separator` to end a cell, and heeds no quotation mark inside of one. */
const formulas = (csv: string, separator: string) =>
  csv
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split(separator))
    .filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell) && Number.isNaN(Number(cell)));

it.each([
  ';=HYPERLINK(1)',
  'Ram;=HYPERLINK("http://127.0.0.1")',
  'Ram\t=1+1;',
  'Ram,=1+1,',
  'Ram; "=1+1";',
  'Ram\n=1+1',
  'Ram\r\n\u200b-1+1',
  '=1+1;=1+1',
  '\t=1+1',
  'a;＝1+1',
])('%j is no formula, whatever separator a spreadsheet takes', async (text) => {
  const csv = await csvOf({ name: text, count: 1, text: 'x' }, { name: 'x', count: -1, text });
  for (const separator of [',', ';', '\t']) expect(formulas(csv, separator)).toEqual([]);
});

it('nothing else is changed', async () => {
  const text = 'Rs. 1,200 – call 01-4412345; then +977 98…\n1 + 1 = 2, e-mail: a@b.np';
  const [, cells] = parse(await csvOf({ name: 'x', count: 1, text }));
  expect(cells![2]).toBe(text);
});

it('says a moment by the clock of the shop, as spreadsheets read it', async () => {
  const rows = (async function* () {
    yield [new Date('2026-11-28T18:20:59.999Z')];
  })();
  const csv = (await Array.fromAsync(toCsv({ When: (time: Date) => time }, rows))).join('');
  expect(csv).toBe('\ufeffWhen\n2026-11-29 00:05\n');
});

it('takes a time in proportion to the text', async () => {
  const text = '\n;'.repeat(500_000);
  expect(await csvOf({ name: 'x', count: 1, text })).toContain(text);
});
