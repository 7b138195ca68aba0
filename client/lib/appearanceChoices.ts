import { storage } from './storage';
import { sessionToken } from './token';

/** Light or dark; `system` follows the device (public-site §3, AppSettings.theme). */
export type ThemeChoice = 'system' | 'light' | 'dark';
export type Language = 'en' | 'ne';
export type FontSize = 'sm' | 'md' | 'lg' | 'xl';

/** Each as `#rrggbb`, or null for the theme's own. */
export interface CustomColors {
  primary: string | null;
  background: string | null;
  text: string | null;
}

/** What a person may choose about how the site looks and speaks (public-site §3, decisions §13). */
export interface Choices {
  theme: ThemeChoice;
  fontSize: FontSize;
  reduceMotion: boolean;
  colors: CustomColors | null;
  language: Language;
}

type Listener = (choices: Partial<Choices>) => void;

const listeners = new Set<Listener>();

/** Whose choices this device shows, if they came from or went to an account. */
const OWNER = 'parda.preferences.owner';

export const preferencesOwner = {
  get: (): string | null => storage.get(OWNER),
  set: (id: string): void => storage.set(OWNER, id),
};

/**
 * Tells what a person has just chosen here, so that their account can learn of it. What arrives from the account itself
 * is not announced. What a guest chooses belongs to the device alone.
 */
export function announceChoice(choices: Partial<Choices>): void {
  if (!sessionToken.get()) storage.remove(OWNER);
  for (const listener of listeners) listener(choices);
}

export function subscribeToChoices(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
