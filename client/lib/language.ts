import { announceChoice, type Language } from './appearanceChoices';
import { storage } from './storage';

export type { Language } from './appearanceChoices';

/** index.html reads the same key before the first paint, and decides in which language the page begins. */
const KEY = 'parda.language';

const known = (tag: string | null | undefined): Language | null => (tag === 'en' || tag === 'ne' ? tag : null);

/** What was chosen on this device, if anything was. */
export const rememberedLanguage = (): Language | null => known(storage.get(KEY));

/** In which the page begins: that of its address, else what was chosen on this device, else the browser's, else English. */
export const firstLanguage = (): Language => known(document.documentElement.dataset.language) ?? 'en';

/** Tells the server again what was chosen: some browsers forget what a page has told them within a week. */
export function keepLanguage(): void {
  const chosen = rememberedLanguage();
  if (chosen) tellServer(chosen);
}

/** Remembers the choice on the device. */
export function rememberLanguage(language: Language): void {
  storage.set(KEY, language);
  tellServer(language);
}

/** It leads to pages in that language, and cannot look into the device's memory. */
function tellServer(language: Language): void {
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

type ShowLanguage = (language: Language) => Promise<void>;

let show: ShowLanguage | undefined;

/** The catalogues are outside this folder; `app/i18n.ts` says how one is loaded and shown. */
export function setLanguageLoader(loader: ShowLanguage): void {
  show = loader;
}

/** Shows another language until the page is left, and remembers nothing: what is printed may be for somebody else. */
export const showLanguage = async (language: Language): Promise<void> => show?.(language);

/** Shows what the person's account says, and remembers it; the page that is open stays open. */
export async function followLanguage(language: Language): Promise<void> {
  await show?.(language);
  rememberLanguage(language);
}

/** A person's choice: shown, remembered on the device, and announced to their account. */
export async function chooseLanguage(language: Language): Promise<void> {
  await followLanguage(language);
  announceChoice({ language });
}
