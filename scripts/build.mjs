// Builds the client and the server into dist/, in two processes at once, and packs the client's files beforehand: the server only hands
// them out.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { fingerprint, markBuilt, ROOT } from './sources.mjs';

const CLIENT = path.join(ROOT, 'dist', 'client');
/** The pages of other people's making, built beside the site and moved to it at the end. */
const PAGES = path.join(ROOT, 'dist', 'pages');
const PACKED = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;
/** Of smaller files nothing is left to take away. */
const WORTH_PACKING_BYTES = 256;

const PARTS = {
  async site() {
    await run('client/vite.config.ts');
    await run('client/worker/vite.config.ts');
    await pack(CLIENT, constants.BROTLI_MAX_QUALITY);
  },
  async others() {
    await run('server/vite.config.ts');
    await run('client/server.vite.config.ts');
    await run('client/apiDocs/vite.config.ts');
    await run('client/playground/vite.config.ts');
    // its editor is several times the site: packed as tightly, it would take longer than everything before it
    await pack(PAGES, 9);
  },
};

const part = PARTS[process.argv[2]];
if (part) await part();
else await buildAll();

async function buildAll() {
  const built = fingerprint();
  await rm(PAGES, { recursive: true, force: true });
  const codes = await Promise.all(Object.keys(PARTS).map(buildApart));
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed ?? 1);
  await cp(PAGES, CLIENT, { recursive: true });
  await rm(PAGES, { recursive: true });
  markBuilt(built);
}

async function buildApart(name) {
  const [code] = await once(spawn(process.execPath, [import.meta.filename, name], { stdio: 'inherit' }), 'exit');
  return code;
}

/** What is wrong is said, and not how long it took. */
function run(configFile) {
  const checks = { bundlerTimings: false };
  return build({ configFile: path.join(ROOT, configFile), logLevel: 'warn', build: { rolldownOptions: { checks } } });
}

/** Packs what has not been packed yet. @param quality of Brotli */
async function pack(folder, quality) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && PACKED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < WORTH_PACKING_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
