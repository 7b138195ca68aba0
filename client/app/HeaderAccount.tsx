import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { ProfileMenu } from '../accounts/components/ProfileMenu';
import { type ProfileLink, ProfileLinks } from '../accounts/components/ProfileMenuLinks';
import { usePreferencesSync } from '../accounts/hooks/usePreferencesSync';
import { NotificationBell } from '../notifications/components/NotificationBell';
import { allNotificationsUrl } from '../notifications/urls';
import { useViewer } from '../session/useViewer';
import { BellIcon } from '../ui/icons/account';
import { HeaderAccountSkeleton } from './HeaderLogin';
import { adminDashboard, adminInMenu, type NavigationItem } from './iconNavigation';

/** Bell and profile menu (public-site §2), with what follows a person's preferences. Guests never load any of it. */
export function HeaderAccount({ onLogout }: { onLogout: () => void }) {
  const { i18n } = useLingui();
  const { status, viewer, isAdmin } = useViewer();
  usePreferencesSync(viewer);
  if (status === 'loading') return <HeaderAccountSkeleton />;
  return (
    <>
      {viewer && <NotificationBell />}
      <ProfileMenu viewer={viewer} onLogout={onLogout} more={isAdmin ? [named(adminDashboard, i18n)] : []} />
    </>
  );
}

/** The same in the slide-out menu of the phone. */
export function MenuAccount({ onLeave, onLogout }: { onLeave: () => void; onLogout: () => void }) {
  const { t, i18n } = useLingui();
  const { viewer, isAdmin } = useViewer();
  const notifications = { to: allNotificationsUrl, label: t`Notifications`, Icon: BellIcon };
  const more = isAdmin ? [notifications, named(adminInMenu, i18n)] : [notifications];
  return <ProfileLinks viewer={viewer} onLeave={onLeave} onLogout={onLogout} more={more} roomy />;
}

const named = (item: NavigationItem, i18n: I18n): ProfileLink => ({ ...item, label: i18n._(item.label) });
