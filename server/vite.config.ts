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

/** Builds the server into one file; packages stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [demoPictures],
  build: {
    ssr: 'main.ts',
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
  },
});
