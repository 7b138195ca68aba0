import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { loginUrl } from '../../session/urls';
import { KeyIcon } from '../../ui/icons/account';
import { AccountCard } from './AccountCard';
import { ResetPasswordForm } from './ResetPasswordForm';

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
      <Suspense>
        <ResetPasswordForm token={token} />
      </Suspense>
    </AccountCard>
  );
}
