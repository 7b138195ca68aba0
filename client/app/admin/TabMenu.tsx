import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MenuIcon } from '../../ui';
import styles from './TabMenu.module.css';
import { TabLink } from './TabLink';
import { type AdminTab, LONE_TABS, TAB_GROUPS } from './tabs';

/** All tabs on a phone: one menu, whose head tells which one is open (back-office §2). */
export function TabMenu({ current }: { current: AdminTab }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const links = (tabs: readonly AdminTab[]) => (
    <ul className={styles.links}>
      {tabs.map((tab) => (
        <li key={tab.id}>
          <TabLink tab={tab} current={current} className={styles.link} onClick={() => setOpen(false)} />
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label={t`Admin sections`}>
      <details className={styles.menu} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.head}>
          <MenuIcon />
          <span>
            <span className={styles.word}>
              <Trans>Section</Trans>
            </span>
            {i18n._(current.label)}
          </span>
        </summary>
        {links(LONE_TABS)}
        {TAB_GROUPS.map(({ label, tabs }) => (
          <section key={tabs[0]!.id} aria-label={i18n._(label)}>
            <p className={styles.title} aria-hidden="true">
              {i18n._(label)}
            </p>
            {links(tabs)}
          </section>
        ))}
      </details>
    </nav>
  );
}
