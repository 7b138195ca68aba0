import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useErrorText } from '../graphql/useErrorText';
import { ErrorState } from '../ui';
import { PageSkeleton } from '../ui/PageSkeleton';
import { loginUrl } from './urls';
import { useViewer } from './useViewer';

/** Lets signed-in people through; visitors go to the login page and come back (public-site §2). */
export function RequireUser() {
  return <Guarded admits={() => true} />;
}

/** Lets admins through; other people go home, visitors to the login page. */
export function RequireAdmin() {
  return <Guarded admits={({ isAdmin }) => isAdmin} />;
}

function Guarded({ admits }: { admits: (session: ReturnType<typeof useViewer>) => boolean }) {
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
      return <PageSkeleton />;
  }
}
