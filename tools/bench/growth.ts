import { parseArgs } from 'node:util';
import { dropDatabase, makeDatabase, onConnection } from './database.js';
import { fill } from './growth/fill.js';
import { type Question, QUESTIONS } from './growth/questions.js';
import { startParda } from './parda.js';
import { signIn } from './processes.js';
import type { Subject } from './subject.js';
import { median } from './table.js';

/**
 * How what is asked of the built server grows with its rows: `npm run bench:growth -- --rows 1000,1000000`,
 * or of some of it: `--only 'search|posts'`. Needs DATABASE_URL, a
 * superuser's on a PostgreSQL on which it makes and drops databases of its own, and `npm run build` before it.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,10000,100000,1000000' },
    rounds: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
  },
});
const address = process.env.DATABASE_URL;
if (!address) throw new Error('DATABASE_URL says on which PostgreSQL the databases of the bench are made.');

const LIMIT = 2;
const WARM_UP = 3;
const sizes = values.rows.split(',').map(Number);
const rounds = Number(values.rounds);
const only = new RegExp(values.only, 'i');

/** A shop of so many rows, with a server of its own. */
interface Shop {
  rows: number;
  server: Subject;
  token: string;
  close(): Promise<void>;
}

async function open(rows: number): Promise<Shop> {
  const name = `parda_growth_${rows}`;
  const url = await makeDatabase(address!, name);
  const server = await startParda({ DATABASE_URL: url, ANSWER_CACHE: 'off' });
  const close = async () => {
    await server.stop();
    await dropDatabase(address!, name);
  };
  try {
    await onConnection(url, (db) => fill(db, rows));
    return { rows, server, token: await signIn(server), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Milliseconds of a question in each shop, in the middle of the rounds. The shops take turns, so that whatever else keeps the
 * machine busy is the same for all.
 */
async function medians(shops: Shop[], question: Question): Promise<number[]> {
  const times: number[][] = shops.map(() => []);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, shop] of shops.entries()) {
      const begun = performance.now();
      await ask(shop, question);
      if (round >= 0) times[index]!.push(performance.now() - begun);
    }
  }
  return times.map(median);
}

async function ask({ server, rows, token }: Shop, { title, ask: asked, isAdmin }: Question): Promise<void> {
  const what = asked(rows);
  const headers = { 'Content-Type': 'application/json', ...(isAdmin && { Authorization: `Bearer ${token}` }) };
  const response =
    'path' in what
      ? await fetch(server.origin + what.path, { headers })
      : await fetch(`${server.origin}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ query: what.query }),
        });
  const answer = (await response.json()) as { errors?: { message: string }[] };
  if (!response.ok || answer.errors) throw new Error(`${title}: ${answer.errors?.[0]?.message ?? response.status}`);
}

const printRow = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);

function printTimes({ title, mayGrow }: Question, times: number[]): void {
  const growth = times.at(-1)! / times[0]!;
  const verdict = mayGrow ? 'may grow' : growth > LIMIT ? `**more than ${LIMIT}×**` : '';
  printRow([title, ...times.map((time) => time.toFixed(1)), `${growth.toFixed(1)}×`, verdict]);
}

const shops: Shop[] = [];
try {
  for (const rows of sizes) {
    shops.push(await open(rows));
    console.error(`${rows} rows: ${(performance.now() / 1000).toFixed(0)} s`);
  }
  printRow(['ms', ...sizes.map((rows) => rows.toLocaleString('en')), 'growth', '']);
  printRow(Array.from({ length: sizes.length + 3 }, () => '---'));
  for (const question of QUESTIONS.filter(({ title }) => only.test(title)))
    printTimes(question, await medians(shops, question));
} finally {
  for (const shop of shops) await shop.close();
}
