import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const NEVER = ['**/*.test.*', '**/*.gen.ts', '**/locales/**'];

/** What only admins see: the rooms' desks, their kit, and the dashboard around them. */
const DESK = ['client/desk/**', 'client/*/desk/**', 'client/app/admin/**'];

/**
 * English is the source and stands in the components; Nepali is complete for all that visitors and customers see
 * (decisions §13). The desk's texts have a catalogue of their own, so that no visitor loads them.
 * No line numbers in the catalogues: moving a line must not change a translation file.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ne'],
  catalogs: [
    {
      path: '<rootDir>/client/locales/{locale}/messages',
      include: ['<rootDir>/client'],
      exclude: [...NEVER, ...DESK],
    },
    {
      path: '<rootDir>/client/locales/{locale}/desk',
      include: DESK.map((pattern) => `<rootDir>/${pattern}`),
      exclude: NEVER,
    },
  ],
  orderBy: 'message',
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
});
