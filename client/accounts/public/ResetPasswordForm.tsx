import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../lib/router/Link';
import { sessionToken } from '../../lib/token';
import { loginUrl } from '../../session/urls';
import { Button, TextInput, toast } from '../../ui';
import { useResetPasswordMutation } from '../accounts.gen';
import { NoReason, useAccountForm } from './useAccountForm';
import { confirmPasswordRules, newPasswordRules } from '../rules';
import { forgotPasswordUrl } from '../urls';
import styles from './AccountCard.module.css';
import { FormAlert } from './FormAlert';
import { FormField } from './FormField';
import { PasswordInput } from './PasswordInput';

const FAILED = 'Failed to reset password. The link may have expired.';

/** A new password by a mailed link; one toggle shows both fields (public-site §2 and §5). */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  const [reset] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  const { form, sending, submit } = useAccountForm({
    defaultValues: { newPassword: '', confirmPassword: '' },
    fallback: FAILED,
    async send({ newPassword }) {
      const { data } = await reset({ variables: { input: { token, newPassword } } });
      if (!data?.resetPassword) throw new NoReason(FAILED);
      // The reset has ended all sessions of the account. Left on the device, the token would lead past the login page.
      sessionToken.clear('signedOut');
      toast.success(t`Password reset successfully! You can now log in with your new password.`);
      await navigate(loginUrl(), { replace: true });
    },
  });
  const refused = form.formState.errors.root?.server?.message;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormField
        form={form}
        name="newPassword"
        label={<Trans>New password</Trans>}
        rules={newPasswordRules('Password must be at least 6 characters long.')}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            placeholder={t`At least 6 characters`}
            shown={shown}
            onShownChange={setShown}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="confirmPassword"
        label={<Trans>Confirm password</Trans>}
        rules={confirmPasswordRules('newPassword')}
      >
        {(control) => (
          <TextInput
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormAlert message={refused}>
        <Link to={forgotPasswordUrl}>
          <Trans>Ask for a new link</Trans>
        </Link>
      </FormAlert>
      <div className={styles.actions}>
        <Button type="submit" size="lg" wide busy={sending}>
          <Trans>Reset password</Trans>
        </Button>
      </div>
    </form>
  );
}
