import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ChatButton } from '../assistant/components/ChatButton';
import { useSessionOutage, useSessionWatch } from '../session/useSession';
import { classes } from '../ui';
import { showOurLetters } from '../ui/letters';
import { Toaster } from '../ui/Toaster';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { NoticesPlace } from './notices';
import { LeftSidebar, RightSidebar } from './Sidebars';
import { TopBar } from './TopBar';
import { useContentPoll } from './useContentPoll';
import { useWholeWidth } from './wholeWidth';

/* Written once, what no page changes is not drawn anew with every address. */
const banner = (
  <header className={styles.banner}>
    <Suspense>
      <TopBar />
      <Header />
    </Suspense>
  </header>
);
const below = (
  <>
    <Suspense>
      <Footer />
    </Suspense>
    <Toaster />
  </>
);

/**
 * What is shared on all pages (public-site §2). The sidebars come after the page in reading order: on a small screen
 * they follow it, on a wide one the grid puts them beside it (decisions §11). A page that takes the whole width, as the back office does, has neither them nor the chat.
 *
 * Nothing waits in the boundaries: of a page that the server drew, React takes each over in a task of its own, that which is touched first.
 */
export function Layout() {
  useSessionWatch();
  useSessionOutage();
  useContentPoll();
  const main = useFocusOnNewPage();
  const wholeWidth = useWholeWidth();
  return (
    <div className={classes(styles.shell, wholeWidth && styles.whole)}>
      <a className={styles.skip} href="#main" onClick={focusMain}>
        <Trans>Skip to the content</Trans>
      </a>
      {banner}
      <div className={styles.page}>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <NoticesPlace />
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        {!wholeWidth && (
          <>
            <Suspense>
              <LeftSidebar />
            </Suspense>
            <Suspense>
              <RightSidebar />
            </Suspense>
          </>
        )}
      </div>
      {below}
      {/* One below the other, so that neither covers the other. */}
      <div className={styles.corner}>
        <BackToTop />
        {!wholeWidth && <ChatButton />}
      </div>
    </div>
  );
}

/** The address after # belongs to the router, so the skip link moves the focus itself. */
function focusMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** A new page takes the focus, as a new document would; a changed filter of the same page does not. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    delete document.documentElement.dataset.first;
    showOurLetters();
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
