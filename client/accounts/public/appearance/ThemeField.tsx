import { Trans, useLingui } from '@lingui/react/macro';
import { chooseAppearance } from '../../../lib/appearance';
import type { ThemeChoice } from '../../../lib/theme';
import { Choices } from './Choices';
import styles from './Choices.module.css';

/** As the device, light or dark, each shown as a small screen in its own colours. */
export function ThemeField({ theme, settled }: { theme: ThemeChoice; settled: boolean }) {
  const { t } = useLingui();
  return (
    <Choices
      label={<Trans>Theme</Trans>}
      name="theme"
      value={theme}
      onChoose={(theme) => chooseAppearance({ theme })}
      options={[
        { value: 'system', label: t`Same as this device`, picture: <Screens themes={['light', 'dark']} /> },
        { value: 'light', label: t`Light`, picture: <Screens themes={['light']} /> },
        { value: 'dark', label: t`Dark`, picture: <Screens themes={['dark']} /> },
      ]}
      hint={settled && <Trans>For now, your own background decides between light and dark.</Trans>}
    />
  );
}

function Screens({ themes }: { themes: ('light' | 'dark')[] }) {
  return (
    <span className={styles.screen} aria-hidden="true">
      {themes.map((theme) => (
        <span key={theme} className={styles.half} data-theme={theme} />
      ))}
    </span>
  );
}
