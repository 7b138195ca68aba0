import { ChakraProvider } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { adminSystem } from '../kit/chakra';
import { LeaveQuestion } from '../kit/LeaveQuestion';
import { useListKeys } from '../kit/useListKeys';
import { useViewer } from '../../session/useViewer';
import { WaitingSheets } from '../../sets/admin';
import { FigureStrip } from '../../stats/admin';
import { usePageTitle } from '../../ui';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { NoticesPlace } from '../../app/notices';
import { WORKSPACE_POLL_EVERY_MS } from '../../app/contentPoll';
import { useContentPoll } from '../../app/useContentPoll';
import { AdminBar } from './AdminBar';
import styles from './AdminLayout.module.css';
import { KeysDialog } from './KeysDialog';
import { rememberTab } from './urls';
import { TabMenu } from './TabMenu';
import { TabRow } from './TabRow';
import { useAdminTab } from './useAdminTab';

/** The frame of the back office (back-office §2): a bar, the ways to the tabs, five figures, and the tab itself. */
export function AdminLayout() {
  const { t, i18n } = useLingui();
  const { viewer } = useViewer();
  const tab = useAdminTab();
  const wide = useMediaQuery('(min-width: 48rem)');
  const label = i18n._(tab.label);
  usePageTitle(t`${label} · Admin Dashboard`);
  useEffect(() => rememberTab(tab.id), [tab]);
  // a new booking and another admin's change show by themselves
  useContentPoll(WORKSPACE_POLL_EVERY_MS);
  const [keysShown, showKeys] = useState(false);
  useListKeys(() => showKeys(true));
  if (!viewer) return null;
  return (
    <ChakraProvider value={adminSystem}>
      <AdminBar viewer={viewer} wide={wide} onShowKeys={() => showKeys(true)} />
      <div className={styles.ways}>{wide ? <TabRow current={tab} /> : <TabMenu key={tab.id} current={tab} />}</div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <NoticesPlace />
        <WaitingSheets />
        <FigureStrip />
        <Outlet />
      </main>
      <LeaveQuestion />
      <KeysDialog open={keysShown} onClose={() => showKeys(false)} />
    </ChakraProvider>
  );
}
