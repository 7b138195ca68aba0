import { Trans, useLingui } from '@lingui/react/macro';
import { useViewer } from '../../session/useViewer';
import { KeyIcon } from '../../ui/icons/account';
import { AccountCard } from './AccountCard';
import { ChangePasswordForm } from './ChangePasswordForm';
import { FirstPassword } from './FirstPassword';

/** /change-password, for signed-in people (public-site §2). */
export function ChangePasswordPage() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  if (!viewer) return null;
  const { email } = viewer;
  return (
    <AccountCard
      title={viewer.hasPassword ? t`Change password` : t`Choose a password`}
      icon={<KeyIcon size={28} />}
      intro={<Trans>Account: {email}</Trans>}
    >
      {viewer.hasPassword ? <ChangePasswordForm email={email} /> : <FirstPassword viewer={viewer} />}
    </AccountCard>
  );
}
