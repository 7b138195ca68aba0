import { defineConfig } from 'vitest/config';
import { sourcePlugins } from './client/vite.plugins.ts';

/** Every core: a machine that tests has nothing else to do. */
const EVERY_CORE = '100%';

/** Our own modules must get the very copy of graphql that the packages load; its ES build would be a second one. */
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'server',
          root: './server',
          include: ['**/*.test.ts'],
          globalSetup: ['./testing/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: EVERY_CORE,
        },
      },
      {
        plugins: [sourcePlugins()],
        test: {
          name: 'client',
          root: './client',
          include: ['**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./testing/setup.ts'],
          testTimeout: 30_000,
          maxWorkers: EVERY_CORE,
        },
      },
      {
        test: {
          name: 'journeys',
          root: './journeys',
          include: ['**/*.journey.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // a page waits as long as it works: two files at once, and of a file the tests that say so
          maxWorkers: 2,
          maxConcurrency: 2,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
