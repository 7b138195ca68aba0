import { storage } from './storage';

export type Language = 'en' | 'ne';

/** index.html reads the same key before the first paint. */
const KEY = 'parda.language';

const known = (tag: string | null | undefined): Language | null => (tag === 'en' || tag === 'ne' ? tag : null);

/** What was chosen on this device, else the browser's preference, else English (decisions §13). */
export function preferredLanguage(browser: readonly string[] = navigator.languages): Language {
  return known(storage.get(KEY)) ?? browser.map((tag) => known(tag.slice(0, 2))).find(Boolean) ?? 'en';
}

/** Remembers the choice on the device. */
export function rememberLanguage(language: Language): void {
  storage.set(KEY, language);
}
