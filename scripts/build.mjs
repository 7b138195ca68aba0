// Builds the client and the server into dist/, and packs the client's files beforehand: the server only hands them out.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fingerprint, markBuilt, ROOT } from './sources.mjs';

const PACKED = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;
/** Of smaller files nothing is left to take away. */
const WORTH_PACKING_BYTES = 256;

const built = fingerprint();
const options = { logLevel: 'warn' };
const client = path.join(ROOT, 'dist', 'client');
await build({ ...options, configFile: path.join(ROOT, 'client', 'vite.config.ts') });
await build({ ...options, configFile: path.join(ROOT, 'client', 'server.vite.config.ts') });
await build({ ...options, configFile: path.join(ROOT, 'client', 'apiDocs', 'vite.config.ts') });
await build({ ...options, configFile: path.join(ROOT, 'server', 'vite.config.ts') });
await build({ ...options, configFile: path.join(ROOT, 'client', 'worker', 'vite.config.ts') });
pack(client, constants.BROTLI_MAX_QUALITY);
// its editor is several times the site: packed as tightly, it would take longer than everything before it
await build({ ...options, configFile: path.join(ROOT, 'client', 'playground', 'vite.config.ts') });
pack(client, 9);
markBuilt(built);

/** Packs what has not been packed yet. @param quality of Brotli */
function pack(folder, quality) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !PACKED.test(entry.name)) continue;
    const content = readFileSync(file);
    if (content.length < WORTH_PACKING_BYTES || existsSync(`${file}.br`)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
