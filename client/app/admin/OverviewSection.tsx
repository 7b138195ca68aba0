import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { ChevronDownIcon, Skeleton } from '../../ui';
import { Unloaded } from './Unloaded';
import styles from './AdminLayout.module.css';
import { overviewRemembered, rememberOverview } from './overview';

const Overview = lazy(() =>
  import('../../stats/desk/Overview').then(
    ({ Overview }) => ({ default: Overview }),
    () => ({ default: Unloaded }),
  ),
);

/** Where there is room for the charts above a tab. */
const ROOMY = '(min-width: 75rem)';

/**
 * The charts above the tabs: open at first where there is room, then as this device left them. Closed, they ask the server for
 * nothing.
 */
export function OverviewSection() {
  const [open, setOpen] = useState(() => overviewRemembered() ?? matchMedia(ROOMY).matches);
  return (
    <details
      className={styles.overview}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return;
        setOpen(currentTarget.open);
        rememberOverview(currentTarget.open);
      }}
    >
      <summary className={styles.overviewHead}>
        <ChevronDownIcon />
        <Trans>Overview</Trans>
      </summary>
      {open && (
        <Suspense fallback={<Skeleton height="18rem" />}>
          <Overview />
        </Suspense>
      )}
    </details>
  );
}
