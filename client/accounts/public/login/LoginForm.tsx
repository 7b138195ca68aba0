import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '../../../ui';
import { useSignInMutation } from '../../accounts.gen';
import { NoReason, useAccountForm } from '../useAccountForm';
import type { Enter } from '../useEntrance';
import { filled, typed } from '../../rules';
import styles from '../AccountCard.module.css';
import { FormAlert } from '../FormAlert';
import { FormField } from '../FormField';
import { PasswordInput } from '../PasswordInput';
import { ForgotPasswordLink } from './ForgotPasswordLink';

const empty = { identifier: '', password: '' };

/** E-mail or username, and the password (public-site §5, 'Login'). */
export function LoginForm({ enter, redirect }: { enter: Enter; redirect: string }) {
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  const { form, sending, submit } = useAccountForm({
    defaultValues: empty,
    whenBlank: 'Email and password are required.',
    fallback: 'An error occurred during login.',
    retryAt: 'password',
    async send(input) {
      const { data } = await signIn({ variables: { input } });
      if (!data?.signIn) throw new NoReason('Login failed. Please check your credentials.');
      await enter(data.signIn);
    },
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormField
        form={form}
        name="identifier"
        label={<Trans>Email or username</Trans>}
        rules={{ validate: { blank: filled('Please enter your email or username.') } }}
      >
        {(control) => (
          // The keyboard with the @ on it has all letters of a username, too.
          <TextInput {...control} inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        )}
      </FormField>
      <FormField
        form={form}
        name="password"
        label={<Trans>Password</Trans>}
        rules={{ validate: { blank: typed('Please enter your password.') } }}
      >
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <FormAlert message={form.formState.errors.root?.server?.message} />
      <div className={styles.actions}>
        <Button type="submit" size="lg" wide busy={sending}>
          {sending ? <Trans>Logging in...</Trans> : <Trans>Login</Trans>}
        </Button>
        <ForgotPasswordLink control={form.control} redirect={redirect} />
      </div>
    </form>
  );
}
