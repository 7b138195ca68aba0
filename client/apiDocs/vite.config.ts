import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * The page that shows the REST contract, built apart from the site: in one build, what both need would come into files of
 * its own that every visitor loads. Its page is `dist/client/apiDocs/index.html`, which the server gives out at `/api/docs`;
 * its files lie with the site's in `assets`, since their names are hashed, too.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  publicDir: false,
  build: {
    outDir: '../dist/client',
    // the site is there already
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // Swagger UI is large; nobody loads it who has not come for it
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: path.join(import.meta.dirname, 'index.html') },
  },
});
