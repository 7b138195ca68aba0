import { plainEntry } from '../../../lib/plainLine';
import { Trans } from '@lingui/react/macro';
import { type Control, useWatch } from 'react-hook-form';
import { Link } from '../../../lib/router/Link';
import { forgotPasswordUrl } from '../../urls';
import styles from '../AccountCard.module.css';

/** What the login page hands to the page that asks for a new password. */
export interface ForgotPasswordState {
  /** Typed already; nobody should have to type it twice. */
  email?: string;
  /** For the way back. */
  redirect?: string;
}

interface ForgotPasswordLinkProps {
  control: Control<{ identifier: string; password: string }>;
  redirect: string;
}

/** The way out for whoever has forgotten. */
export function ForgotPasswordLink({ control, redirect }: ForgotPasswordLinkProps) {
  const identifier = useWatch({ control, name: 'identifier' });
  const state: ForgotPasswordState = { redirect, ...(identifier.includes('@') && { email: plainEntry(identifier) }) };
  return (
    <Link to={forgotPasswordUrl} state={state} className={styles.way}>
      <Trans>Forgot your password?</Trans>
    </Link>
  );
}
