import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { ErrorState, Loading, Spinner } from '../ui';
import { Drawer, prepareDrawer } from '../ui/Drawer';
import styles from './TopBar.module.css';

const loadPanel = () => import('./TopBarAppearancePanel');
const Panel = lazy(() =>
  loadPanel().then(
    ({ TopBarAppearancePanel }) => ({ default: TopBarAppearancePanel }),
    () => ({ default: Unavailable }),
  ),
);

const prepare = (): void => {
  prepareDrawer();
  void loadPanel().catch(() => undefined);
};

/** Theme, text size, motion and colours for everybody, guests too (public-site §3); its code comes with the hand. */
export function TopBarAppearance() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={t`Appearance`}
        title={t`Appearance`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Sliders />
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} label={t`Appearance`}>
        <Suspense
          fallback={
            <Loading>
              <Spinner size={32} />
            </Loading>
          }
        >
          <Panel onLeave={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  );
}

/** As on the front of an old set. */
function Sliders() {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path strokeLinecap="round" d="M4 7h5M15 7h5M4 17h9M19 17h1" />
      <circle cx="12" cy="7" r="2.6" />
      <circle cx="16" cy="17" r="2.6" />
    </svg>
  );
}

function Unavailable() {
  const { t } = useLingui();
  return (
    <ErrorState
      message={t`The shop could not be reached. Please check your connection.`}
      onRetry={() => window.location.reload()}
    />
  );
}
