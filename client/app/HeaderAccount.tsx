import { useLingui } from '@lingui/react/macro';
import { ProfileMenu } from '../accounts';
import { type ProfileLink, ProfileLinks } from '../accounts';
import { usePreferencesSync } from '../accounts';
import { NotificationBell } from '../notifications';
import { allNotificationsUrl } from '../notifications/urls';
import { useViewer } from '../session/useViewer';
import { BellIcon } from '../ui/icons/account';
import { DashboardIcon } from '../ui/icons/pages';
import { lastAdminUrl } from '../admin/shell/urls';
import { HeaderAccountSkeleton } from './HeaderLogin';

/** Bell and profile menu (public-site §2), with what follows a person's preferences. Guests never load any of it. */
export function HeaderAccount({ onLogout }: { onLogout: () => void }) {
  const { t } = useLingui();
  const { status, viewer, isAdmin } = useViewer();
  usePreferencesSync(viewer);
  if (status === 'loading') return <HeaderAccountSkeleton />;
  return (
    <>
      {viewer && <NotificationBell />}
      <ProfileMenu viewer={viewer} onLogout={onLogout} more={isAdmin ? [toAdmin(t`Admin Dashboard`)] : []} />
    </>
  );
}

/** The same in the slide-out menu of the phone. */
export function MenuAccount({ onLeave, onLogout }: { onLeave: () => void; onLogout: () => void }) {
  const { t } = useLingui();
  const { viewer, isAdmin } = useViewer();
  const notifications = { to: allNotificationsUrl, label: t`Notifications`, Icon: BellIcon };
  const more = isAdmin ? [notifications, toAdmin(t`Admin`)] : [notifications];
  return <ProfileLinks viewer={viewer} onLeave={onLeave} onLogout={onLogout} more={more} roomy />;
}

/** To where an admin was last in the back office; the phone's menu has a shorter name for it (public-site §2). */
const toAdmin = (label: string): ProfileLink => ({ to: lastAdminUrl(), label, Icon: DashboardIcon });
