import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../ui';
import { ClockIcon } from '../../ui/icons/place';
import { MailIcon } from '../../ui/icons/contact';
import styles from './AccountCard.module.css';

/** What to do once a link may be on its way. */
export function MailSent({ children }: { children: ReactNode }) {
  return (
    <>
      <ul className={styles.steps}>
        <li className={styles.step}>
          <MailIcon />
          <Trans>Check your inbox. The email may also have landed in spam.</Trans>
        </li>
        <li className={styles.step}>
          <ClockIcon />
          <Trans>The link in it is good for one hour.</Trans>
        </li>
        <li className={styles.step}>
          <CheckIcon />
          <Trans>Open it, choose a new password, and log in with that.</Trans>
        </li>
      </ul>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
