import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { chooseTheme, subscribeToTheme, type ThemeChoice, themeChoice, themeIsSettled } from '../lib/theme';
import { MoonIcon, SunIcon, SystemThemeIcon } from '../ui';
import styles from './TopBar.module.css';

const next: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: SystemThemeIcon, light: SunIcon, dark: MoonIcon };

/**
 * Goes round: as the device, light, dark (public-site §3, theme). Under a background of one's own there is nothing to
 * switch, so it steps aside.
 */
export function ThemeSwitch() {
  const { t } = useLingui();
  const choice = useSyncExternalStore(subscribeToTheme, themeChoice, () => 'system' as const);
  const settled = useSyncExternalStore(subscribeToTheme, themeIsSettled, () => false);
  const names = { system: t`Colours: same as this device`, light: t`Colours: light`, dark: t`Colours: dark` };
  const Icon = icons[choice];
  if (settled) return null;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={names[choice]}
      title={names[choice]}
      onClick={() => chooseTheme(next[choice])}
    >
      <Icon />
    </button>
  );
}
