import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginUrl } from '../../session/urls';
import { Button, KeyIcon, LinkButton, MailIcon, TextInput, toast } from '../../ui';
import { useRequestPasswordResetMutation } from '../accounts.gen';
import { AccountCard } from '../components/AccountCard';
import styles from '../components/AccountCard.module.css';
import { FormField } from '../components/FormField';
import type { ForgotPasswordState } from '../components/login/ForgotPasswordLink';
import { MailSent } from '../components/MailSent';
import { useAccountForm } from '../hooks/useAccountForm';
import { filled } from '../rules';

/** /forgot-password: asks for a reset link (public-site §2). Whatever happens the answer is the same (§8). */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const { email, redirect } = (useLocation().state ?? {}) as ForgotPasswordState;
  const [sent, setSent] = useState(false);
  const [requestReset] = useRequestPasswordResetMutation();
  const answer = t`If an account with that email exists, a password reset link has been sent.`;
  const { form, sending, submit } = useAccountForm({
    defaultValues: { email: email ?? '' },
    checks: 'warning',
    fallback: answer,
    async send(variables) {
      await requestReset({ variables }).catch(() => undefined);
      toast.success(answer);
      setSent(true);
    },
  });
  if (sent) {
    return (
      <AccountCard step="sent" title={t`Check your email`} icon={<MailIcon size={28} />} intro={answer}>
        <MailSent>
          <LinkButton to={loginUrl(redirect)} size="lg" wide>
            <Trans>Back to login</Trans>
          </LinkButton>
          <Button variant="ghost" wide onClick={() => setSent(false)}>
            <Trans>Try another email</Trans>
          </Button>
        </MailSent>
      </AccountCard>
    );
  }
  return (
    <AccountCard
      step="asking"
      title={t`Forgot your password?`}
      pageTitle={t`Forgot password`}
      icon={<KeyIcon size={28} />}
      intro={<Trans>It happens. We mail you a link to choose a new one.</Trans>}
    >
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
    </AccountCard>
  );
}
