import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { NavLink } from '../lib/router/Link';
import { onResize } from '../lib/onResize';
import { SidebarPostsSkeleton } from '../blog';
import { NewsletterForm } from '../newsletter';
import { requestRepairUrl } from '../repairs/urls';
import { ArrowRightIcon, Card, LinkButton, TestBars } from '../ui';
import { Fold } from './Fold';
import { quickLinks } from './iconNavigation';
import styles from './Sidebars.module.css';

// The posts bring their pictures along, and the page itself comes first. When they cannot be fetched, the rest is there.
const SidebarPosts = lazy(() =>
  import('../blog/public/SidebarPosts').then(
    ({ SidebarPosts }) => ({ default: SidebarPosts }),
    () => ({ default: JustTheRest }),
  ),
);

/** In place of the posts when their code could not be fetched. */
function JustTheRest({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

/** Quick links (public-site §2); on a phone folded under the page. */
export function LeftSidebar() {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.left} aria-label={t`Quick Links`}>
      <Fold title={<Trans>Quick Links</Trans>}>
        <ul className={styles.links}>
          {quickLinks.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className={styles.link}>
                <Icon />
                {i18n._(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

/** Recent posts, the call to action, categories and the newsletter (public-site §2, 'Sidebar'); on a phone folded under the page. */
export function RightSidebar() {
  const { t } = useLingui();
  const aside = useRef<HTMLElement>(null);
  useHeightInStyle(aside);
  return (
    <aside ref={aside} className={styles.right} aria-label={t`More from Parda`}>
      <Fold
        title={<Trans>More from Parda</Trans>}
        hint={<Trans>New posts, categories, newsletter</Trans>}
        className={styles.folded}
      >
        <div className={styles.parts}>
          <Suspense
            fallback={
              <SidebarPostsSkeleton>
                <RepairAction />
              </SidebarPostsSkeleton>
            }
          >
            <SidebarPosts>
              <RepairAction />
            </SidebarPosts>
          </Suspense>
          <section aria-labelledby="stay-updated">
            <h2 className={styles.title} id="stay-updated">
              <Trans>Stay Updated</Trans>
            </h2>
            <NewsletterForm />
          </section>
        </div>
      </Fold>
    </aside>
  );
}

function RepairAction() {
  return (
    <Card ground="off" className={styles.action}>
      <TestBars className={styles.bars} />
      <h2 className={styles.actionTitle}>
        <Trans>Screen gone dark?</Trans>
      </h2>
      <p>
        <Trans>Tell us what is wrong. We pick your TV up in the Kathmandu Valley and quote before we repair.</Trans>
      </p>
      <LinkButton to={requestRepairUrl} wide iconAfter={<ArrowRightIcon />}>
        <Trans>Request a Repair</Trans>
      </LinkButton>
    </Card>
  );
}

/** A column that is taller than the screen has to know how tall it is, to stop where its end is to be seen. */
function useHeightInStyle(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    return onResize(current, () => current.style.setProperty('--height', `${current.offsetHeight}px`));
  }, [element]);
}
