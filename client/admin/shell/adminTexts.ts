import { addTexts, type Catalogues } from '../../app/i18n';
import { addServerTexts } from '../../lib/serverTexts';

/** What only admins read, and what the server says to them alone, has catalogues of its own, so that no visitor loads them. */
const adminTexts: Catalogues = {
  ne: async () => {
    const [catalogue, { findAdminMessage }] = await Promise.all([
      import('../../locales/ne/admin.po'),
      import('./serverMessages'),
    ]);
    addServerTexts(findAdminMessage);
    return catalogue;
  },
};

/** Loads the admin's texts in the language on screen; they follow it from then on. */
export const loadAdminTexts = (): Promise<void> => addTexts(adminTexts);
