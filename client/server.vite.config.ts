import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { sourcePlugins } from './vite.plugins.ts';

/** The back office is never drawn on the server, so its code stays out. */
const withoutAdmin: Plugin = {
  name: 'parda:without-admin',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/admin/shell/routes.tsx') ? 'export const adminRoutes = [], adminSheetRoutes = [];' : undefined,
};

/**
 * The client as the server draws it: one file that needs no package. One file, so that a second import of it is a second client
 * altogether; a client speaks one language.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [withoutAdmin, sourcePlugins()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'entry-server.tsx',
    outDir: '../dist/client-server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
