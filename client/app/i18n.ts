import { i18n } from '@lingui/core';
import { setBikramCalendar } from '../lib/dates';
import { type Language, setLanguageLoader } from '../lib/language';

/** One chunk a language; with Nepali comes its calendar (decisions §13). */
const catalogues = {
  en: () => import('../locales/en/messages.po'),
  ne: async () => {
    // The letters set out together with the words; left to itself the browser asks for them after the first paint.
    void document.fonts?.load('1em Anek', 'न').catch(() => undefined);
    const [catalogue, { bikramDate }] = await Promise.all([
      import('../locales/ne/messages.po'),
      import('../lib/bikram'),
    ]);
    setBikramCalendar(bikramDate);
    return catalogue;
  },
};

/** Loads and shows a language; the page that is open stays open. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

setLanguageLoader(activateLanguage);
