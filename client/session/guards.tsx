import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useErrorText } from '../graphql/useErrorText';
import { ErrorState, Spinner } from '../ui';
import { PageSkeleton } from '../ui/PageSkeleton';
import styles from './guards.module.css';
import { loginUrl } from './urls';
import { useViewer } from './useViewer';

/** Lets signed-in people through; visitors go to the login page and come back (public-site §2). */
export function RequireUser() {
  return <Guarded admits={() => true} />;
}

/** Lets admins through; other people go home, visitors to the login page. Meanwhile there is a spinner (back-office §2). */
export function RequireAdmin() {
  return <Guarded admits={({ isAdmin }) => isAdmin} waiting={<SessionSpinner />} />;
}

/** Stands where only admins go, until it is known who is looking. */
export function SessionSpinner() {
  const { t } = useLingui();
  return (
    <div className={styles.waiting}>
      <Spinner size={40} label={t`Loading…`} />
    </div>
  );
}

interface GuardedProps {
  admits: (session: ReturnType<typeof useViewer>) => boolean;
  /** While it is not known yet who is looking. */
  waiting?: ReactNode;
}

function Guarded({ admits, waiting = <PageSkeleton /> }: GuardedProps) {
  const session = useViewer();
  const { pathname, search } = useLocation();
  const errorText = useErrorText();
  switch (session.status) {
    case 'guest':
      return <Navigate to={loginUrl(pathname + search)} replace />;
    case 'user':
      return admits(session) ? <Outlet /> : <Navigate to="/" replace />;
    case 'unreachable':
      return <ErrorState message={errorText(session.error)} onRetry={session.retry} />;
    default:
      return waiting;
  }
}
