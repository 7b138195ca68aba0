import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { noteStep, watchLayers } from '../lib/layers';
import { useSessionOutage, useSessionWatch } from '../session/useSession';
import { showOurFonts } from '../ui/pageFonts';
import { Toaster } from '../ui/Toaster';
import styles from './Root.module.css';
import { useContentPoll } from './useContentPoll';

/** What both frames share, that of the site (`Layout`) and that of the back office (`AdminLayout`): session, content, focus and toasts. */
export function Root() {
  useSessionWatch();
  useSessionOutage();
  useContentPoll();
  useFocusOnNewPage();
  useLayersInHistory();
  return (
    <>
      <a className={styles.skip} href="#main" onClick={focusMain}>
        <Trans>Skip to the content</Trans>
      </a>
      <Outlet />
      <Toaster />
    </>
  );
}

/** The address after # belongs to the router, so the skip link moves the focus itself. */
function focusMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The way back closes what lies over the page. */
function useLayersInHistory(): void {
  const { key } = useLocation();
  useEffect(watchLayers, []);
  useEffect(noteStep, [key]);
}

/** A new page takes the focus, as a new document would; a changed filter of the same page does not. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    delete document.documentElement.dataset.first;
    showOurFonts();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
