import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { NavLink } from '../lib/router/Link';
import { InstallButton } from '../offline';
import styles from './Header.module.css';
import { HeaderAccountSkeleton, LoginButton, SettingsLink } from './HeaderLogin';
import { menuLinks } from './iconNavigation';

// A chunk that cannot be fetched must not take the menu with it.
const MenuAccount = lazy(() =>
  import('./HeaderAccount').then(
    ({ MenuAccount }) => ({ default: MenuAccount }),
    () => ({ default: SettingsLink }),
  ),
);

interface HeaderMenuProps {
  isGuest: boolean;
  onLeave: () => void;
  onLogout: () => void;
}

/** What the slide-out menu of the phone shows (public-site §2). */
export function HeaderMenu({ isGuest, onLeave, onLogout }: HeaderMenuProps) {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.drawer} aria-label={t`Menu`}>
      <div className={styles.drawerAccount}>
        {isGuest ? (
          <LoginButton wide onClick={onLeave} />
        ) : (
          <Suspense fallback={<HeaderAccountSkeleton />}>
            <MenuAccount onLeave={onLeave} onLogout={onLogout} />
          </Suspense>
        )}
      </div>
      <InstallButton wide onClick={onLeave} />
      {menuLinks.map(({ to, label, Icon }) => (
        <NavLink key={to} to={to} className={styles.drawerLink} onClick={onLeave} end>
          <Icon size={22} />
          {i18n._(label)}
        </NavLink>
      ))}
    </nav>
  );
}
