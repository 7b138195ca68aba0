import { parseArgs } from 'node:util';
import { compareUncached } from './uncached.js';
import { compareCached } from './cached.js';
import { openShopInFolder, openShopOnPostgres } from './shop.js';

/**
 * Measures reads against what is possible on this machine, and prints tables for docs/performance.md: `npm run bench`.
 * It needs PostgreSQL (DATABASE_URL names any database there; the run makes its own and drops it) or `--embedded`, and
 * the built server. `--seconds` and `--rounds` say for how long; the medians of all rounds count.
 */
const { values: flags } = parseArgs({
  options: {
    embedded: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});

const server = process.env.DATABASE_URL;
if (!flags.embedded && !server) {
  console.error(
    'Name a PostgreSQL in DATABASE_URL (a database is made there and dropped), or measure with --embedded.',
  );
  process.exit(1);
}
const shop = flags.embedded ? await openShopInFolder() : await openShopOnPostgres(server!);
const run = { shop, seconds: Number(flags.seconds), rounds: Number(flags.rounds) };
try {
  console.log(`${flags.embedded ? 'Embedded database' : 'PostgreSQL'}, ${run.rounds} rounds of ${run.seconds} s\n`);
  if (flags.only !== 'cached') console.log(await compareUncached(run));
  if (flags.only !== 'uncached') console.log(`\n${await compareCached(run)}`);
} finally {
  await shop.drop();
}
