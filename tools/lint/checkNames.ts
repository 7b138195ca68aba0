import { globSync, readFileSync } from 'node:fs';
import { oldNames } from './names.js';

/** `npm run lint:names`: names that have given way to plainer ones do not come back (names.ts). */
const files = globSync('{client,server,e2e,tools}/**/*.{ts,tsx,mts,mjs,graphql}').filter(
  (file) => !/\.gen\.ts$|^tools\/lint\/|(^|\/)(node_modules|dist)\//.test(file),
);
const complaints = files.flatMap((file) => oldNames(file, readFileSync(file, 'utf8')));
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
