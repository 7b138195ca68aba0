import { defineConfig } from 'vite';

/** Builds the server into one file; packages stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'main.ts',
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
  },
});
