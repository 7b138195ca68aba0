import { Trans, useLingui } from '@lingui/react/macro';
import type { Viewer } from '../../../session/useViewer';
import { LinkButton } from '../../../ui';
import { accessTokensUrl, changePasswordUrl } from '../../urls';
import styles from './Settings.module.css';
import { SettingsSection } from './SettingsSection';
import { SignInMethods } from './SignInMethods';

/** Password, access tokens and the other ways in (public-site §2, 'Account screens'; decisions §10). */
export function AccountSection({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Account`}>
      <div className={styles.line}>
        <div>
          <h3 className={styles.subtitle}>
            <Trans>Password</Trans>
          </h3>
          {!viewer.hasPassword && (
            <p className={styles.intro}>
              <Trans>You have none yet: you log in with another account.</Trans>
            </p>
          )}
        </div>
        <LinkButton to={changePasswordUrl} variant="secondary" size="sm">
          {viewer.hasPassword ? <Trans>Change Password</Trans> : <Trans>Set a password</Trans>}
        </LinkButton>
      </div>
      <div className={styles.line}>
        <div>
          <h3 className={styles.subtitle}>
            <Trans>Access tokens</Trans>
          </h3>
          <p className={styles.intro}>
            <Trans>For programs that act on your behalf.</Trans>
          </p>
        </div>
        <LinkButton to={accessTokensUrl} variant="secondary" size="sm">
          <Trans>Manage tokens</Trans>
        </LinkButton>
      </div>
      <SignInMethods linked={viewer.linkedProviders} />
    </SettingsSection>
  );
}
