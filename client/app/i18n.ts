import { i18n, type Messages } from '@lingui/core';
import { setBikramCalendar } from '../lib/dates';
import { type Language, setLanguageLoader } from '../lib/language';
import { addServerTexts } from '../lib/serverTexts';
import { fetchDevanagari } from '../ui/pageFonts';

/** Where the words of a language come from. English needs none: its sentences are in the components. */
export type Catalogues = Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>;

/** One chunk a language; with Nepali comes its calendar (decisions §13), and what the server says in it. */
const catalogues: Catalogues = {
  ne: async () => {
    // the fonts set out together with the words
    fetchDevanagari();
    const [catalogue, { bikramDate }, { findServerMessage }] = await Promise.all([
      import('../locales/ne/messages.po'),
      import('../lib/bikram'),
      import('../lib/serverMessages'),
    ]);
    setBikramCalendar(bikramDate);
    addServerTexts(findServerMessage);
    return catalogue;
  },
};

/**
 * What a part of the house that few people see has brought along. Where a text is in both, everybody's own counts: theirs is
 * complete in all languages.
 */
const more: Catalogues[] = [];
let showing: Promise<void> = Promise.resolve();
let asked = 0;

/** Loads and shows a language; the page that is open stays open. Whoever asks last decides, however fast the words of each arrive. */
export function activateLanguage(language: Language): Promise<void> {
  const turn = ++asked;
  const loaded = Promise.all([...more, catalogues].map((catalogue) => messagesOf(catalogue, language)));
  showing = loaded.then((messages) => {
    if (turn !== asked) return showing;
    i18n.loadAndActivate({ locale: language, messages: Object.assign({}, ...messages) as Messages });
    if (globalThis.document) document.documentElement.lang = language;
    return undefined;
  });
  return showing;
}

async function messagesOf(catalogues: Catalogues, language: Language): Promise<Messages> {
  return language === 'en' ? {} : (await catalogues[language]()).messages;
}

/**
 * Adds texts to the language on screen, and to every one that is shown from now on.
 * @throws when they do not arrive; another try is free to come
 */
export async function addTexts(catalogue: Catalogues): Promise<void> {
  if (more.includes(catalogue)) return;
  more.push(catalogue);
  try {
    await languageShown();
    await activateLanguage(i18n.locale as Language);
  } catch (error) {
    more.splice(more.indexOf(catalogue), 1);
    throw error;
  }
}

/** When a language does not arrive, another one is shown in its stead. */
async function languageShown(): Promise<void> {
  const last = showing;
  await last.catch(() => undefined);
  if (last !== showing) await languageShown();
}

setLanguageLoader(activateLanguage);
