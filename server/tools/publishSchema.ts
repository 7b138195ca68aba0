import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compareSchemas, toPublished } from './publishedSchema.js';

/** Makes schema.graphql what third parties may rely on, unless that broke what they rely on already. */
const FILE = 'schema.published.graphql';
const present = readFileSync('schema.graphql', 'utf8');
const { breaking } = existsSync(FILE) ? await compareSchemas(readFileSync(FILE, 'utf8'), present) : { breaking: [] };
if (breaking.length > 0) {
  for (const message of breaking) console.error(`Breaks somebody: ${message}.`);
  process.exitCode = 1;
} else {
  writeFileSync(FILE, toPublished(present));
}
