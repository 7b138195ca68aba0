import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { InstallButton } from '../../offline';
import { ChevronDownIcon, MenuIcon } from '../../ui';
import { Drawer, prepareDrawer } from '../../ui/Drawer';
import { LanguageSwitch } from '../../app/LanguageSwitch';
import { ThemeSwitch } from '../../app/ThemeSwitch';
import { TabLink } from './TabLink';
import styles from './TabMenu.module.css';
import { type AdminTab, LONE_TABS, TAB_GROUPS } from './tabs';

/** All tabs on a phone: one menu, whose button tells which one is open (back-office §2), and the tools that the bar has no room for. */
export function TabMenu({ current }: { current: AdminTab }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const links = (tabs: readonly AdminTab[]) => (
    <ul className={styles.links}>
      {tabs.map((tab) => (
        <li key={tab.id}>
          <TabLink tab={tab} current={current} className={styles.link} onClick={close} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={prepareDrawer}
        onFocus={prepareDrawer}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
        <span className={styles.word}>
          <Trans>Section</Trans>
        </span>
        <span className={styles.tab}>{i18n._(current.label)}</span>
        <ChevronDownIcon />
      </button>
      <Drawer open={open} onClose={close} label={t`Admin sections`}>
        <nav aria-label={t`Admin sections`}>
          {links(LONE_TABS)}
          {TAB_GROUPS.map(({ label, tabs }) => (
            <section key={tabs[0]!.id} aria-label={i18n._(label)}>
              <p className={styles.title} aria-hidden="true">
                {i18n._(label)}
              </p>
              {links(tabs)}
            </section>
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <InstallButton wide onClick={close} />
      </Drawer>
    </>
  );
}
