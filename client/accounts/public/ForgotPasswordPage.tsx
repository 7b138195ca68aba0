import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginUrl } from '../../session/urls';
import { Button, LinkButton } from '../../ui';
import { KeyIcon } from '../../ui/icons/account';
import { MailIcon } from '../../ui/icons/contact';
import { AccountCard } from './AccountCard';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import type { ForgotPasswordState } from './login/ForgotPasswordLink';
import { MailSent } from './MailSent';

/** /forgot-password: asks for a reset link (public-site §2). Whatever happens the answer is the same (§8). */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const { email: known = '', redirect } = (useLocation().state ?? {}) as ForgotPasswordState;
  const [email, setEmail] = useState(known);
  const [sent, setSent] = useState(false);
  const answer = t`If an account with that email exists, a password reset link has been sent.`;

  function note(sentTo: string): void {
    setEmail(sentTo);
    setSent(true);
  }

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
      intro={t`It happens. We will email you a link to choose a new one.`}
    >
      <Suspense>
        <ForgotPasswordForm email={email} redirect={redirect} answer={answer} onSent={note} />
      </Suspense>
    </AccountCard>
  );
}
