import { defineConfig } from 'vitest/config';
import { sourcePlugins } from './client/vite.plugins.ts';

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
        },
      },
      {
        plugins: [sourcePlugins()],
        test: {
          name: 'client',
          root: './client',
          include: ['**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'journeys',
          root: './journeys',
          include: ['**/*.journey.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // of the tests in a file that say they may run at once: a page waits as long as it works
          maxConcurrency: 2,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
