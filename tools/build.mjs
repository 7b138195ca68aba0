// Builds the client and the server into dist/, and packs the client's files beforehand: the server only hands them out.
import './littleMemory.mjs';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { siteFiles } from '../client/worker/precache.ts';
import { fingerprint, markBuilt, ROOT } from './sources.mjs';

const CLIENT = path.join(ROOT, 'dist', 'client');
const PACKED = /\.(html|js|css|svg|json|webmanifest|txt|xml|wasm)$/;
/** Of smaller files nothing is left to take away. */
const WORTH_PACKING_BYTES = 256;

const built = fingerprint();
await run('client/vite.config.ts');
await run('client/apiDocs/vite.config.ts');
await run('client/worker/vite.config.ts');
const manifest = JSON.parse(await readFile(path.join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
const ofSite = new Set([...siteFiles(manifest), 'index.html', 'shell.html', 'service-worker.js']);
// beside what is still to be built
const packed = pack(CLIENT);
await run('server/vite.config.ts');
await run('client/server.vite.config.ts');
await packed;
await run('client/playground/vite.config.ts');
await pack(CLIENT);
markBuilt(built);

/** What is wrong is said, and neither how long it took nor what libraries note for other compilers. */
function run(configFile) {
  const rolldownOptions = {
    checks: { bundlerTimings: false },
    onLog: (level, log, show) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && show(level, log),
  };
  return build({ configFile: path.join(ROOT, configFile), logLevel: 'warn', build: { rolldownOptions } });
}

/**
 * Packs what has not been packed yet, the site as tightly as it goes: a second of work for half a megabyte. The admin and the playground are
 * several times as much; they travel a fifteenth heavier.
 */
async function pack(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && PACKED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  const waiting = files.values();
  // each lane takes the next file that nobody has taken
  const lane = async () => {
    for (const file of waiting) await packFile(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

/** Writes what it weighs for browsers that read Brotli, and for those that only read gzip. */
async function packFile(file) {
  const content = await readFile(file);
  if (content.length < WORTH_PACKING_BYTES) return;
  const isOfSite = ofSite.has(path.relative(CLIENT, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: isOfSite ? constants.BROTLI_MAX_QUALITY : 9 };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
