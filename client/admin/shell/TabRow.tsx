import { useLingui } from '@lingui/react/macro';
import styles from './TabRow.module.css';
import { TabGroupMenu } from './TabGroupMenu';
import { TabLink } from './TabLink';
import { type AdminTab, LONE_TABS, TAB_GROUPS } from './tabs';

/** All tabs where there is room: three by themselves, the others in groups that drop down (back-office §2). */
export function TabRow({ current }: { current: AdminTab }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Admin sections`}>
      <ul className={styles.list}>
        {LONE_TABS.map((tab) => (
          <li key={tab.id}>
            <TabLink tab={tab} current={current} className={styles.tab} />
          </li>
        ))}
        {TAB_GROUPS.map((group) => (
          <TabGroupMenu key={group.tabs[0]!.id} group={group} current={current} />
        ))}
      </ul>
    </nav>
  );
}
