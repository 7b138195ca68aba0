import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { FootBar } from './FootBar';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { NoticesPlace } from './notices';
import { LeftSidebar, RightSidebar } from './Sidebars';
import { TopBar } from './TopBar';

/* Written once, what no page changes is not drawn anew with every address. */
const banner = (
  <header className={styles.banner}>
    <Suspense>
      <TopBar />
      <Header />
    </Suspense>
  </header>
);
const beside = (
  <>
    <Suspense>
      <LeftSidebar />
    </Suspense>
    <Suspense>
      <RightSidebar />
    </Suspense>
  </>
);
const below = (
  <>
    <Suspense>
      <Footer />
    </Suspense>
    <Suspense>
      <FootBar />
    </Suspense>
  </>
);

/**
 * What is shared on all public pages (public-site §2). The sidebars come after the page in reading order: on a small screen
 * they follow it, on a wide one the grid puts them beside it (decisions §11).
 *
 * A page may begin with a part over the full width (`PageTop`); what else it has stands in one element below that, between the columns.
 *
 * Nothing waits in the boundaries: of a page that the server drew, React takes each over in a task of its own, that which is touched first.
 */
export function Layout() {
  return (
    <>
      {banner}
      <div className={styles.page}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <NoticesPlace />
          <div className={styles.content}>
            <Suspense>
              <Outlet />
            </Suspense>
          </div>
        </main>
        {beside}
      </div>
      {below}
    </>
  );
}
