import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from '../lib/router/Link';
import { useLogout } from '../accounts';
import { InstallButton } from '../offline';
import { requestRepairUrl } from '../repairs/urls';
import { SearchButton } from '../search';
import { useViewer } from '../session/useViewer';
import { Button, LinkButton, MenuIcon } from '../ui';
import { LogoMark } from '../ui/drawings';
import { Modal } from '../ui/Modal';
import styles from './Header.module.css';
import { HeaderAccountSkeleton, LoginButton, SettingsLink } from './HeaderLogin';
import { HeaderMenu } from './HeaderMenu';
import { mainNavigation } from './navigation';
import { PageProgress } from './PageProgress';

// A chunk that cannot be fetched must not take the page with it.
const HeaderAccount = lazy(() =>
  import('./HeaderAccount').then(
    ({ HeaderAccount }) => ({ default: HeaderAccount }),
    () => ({ default: SettingsLink }),
  ),
);

/** The main navigation; on a phone a button opens the same links in a slide-out menu (public-site §2). */
export function Header() {
  const { t, i18n } = useLingui();
  const isGuest = useViewer().status === 'guest';
  const [menuOpen, setMenuOpen] = useState(false);
  const logOut = useLogout();
  const close = () => setMenuOpen(false);
  return (
    <div className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <LogoMark size={42} />
          <span className={styles.name}>Parda</span>
        </Link>
        <nav className={styles.nav} aria-label={t`Main navigation`}>
          {mainNavigation.map(({ to, label }) => (
            <NavLink key={to} to={to} className={styles.link} end>
              {i18n._(label)}
            </NavLink>
          ))}
        </nav>
        <SearchButton />
        <InstallButton className={styles.install} />
        <LinkButton to={requestRepairUrl} size="sm" className={styles.action}>
          <Trans>Request a Repair</Trans>
        </LinkButton>
        {isGuest ? (
          <LoginButton />
        ) : (
          <Suspense fallback={<HeaderAccountSkeleton />}>
            <HeaderAccount onLogout={logOut} />
          </Suspense>
        )}
        <Button
          variant="ghost"
          className={styles.menu}
          icon={<MenuIcon size={26} />}
          aria-label={t`Menu`}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
      </div>
      <PageProgress />
      {menuOpen && (
        <Modal look="drawer" label={t`Menu`} onClose={close}>
          <HeaderMenu isGuest={isGuest} onLeave={close} onLogout={logOut} />
        </Modal>
      )}
    </div>
  );
}
