import { readFileSync } from 'node:fs';
import { compareSchemas } from './publishedSchema.js';

/** Compares schema.graphql with what was published; fails where somebody's program would break. */
const { breaking, dangerous } = await compareSchemas(
  readFileSync('schema.published.graphql', 'utf8'),
  readFileSync('schema.graphql', 'utf8'),
);
for (const message of dangerous) console.log(`Could surprise somebody: ${message}.`);
for (const message of breaking) console.error(`Breaks somebody: ${message}.`);
if (breaking.length > 0) {
  console.error(
    '\nKeep it and deprecate it, with a reason; publish that (npm run schema:publish); take it away later.',
  );
  process.exitCode = 1;
}
