import { addTexts, type Catalogues } from '../i18n';

/** What only admins read has catalogues of its own, so that no visitor loads them. Where Nepali is missing, English shows. */
const deskTexts: Catalogues = {
  ne: () => import('../../locales/ne/desk.po'),
};

/** Loads the desk's texts in the language on screen; they follow it from then on. */
export const loadDeskTexts = (): Promise<void> => addTexts(deskTexts);
