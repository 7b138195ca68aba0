import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const NEVER = ['**/*.test.*', '**/*.gen.ts', '**/locales/**'];

/** What only admins see: the rooms' tabs, their kit, and the frame around them. */
const ADMIN = ['client/admin/**', 'client/*/admin/**'];

/**
 * English is the source and is in the components; Nepali is complete for all that visitors and customers see
 * (decisions §13). The admin's texts have a catalogue of their own, so that no visitor loads them.
 * No line numbers in the catalogues: moving a line must not change a translation file.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ne'],
  catalogs: [
    {
      path: '<rootDir>/client/locales/{locale}/messages',
      include: ['<rootDir>/client'],
      exclude: [...NEVER, ...ADMIN],
    },
    {
      path: '<rootDir>/client/locales/{locale}/admin',
      include: ADMIN.map((pattern) => `<rootDir>/${pattern}`),
      exclude: NEVER,
    },
  ],
  orderBy: 'message',
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
});
