import { useSyncExternalStore } from 'react';
import { type Appearance, appearance } from '../../../lib/appearance';
import { shownTheme, subscribeToTheme, type Theme } from '../../../lib/theme';

/** What is chosen on this device, and the theme that is on screen because of it. */
export function useAppearance(): Appearance & { shown: Theme } {
  const chosen = useSyncExternalStore(subscribeToTheme, appearance);
  const shown = useSyncExternalStore(subscribeToTheme, shownTheme);
  return { ...chosen, shown };
}
