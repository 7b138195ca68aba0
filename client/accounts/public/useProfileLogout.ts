import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { homeUrl } from '../../home/urls';
import { allNotificationsUrl } from '../../notifications/urls';
import { useSignOut } from '../../session/useSession';
import { changePasswordUrl, settingsUrl } from '../urls';

/** Pages that are only for those signed in (public-site §2). */
const ownPages = [settingsUrl, changePasswordUrl, allNotificationsUrl];

/**
 * Logs out. The page that is open stays open; from one that is only for those signed in it leads home first, and the
 * session ends once that page has left the screen: its guard would ask for the login that has just been given up.
 */
export function useLogout(): () => void {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const isOwnPage = ownPages.includes(useLocation().pathname);
  const leaving = useRef(false);

  const finish = useEffectEvent(() => void signOut());
  useEffect(() => {
    if (!leaving.current || isOwnPage) return;
    leaving.current = false;
    finish();
  }, [isOwnPage]);

  return () => {
    leaving.current = isOwnPage;
    void (isOwnPage ? navigate(homeUrl) : signOut());
  };
}
