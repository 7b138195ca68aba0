import { announceChoice, type CustomColors, type ThemeChoice } from './appearanceChoices';
import { storage } from './storage';

export type { ThemeChoice } from './appearanceChoices';

export type Theme = 'light' | 'dark';

/** CSS variables and their colours, `#rrggbb`. */
export type Palette = Record<`--${string}`, string>;

/**
 * The rest of the appearance as the device keeps it: the choices, and ready-made what came of them, so that the first
 * paint only has to set variables. `lib/appearance.ts` writes it; anything may be in a device's memory.
 */
export interface StoredLook {
  fontSize?: unknown;
  reduceMotion?: unknown;
  colors?: Partial<Record<keyof CustomColors, unknown>> | null;
  /** The theme that a chosen background asks for, whatever else was chosen. */
  ground?: Theme;
  light?: Palette;
  dark?: Palette;
}

/** index.html reads the same two keys before the first paint. */
const THEME = 'parda.theme';
const LOOK = 'parda.appearance';
const grounds = { light: '#ffffff', dark: '#1f2937' };
const listeners = new Set<() => void>();

/** A private window keeps nothing on the device; then the page remembers for as long as it is open. */
const unkept = new Map<string, string>();

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
const known = (theme: unknown) => (theme === 'light' || theme === 'dark' ? theme : null);
const read = (key: string) => unkept.get(key) ?? storage.get(key);

function keep(key: string, value: string | null): void {
  if (value === null) storage.remove(key);
  else storage.set(key, value);
  unkept.delete(key);
  if (value !== null && storage.get(key) !== value) unkept.set(key, value);
}

/** The choice remembered on this device. */
export const themeChoice = (): ThemeChoice => known(read(THEME)) ?? 'system';

/** The text in which the device keeps the rest of the appearance. */
export const storedLookText = (): string | null => read(LOOK);

export function storedLook(): StoredLook {
  try {
    const look: unknown = JSON.parse(storedLookText() ?? '{}');
    return typeof look === 'object' && look !== null ? look : {};
  } catch {
    return {};
  }
}

/** Whether a background of one's own has settled the question of light or dark. */
export const themeIsSettled = (): boolean => known(storedLook().ground) !== null;

/** What is on screen. */
export const shownTheme = (look = storedLook()): Theme =>
  known(look.ground) ?? known(read(THEME)) ?? (systemIsDark().matches ? 'dark' : 'light');

/** Whether the person wants things to keep still, by a choice made here or on the device. */
export const motionIsReduced = (): boolean =>
  storedLook().reduceMotion === true || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Remembers what was chosen and shows it at once; null stands for the defaults. */
export function keepLook(theme: ThemeChoice, look: StoredLook | null = storedLook()): void {
  keep(THEME, theme === 'system' ? null : theme);
  keep(LOOK, look && Object.keys(look).length > 0 ? JSON.stringify(look) : null);
  follow();
}

/** Remembers a person's choice of light or dark and shows it at once. */
export function chooseTheme(theme: ThemeChoice): void {
  keepLook(theme);
  announceChoice({ theme });
}

const colorsOf = (palette: unknown) =>
  Object.entries(palette ?? {}).filter(
    ([name, color]) => /^--[a-z-]+$/.test(name) && typeof color === 'string' && /^#[\da-f]{6}$/i.test(color),
  ) as [string, string][];

/** The variables that are on the root: at first, those that index.html has set. */
let painted = globalThis.document ? colorsOf(storedLook()[shownTheme()]) : [];

/** The same as in index.html, after the first paint. */
function show(): void {
  const root = document.documentElement;
  const look = storedLook();
  const theme = shownTheme(look);
  root.dataset.theme = theme;
  root.dataset.fontSize = typeof look.fontSize === 'string' ? look.fontSize : 'md';
  root.dataset.motion = look.reduceMotion === true ? 'reduced' : 'full';
  for (const [name] of painted) root.style.removeProperty(name);
  painted = colorsOf(look[theme]);
  for (const [name, color] of painted) root.style.setProperty(name, color);
  const ground = root.style.getPropertyValue('--bg') || grounds[theme];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

function follow(): void {
  show();
  for (const listener of listeners) listener();
}

let device: MediaQueryList | undefined;

/** For useSyncExternalStore: tells when the appearance changes, and keeps in step with the device and its other tabs. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    device = systemIsDark();
    device.addEventListener('change', follow);
    window.addEventListener('storage', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    device?.removeEventListener('change', follow);
    window.removeEventListener('storage', follow);
  };
}
