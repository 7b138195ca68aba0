import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router-dom';
import { useViewer } from '../../session/useViewer';
import { LeaveQuestion } from '../../desk/LeaveQuestion';
import { usePageTitle } from '../../ui';
import { useMediaQuery } from '../../ui/useMediaQuery';
import styles from './AdminLayout.module.css';
import { OverviewSection } from './OverviewSection';
import { TabMenu } from './TabMenu';
import { TabRow } from './TabRow';
import { useAdminTab } from './useAdminTab';

/** What stands around every tab of the dashboard (back-office §2): heading, the charts, and the ways to the other tabs. */
export function AdminLayout() {
  const { t, i18n } = useLingui();
  const { viewer } = useViewer();
  const tab = useAdminTab();
  const wide = useMediaQuery('(min-width: 48rem)');
  const label = i18n._(tab.label);
  usePageTitle(t`${label} · Admin Dashboard`);
  if (!viewer) return null;
  const { email, role } = viewer;
  return (
    <div className={styles.desk}>
      <header className={styles.header}>
        <h1>
          <Trans>Admin Dashboard</Trans>
        </h1>
        <p className={styles.who}>
          <Trans>
            Logged in as {email} (Role: {role})
          </Trans>
        </p>
      </header>
      <OverviewSection />
      {wide ? <TabRow current={tab} /> : <TabMenu key={tab.id} current={tab} />}
      <Outlet />
      <LeaveQuestion />
    </div>
  );
}
