import { storage } from './storage';

/** What the person chose; `system` follows the device (public-site §3, AppSettings.theme). */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** index.html reads the same key before the first paint. */
const KEY = 'parda.theme';
const grounds = { light: '#ffffff', dark: '#1f2937' };
const listeners = new Set<() => void>();

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The choice remembered on this device. */
export function themeChoice(): ThemeChoice {
  const remembered = storage.get(KEY);
  return remembered === 'light' || remembered === 'dark' ? remembered : 'system';
}

/** Remembers a choice and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') storage.remove(KEY);
  else storage.set(KEY, choice);
  show(choice);
  for (const listener of listeners) listener();
}

function show(choice: ThemeChoice): void {
  const theme = choice === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', grounds[theme]);
}

const follow = () => show(themeChoice());

/** For useSyncExternalStore: tells when the choice changes, and keeps `system` in step with the device. */
export function subscribeToTheme(listener: () => void): () => void {
  const device = systemIsDark();
  device.addEventListener('change', follow);
  listeners.add(listener);
  return () => {
    device.removeEventListener('change', follow);
    listeners.delete(listener);
  };
}
