// What a build is made of, so that `npm start` builds again only when something has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '..');
const STAMP = path.join(ROOT, 'dist', 'sources');
const SOURCES = [
  'client',
  'server',
  'migrations',
  'tools/build.mjs',
  'tools/littleMemory.mjs',
  'tools/sources.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'lingui.config.ts',
];
const NOT_BUILT = /\.(test|journey)\.tsx?$|\.md$/;

/** A fingerprint of the names, sizes and times of all sources; a few milliseconds. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const full = path.join(ROOT, source);
    const isFolder = statSync(full).isDirectory();
    const files = isFolder ? readdirSync(full, { recursive: true, withFileTypes: true }) : [];
    const paths = isFolder
      ? files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))
      : [full];
    for (const file of paths.filter((name) => !NOT_BUILT.test(name)).toSorted()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function isBuilt() {
  try {
    return readFileSync(STAMP, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** @param built the fingerprint taken before the build: what was edited meanwhile is not in it */
export function markBuilt(built) {
  writeFileSync(STAMP, built);
}

/** Builds if something has changed since the last time; ends this process where that fails. */
export function buildWhatChanged() {
  if (isBuilt()) return;
  console.log('\n  Building …');
  // a process of its own, so that the build's memory is given back
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
