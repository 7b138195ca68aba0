import { Trans } from '@lingui/react/macro';
import { Link } from '../../lib/router/Link';
import { loginUrl } from '../../session/urls';
import { Button, TextInput, toast } from '../../ui';
import { useRequestPasswordResetMutation } from '../accounts.gen';
import { useAccountForm } from './useAccountForm';
import { filled } from '../rules';
import styles from './AccountCard.module.css';
import { FormField } from './FormField';

interface ForgotPasswordFormProps {
  /** Typed already. */
  email: string;
  /** For the way back. */
  redirect: string | undefined;
  /** What is said whatever happens (public-site §8). */
  answer: string;
  onSent: (email: string) => void;
}

/** Asks for a reset link. */
export function ForgotPasswordForm({ email, redirect, answer, onSent }: ForgotPasswordFormProps) {
  const [requestReset] = useRequestPasswordResetMutation();
  const { form, sending, submit } = useAccountForm({
    defaultValues: { email },
    checks: 'warning',
    fallback: answer,
    async send(variables) {
      await requestReset({ variables }).catch(() => undefined);
      toast.success(answer);
      onSent(variables.email);
    },
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormField
        form={form}
        name="email"
        label={<Trans>Email</Trans>}
        rules={{ validate: { blank: filled('Please enter your email.') } }}
      >
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </FormField>
      <div className={styles.actions}>
        <Button type="submit" size="lg" wide busy={sending}>
          <Trans>Send Reset Link</Trans>
        </Button>
        <Link to={loginUrl(redirect)} className={styles.way}>
          <Trans>Back to login</Trans>
        </Link>
      </div>
    </form>
  );
}
