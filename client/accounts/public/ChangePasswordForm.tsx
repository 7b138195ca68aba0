import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../lib/router/Link';
import { Button, toast } from '../../ui';
import { useChangePasswordMutation } from '../accounts.gen';
import { NoReason, useAccountForm } from './useAccountForm';
import { confirmPasswordRules, newPasswordRules, typed } from '../rules';
import { settingsUrl } from '../urls';
import styles from './AccountCard.module.css';
import { FormAlert } from './FormAlert';
import { FormField } from './FormField';
import { PasswordInput } from './PasswordInput';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Old, new, new again (public-site §2 and §5). */
export function ChangePasswordForm({ email }: { email: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [change] = useChangePasswordMutation({ fetchPolicy: 'no-cache' });
  const { form, sending, submit } = useAccountForm({
    defaultValues: empty,
    fallback: 'Failed to change password.',
    async send({ oldPassword, newPassword }) {
      const { data } = await change({ variables: { input: { oldPassword, newPassword } } });
      if (!data?.changePassword) throw new NoReason('Failed to change password.');
      toast.success(t`Password changed successfully!`);
      await navigate(settingsUrl);
    },
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className={styles.forManagers}
      />
      <FormField
        form={form}
        name="oldPassword"
        label={<Trans>Old password</Trans>}
        rules={{ validate: { blank: typed('Please enter your old password.') } }}
      >
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <FormField
        form={form}
        name="newPassword"
        label={<Trans>New password</Trans>}
        rules={newPasswordRules('New password must be at least 6 characters long.')}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" placeholder={t`At least 6 characters`} />}
      </FormField>
      <FormField
        form={form}
        name="confirmPassword"
        label={<Trans>Confirm password</Trans>}
        rules={confirmPasswordRules('newPassword')}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormAlert message={form.formState.errors.root?.server?.message} />
      <div className={styles.actions}>
        <Button type="submit" size="lg" wide busy={sending}>
          <Trans>Update Password</Trans>
        </Button>
        <Link to={settingsUrl} className={styles.way}>
          <Trans>Back to the settings</Trans>
        </Link>
      </div>
    </form>
  );
}
