import path from 'node:path';
import { defineConfig } from 'vite';

/**
 * The playground for GraphQL, built apart from the site: in one build, what only the playground needs of `graphql` and
 * React would come into the files that every visitor loads. Its page is `dist/client/playground/index.html`, which the
 * server gives out at `/graphql`; its files lie with the site's in `assets`, since their names are hashed, too.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  publicDir: false,
  build: {
    outDir: '../dist/client',
    // the site is there already
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // an editor is large; nobody loads it who has not come for it
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'index.html'),
    },
  },
});
