import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * English is the source and stands in the components; Nepali is complete (decisions §13).
 * No line numbers in the catalogues: moving a line must not change a translation file.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ne'],
  catalogs: [
    {
      path: '<rootDir>/client/locales/{locale}/messages',
      include: ['<rootDir>/client'],
      exclude: ['**/*.test.*', '**/*.gen.ts', '**/locales/**'],
    },
  ],
  orderBy: 'message',
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
});
