import { addTexts, type Catalogues } from '../../app/i18n';

/** What only admins read has catalogues of its own, so that no visitor loads them. */
const adminTexts: Catalogues = {
  ne: () => import('../../locales/ne/admin.po'),
};

/** Loads the admin's texts in the language on screen; they follow it from then on. */
export const loadAdminTexts = (): Promise<void> => addTexts(adminTexts);
