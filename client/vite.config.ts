import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import {
  compiledWhileItArrives,
  modulesOfChunks,
  preloadLatinFont,
  shortInlineScripts,
  sourcePlugins,
  together,
  treeshake,
} from './vite.plugins.ts';

const productionRouter = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));
const server = process.env.PARDA_SERVER ?? 'http://localhost:4000';
/** Of others' code, what every page needs. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@apollo|@0no-co|rxjs|optimism|@wry|tslib)[\\/]/;
/** But for what listens on the WebSocket, which most visitors never open. */
const LISTENING = /@apollo[\\/]client[\\/](link[\\/]subscriptions|react[\\/]hooks[\\/]useSubscription)/;

/** What the server answers; our own folders of the same names are Vite's (`graphql/client.ts`, `media/purposes.ts`). */
const proxied = ['^/api/', '^/auth/', '^/unsubscribe/', '^/media/parda/', '^/graphql($|\\?)', '^/(healthz|readyz)$'];

/** Two pages of other people's making have entries of their own, at the addresses that the server gives them. */
const openPage = ({ method, url, headers }: IncomingMessage) => {
  if (url === '/api/docs') return '/apiDocs/index.html';
  const isPage = method === 'GET' && url === '/graphql' && headers.accept?.startsWith('text/html');
  return isPage ? '/playground/index.html' : undefined;
};

/** The client's build: `dist/client` with a manifest, hashed names, and libraries apart from our own code. */
export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [sourcePlugins(), preloadLatinFont(), shortInlineScripts(), compiledWhileItArrives(), modulesOfChunks()],
  resolve: {
    // RxJS comes in two builds; the modern one needs no helpers for what every browser knows today.
    conditions: ['es2015', ...defaultClientConditions],
    // The router comes in two builds, too, and leads importers to the one with the warnings for its developers.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
            { find: /^graphql$/, replacement: '@0no-co/graphql.web' },
          ]
        : [],
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, ws: true, bypass: openPage }])),
  },
  // the playground's workers are Vite's to find, not to bundle beforehand, but for what they need that is no ES module
  optimizeDeps: {
    exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'],
    include: ['picomatch-browser', 'nullthrows', 'graphql-language-service'],
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    // A font or picture inlined as base64 cannot be cached on its own and grows by a third.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [
            // What every page needs of others' code, in one file: it changes only when a version does, so a return visit
            // after a release of ours keeps it, and together it compresses better than apart.
            {
              name: 'vendor',
              priority: 2,
              test: (id) => VENDOR.test(id) && !LISTENING.test(id),
            },
            // The same for ours: left to itself each module that some lazy page uses, too, would be a file with a request of its own.
            { name: 'shell', priority: 1, tags: ['$initial'], test: (id) => !LISTENING.test(id) },
            ...together,
          ],
        },
      },
    },
  },
}));
