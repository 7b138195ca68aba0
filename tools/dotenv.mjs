// Reads `.env` beside package.json, if there is one; what is set in the environment already wins.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './sources.mjs';

const FILE = path.join(ROOT, '.env');

if (existsSync(FILE)) {
  try {
    process.loadEnvFile(FILE);
  } catch (error) {
    console.error(`Parda cannot start: ${FILE} cannot be read (${error.code}).`);
    process.exit(1);
  }
}
