import { useLingui } from '@lingui/react/macro';
import { ProfileMenu } from '../accounts/components/ProfileMenu';
import { ProfileLinks } from '../accounts/components/ProfileMenuLinks';
import { usePreferencesSync } from '../accounts/hooks/usePreferencesSync';
import { NotificationBell } from '../notifications/components/NotificationBell';
import { allNotificationsUrl } from '../notifications/urls';
import { useViewer } from '../session/useViewer';
import { BellIcon } from '../ui';
import { HeaderAccountSkeleton } from './HeaderLogin';

/** Bell and profile menu (public-site §2), with what follows a person's preferences. Guests never load any of it. */
export function HeaderAccount({ onLogout }: { onLogout: () => void }) {
  const { status, viewer } = useViewer();
  usePreferencesSync(viewer);
  if (status === 'loading') return <HeaderAccountSkeleton />;
  return (
    <>
      {viewer && <NotificationBell />}
      <ProfileMenu viewer={viewer} onLogout={onLogout} />
    </>
  );
}

/** The same in the slide-out menu of the phone. */
export function MenuAccount({ onLeave, onLogout }: { onLeave: () => void; onLogout: () => void }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const notifications = { to: allNotificationsUrl, label: t`Notifications`, Icon: BellIcon };
  return <ProfileLinks viewer={viewer} onLeave={onLeave} onLogout={onLogout} more={[notifications]} roomy />;
}
