import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { forgotPasswordUrl, resetPasswordUrl, settingsUrl } from '../accounts/urls';
import { loginUrl } from '../session/urls';
import { LinkButton, PersonIcon, Skeleton } from '../ui';
import styles from './Header.module.css';

/** Pages that nobody wants to come back to once they are signed in. */
const waysIn = [loginUrl(), forgotPasswordUrl, resetPasswordUrl];

/** The way in, for guests (public-site §2); it leads back to the page that is open. */
export function LoginButton({ wide, onClick }: { wide?: boolean; onClick?: () => void }) {
  const { pathname, search } = useLocation();
  const isWayIn = waysIn.some((url) => pathname === url || pathname.startsWith(`${url}/`));
  // On the login page itself the way back that it already has is kept.
  const to = pathname === loginUrl() ? pathname + search : loginUrl(isWayIn ? undefined : pathname + search);
  return (
    <LinkButton to={to} variant="secondary" size={wide ? 'md' : 'sm'} wide={wide} onClick={onClick}>
      <Trans>Login</Trans>
    </LinkButton>
  );
}

/** Bell and picture while it is not known yet whose, in their final size. */
export function HeaderAccountSkeleton() {
  return (
    <span className={styles.skeleton}>
      <Skeleton width="2.5rem" height="2.25rem" />
    </span>
  );
}

/** In place of the profile menu when its code could not be fetched: what it leads to. */
export function SettingsLink() {
  const { t } = useLingui();
  return (
    <LinkButton
      to={settingsUrl}
      variant="ghost"
      icon={<PersonIcon size={24} />}
      aria-label={t`My Profile / Settings`}
    />
  );
}
