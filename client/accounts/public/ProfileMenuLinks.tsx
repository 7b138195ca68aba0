import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { NavLink } from '../../lib/router/Link';
import { recordsUrl } from '../../repairs/urls';
import type { Viewer } from '../../session/useViewer';
import { classes, type IconProps, PersonIcon } from '../../ui';
import { ListIcon } from '../../ui/icons/pages';
import { settingsUrl } from '../urls';
import { Avatar } from './Avatar';
import styles from './ProfileMenu.module.css';

interface ProfileLinksProps {
  /** Null while the server cannot be asked. */
  viewer: Viewer | null;
  /** Called when a link or the button has been used. */
  onLeave: () => void;
  onLogout: () => void;
  /** Links of the same kind that only one of the menus shows. */
  more?: ProfileLink[];
  /** For a thumb. */
  roomy?: boolean;
}

export interface ProfileLink {
  to: string;
  label: string;
  Icon: ComponentType<IconProps>;
}

/** Who is signed in, and where they can go (public-site §2): in the profile menu and on top of the phone's menu. */
export function ProfileLinks({ viewer, onLeave, onLogout, more = [], roomy }: ProfileLinksProps) {
  const { t } = useLingui();
  const links: ProfileLink[] = [
    { to: recordsUrl, label: t`My Records`, Icon: ListIcon },
    { to: settingsUrl, label: t`My Profile / Settings`, Icon: PersonIcon },
    ...more,
  ];
  return (
    <>
      {viewer && <Person viewer={viewer} />}
      <ul className={classes(styles.links, roomy && styles.roomy)}>
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link} onClick={onLeave} end>
              <Icon />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              onLeave();
              onLogout();
            }}
          >
            <LogoutIcon />
            <Trans>Logout</Trans>
          </button>
        </li>
      </ul>
    </>
  );
}

/** A door, and the way out of it. */
function LogoutIcon() {
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
      <path strokeLinecap="round" strokeLinejoin="round" d="M14 4H5v16h9M10 12h10.5m-4-4 4 4-4 4" />
    </svg>
  );
}

function Person({ viewer }: { viewer: Viewer }) {
  return (
    <div className={styles.person}>
      <Avatar person={viewer} size="lg" />
      <div className={styles.who}>
        <p className={styles.name}>{viewer.name ?? viewer.username}</p>
        <p className={styles.email} title={viewer.email}>
          {viewer.email}
        </p>
        <p className={styles.role}>{viewer.role === 'ADMIN' ? <Trans>Admin</Trans> : <Trans>User</Trans>}</p>
      </div>
    </div>
  );
}
