import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui';
import { settingsUrl } from '../urls';
import styles from './AccountCard.module.css';

/** Where a mailed link leaves people. */
export function WaysOn() {
  return (
    <div className={styles.actions}>
      <LinkButton to={settingsUrl} size="lg" wide>
        <Trans>Go to your settings</Trans>
      </LinkButton>
      <LinkButton to="/" variant="ghost" wide>
        <Trans>Go to the homepage</Trans>
      </LinkButton>
    </div>
  );
}
