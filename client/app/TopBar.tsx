import { Trans } from '@lingui/react/macro';
import { LanguageSwitch } from './LanguageSwitch';
import { ThemeSwitch } from './ThemeSwitch';
import styles from './TopBar.module.css';
import { TopBarAppearance } from './TopBarAppearance';
import { TopBarContacts } from './TopBarContacts';

/** The tagline, the ways to reach the shop, and the tools for language and appearance (public-site §2 and §3, decisions §13). */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <p className={styles.tagline}>
          <Trans>TV repair experts in Kathmandu</Trans>
        </p>
        <TopBarContacts />
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          <TopBarAppearance />
        </div>
      </div>
    </div>
  );
}
