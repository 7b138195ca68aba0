import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sourcePlugins } from './client/vite.plugins.ts';

/** One more than there are cores: a test waits a fifth of its time, for a timer or for an answer. */
const WORKERS = availableParallelism() + 1;

/** Our own modules must get the very copy of graphql that the packages load; its ES build would be a second one. */
const oneGraphql = [{ find: /^graphql$/, replacement: 'graphql/index.js' }];

/** Small files that take minutes each: begun last, one of them would keep a core busy while the others have nothing left to do. */
const LONG = /(campaign|adminScreens|durability|lighthouse|site)\.journey\.ts$/;

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's sequencer, not an array
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongOnesFirst },
    tags: [
      {
        name: 'database',
        description: 'What databases do in their own ways, or at the same time: run on PostgreSQL as well.',
      },
    ],
    projects: [
      {
        resolve: { alias: oneGraphql },
        test: {
          name: 'server',
          root: './server',
          include: ['**/*.test.ts'],
          globalSetup: ['./testing/globalSetup.ts'],
          // what decorators write down their types with, before the first of them, whatever a file imports first
          setupFiles: ['reflect-metadata'],
          // each file opens its own application and database and closes them; to load the server anew for it took half of the time
          isolate: false,
          // so long only where the machine has other work: the largest test takes a quarter of it
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: WORKERS,
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
          // a process for each of two hundred files, with React and Apollo loaded anew, was a third of the time; setup.ts parts them
          isolate: false,
          // it makes itself a global of each file that asks for it
          server: { deps: { inline: ['fake-indexeddb'] } },
          testTimeout: 30_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: 'journeys',
          root: './e2e',
          include: ['**/*.journey.ts'],
          globalSetup: ['./support/globalSetup.ts'],
          // a process keeps its browser, and the shop that files share
          isolate: false,
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
