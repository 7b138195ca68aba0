import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { treeshake } from '../vite.plugins.ts';
import { digest, precacheEntries } from './precache.ts';

const CLIENT = path.join(import.meta.dirname, '..', '..', 'dist', 'client');
const SHELL = 'shell.html';

/** Tells the worker what the site was built into; the page as it is before anything is written into it is its shell. */
const builtSite: Plugin = {
  name: 'parda:built-site',
  config: () => {
    copyFileSync(path.join(CLIENT, 'index.html'), path.join(CLIENT, SHELL));
    const entries = JSON.stringify(precacheEntries(CLIENT, SHELL));
    return { define: { SITE_FILES: entries, SITE_BUILD: JSON.stringify(digest(entries)) } };
  },
};

/** The service worker, `dist/client/service-worker.js`: built after the site, in one file that every browser takes. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [builtSite],
  build: {
    outDir: CLIENT,
    // the site is there already
    emptyOutDir: false,
    rolldownOptions: {
      treeshake,
      input: path.join(import.meta.dirname, 'serviceWorker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
