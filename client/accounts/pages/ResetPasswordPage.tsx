import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router-dom';
import { later } from '../../lib/later';
import { loginUrl } from '../../session/urls';
import { Skeleton } from '../../ui';
import { KeyIcon } from '../../ui/icons/account';
import { AccountCard } from '../components/AccountCard';

const ResetPasswordForm = later(async () => (await import('../components/ResetPasswordForm')).ResetPasswordForm, {
  waiting: <Skeleton height="17rem" />,
});

/** /reset-password/{token}, where the mailed link leads; without a token it leads to the login page (public-site §2). */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const { token } = useParams();
  if (!token) return <Navigate to={loginUrl()} replace />;
  return (
    <AccountCard
      title={t`Choose a new password`}
      pageTitle={t`Reset password`}
      icon={<KeyIcon size={28} />}
      intro={<Trans>You will be logged out on all your devices.</Trans>}
    >
      <ResetPasswordForm token={token} />
    </AccountCard>
  );
}
