import 'reflect-metadata';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from './core/config/configError.js';
import { reasonOf } from './infra/database/configuredDatabase.js';
import { checkArchive, exportTo, importFrom } from './ops/archive/archive.js';
import { ArchiveError, type Manifest, readManifest } from './ops/archive/manifest.js';
import { withShop } from './withShop.js';

/*
 * `npm run data -- export|check|import <folder>`: moves everything that a shop has kept from one installation to another, whichever
 * of the settings (docs/settings.md) each of them uses.
 */

const USAGE = `Use: npm run data -- export <folder>             writes all that the shop has kept into a new folder
     npm run data -- check <folder>              reads such a folder from end to end
     npm run data -- import <folder> [--replace] fills a new shop with it, or replaces what is there`;

const WORK = {
  export: (folder: string) => withShop((shop) => exportTo(folder, shop)),
  check: checkArchive,
  import: async (folder: string, options: { replace: boolean }) => {
    // before a database is made for it
    await readManifest(folder);
    return withShop((shop) => importFrom(folder, shop, options));
  },
};

function tell({ madeAt, tables, files, jobs: waiting }: Manifest): void {
  const rows = tables.reduce((sum, { count }) => sum + count, 0);
  for (const { name, count } of tables) process.stdout.write(`${String(count).padStart(10)}  ${name}\n`);
  process.stdout.write(
    `\n  ${rows} rows of ${tables.length} tables, ${waiting.length} jobs that wait, ${files.count} files of ${files.bytes} bytes, as of ${madeAt}: each checksum is right.\n\n`,
  );
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [kind, folder, ...rest] = positionals;
  const work = kind !== undefined && Object.hasOwn(WORK, kind) ? WORK[kind as keyof typeof WORK] : undefined;
  if (!work || !folder || rest.length > 0) throw new ArchiveError(USAGE);
  tell(await work(path.resolve(folder), values));
}

run().catch((error: unknown) => {
  const isExpected = error instanceof ArchiveError || error instanceof ConfigError;
  process.stderr.write(`${isExpected ? error.message : `This did not work: ${reasonOf(error)}`}\n`);
  process.exitCode = 1;
});
