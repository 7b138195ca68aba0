import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../../core/config/configError.js';

/** What is in a data folder of ours; any other folder with content is not ours to lock away. */
const OURS = new Set(['jwt-secret', 'pglite', 'parda.lock', 'outbox', 'media', 'uploads']);

/**
 * Makes a private folder: nobody but the owner of the process may look into it (decisions §10).
 * @throws ConfigError if it cannot be made, or holds somebody else's files
 */
export function ensurePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const content = readdirSync(folder);
    if (content.length > 0 && !content.some((name) => OURS.has(name))) {
      throw new Error(`${folder} holds other files`);
    }
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new ConfigError(`DATA_DIR cannot be used: ${(error as Error).message}.`);
  }
}

/** Of a secret that signs, in characters. */
export const MIN_SECRET_LENGTH = 32;

/** The signing secret of an embedded installation: made at the first start, kept beside the data. */
export function keptSecret(dataDir: string): string {
  ensurePrivateFolder(dataDir);
  const file = path.join(dataDir, 'jwt-secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= MIN_SECRET_LENGTH) return kept;
  // written whole under another name first: a crash leaves the old file or the new one, never half of it
  const draft = `${file}.${process.pid}`;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(draft, secret, { mode: 0o600 });
  renameSync(draft, file);
  return secret;
}
