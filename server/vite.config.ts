import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Puts what a first start copies into the store (demo/pictures.ts) beside the built server, which needs no sources then. */
const demoPictures: Plugin = {
  name: 'demo-pictures',
  writeBundle: ({ dir }) => {
    if (dir)
      cpSync(path.join(import.meta.dirname, 'demo', 'pictures'), path.join(dir, 'pictures'), { recursive: true });
  },
};

const PROJECT = path.join(import.meta.dirname, '..');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that is built, and whether files were changed since; null where there is no git, or only somebody else's around us. */
function commit(): string | null {
  try {
    return git('rev-parse', '--show-prefix') === '' ? git('describe', '--always', '--dirty', '--exclude=*') : null;
  } catch {
    return null;
  }
}

/** Packages with parts that are no JavaScript, and large ones that are loaded when they are first needed. */
const OUTSIDE = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@google/genai',
  '@node-rs/argon2',
  'file-type',
  'nodemailer',
  'sharp',
];

/** How Node finds packages. Vite's own way leads to two of graphql, which do not know each other's types. */
const AS_NODE = { mainFields: ['main'], conditions: ['node'], extensions: ['.ts', '.js', '.mjs', '.json'] };

/** What Apollo hashes each document with: built into one file it would not find Node's own and take one written in JavaScript. */
const HASHES = { '@apollo/utils.createhash': 'node:crypto' };

/**
 * Builds the server into one file with nearly all packages: two thousand small files take longer to find and to read than the
 * server takes for everything else at its start. In development packages stay in node_modules.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [demoPictures],
  define: { PARDA_COMMIT: JSON.stringify(commit()) },
  ...(mode === 'production' && {
    resolve: { alias: HASHES },
    ssr: { noExternal: true, external: OUTSIDE },
    environments: { ssr: { resolve: AS_NODE } },
  }),
  build: {
    ssr: true,
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node24',
    // in production the built file is as readable as its source: nothing is shortened
    sourcemap: mode !== 'production',
    // entities, types and events are known by the names of their classes
    rolldownOptions: {
      input: ['main.ts', 'data.ts', 'admin.ts'].map((name) => path.join(import.meta.dirname, name)),
      output: { keepNames: true },
    },
  },
}));
